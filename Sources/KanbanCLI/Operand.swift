/// A word after the command that is no option.
package struct Operand: Equatable, Sendable {
  /// The name in upper case, as help shows it.
  package let name: String
  package let kind: WordKind
  package let arity: Arity

  package init(_ name: String, _ kind: WordKind = .text, _ arity: Arity = .one) {
    self.name = name
    self.kind = kind
    self.arity = arity
  }

  /// How often an operand may be given.
  package enum Arity: Sendable {
    case one
    case optional
    case oneOrMore
    case any

    package var minimum: Int { self == .one || self == .oneOrMore ? 1 : 0 }

    /// Nil where there is no limit.
    package var maximum: Int? { self == .one || self == .optional ? 1 : nil }
  }

  package var synopsis: String {
    let name = kind.synopsis(named: name)
    return switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}
