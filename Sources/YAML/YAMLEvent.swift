/// What a YAML document says at one place, in the order of its text.
package struct YAMLEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case documentStart
    case documentEnd
    case mappingStart
    case mappingEnd
    case sequenceStart
    case sequenceEnd
    case alias
    case scalar(ScalarStyle)
  }

  /// How a scalar is written.
  package enum ScalarStyle: Hashable, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package let kind: Kind

  /// The text of a scalar, with its quotes and escapes resolved; the anchor that an alias names.
  package let value: String

  package let anchor: String?
  package let tag: String?

  /// The bytes of the event, as offsets into the text.
  ///
  /// The end of block scalars and block collections lies behind the blank lines and comments that
  /// follow them; an anchor and a tag are counted in.
  package let range: Range<Int>
}

/// Why a text is no YAML.
package struct YAMLError: Error, Hashable, Sendable {
  /// What is wrong, in libyaml's words.
  package let problem: String

  /// The offset of the byte where it went wrong.
  package let offset: Int

  package init(problem: String, offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
