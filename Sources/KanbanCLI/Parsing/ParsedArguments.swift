/// What was typed after the name of the program, understood.
package struct ParsedArguments: Equatable, Sendable {
  package var operands: [String] = []

  /// The values by the option's name, in the order given; a flag has empty ones.
  private var given: [String: [String]] = [:]

  package init() {}

  package mutating func record(_ option: Option, value: String = "") {
    given[option.name, default: []].append(value)
  }

  /// The arguments as if an option had not been given.
  func without(_ option: Option) -> ParsedArguments {
    var arguments = self
    arguments.given[option.name] = nil
    return arguments
  }

  /// Whether the option was given.
  package func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// The value of the option; the last one counts.
  package func value(of option: Option) -> String? { given[option.name]?.last }

  /// All values of an option that may be repeated.
  package func values(of option: Option) -> [String] { given[option.name] ?? [] }

  /// The value as a number from 1, as people count positions.
  package func position(of option: Option) throws(Failure) -> Int? {
    try number(
      of: option,
      "position for '--\(option.name)'",
      hint: "positions are numbers from 1"
    )
  }

  /// The value as a number from 1.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - noun: What the number is, as it follows "is no".
  ///   - hint: What to give instead of anything else.
  /// - Returns: The number; `nil` where the option was not given.
  /// - Throws: ``Failure``, where the value is no such number.
  func number(of option: Option, _ noun: String, hint: String) throws(Failure) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw .usage("'\(text)' is no \(noun)", hint: hint)
    }
    return number
  }
}

extension ParsedArguments {
  package var board: String? { value(of: .board) }

  package var isJSON: Bool { has(.json) }

  package var isWithoutCommit: Bool { has(.noCommit) }

  package var colorChoice: ColorChoice {
    value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
  }
}
