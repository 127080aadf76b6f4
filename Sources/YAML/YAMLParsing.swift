internal import CYAML

/// The events of the first document in a text.
///
/// libyaml reads it to the end of the stream, so that what stands behind the document has to be YAML
/// too. Anchors, aliases and tags are reported and never resolved, so nothing in a
/// text can expand; every scalar is a string, whatever it looks like.
///
/// - Parameter text: A document in UTF-8 without a byte order mark and without `---` lines.
/// - Returns: The events between the start and the end of the stream.
/// - Throws: ``YAMLError`` where the text is no YAML, or more than settings ever are.
package func yamlEvents(of text: [UInt8]) throws(YAMLError) -> [YAMLEvent] {
  if let problem = excess(in: text) { throw YAMLError(problem: problem, offset: 0) }
  let offsets = ByteOffsets(of: text)
  // libyaml keeps the address of the text until the last event, and its parser points into itself:
  // neither may move before the parser is deleted.
  let result = text.withUnsafeBufferPointer { buffer in
    withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { storage in
      events(of: buffer, offsets: offsets, with: storage)
    }
  }
  return try result.get()
}

private func events(
  of text: UnsafeBufferPointer<UInt8>,
  offsets: ByteOffsets,
  with storage: UnsafeMutableBufferPointer<yaml_parser_t>
) -> Result<[YAMLEvent], YAMLError> {
  guard let parser = storage.baseAddress, yaml_parser_initialize(parser) == 1 else {
    return .failure(YAMLError(problem: "out of memory", offset: 0))
  }
  defer { yaml_parser_delete(parser) }
  // The empty text has no address; libyaml wants one all the same.
  var nothing: UInt8 = 0
  return withUnsafePointer(to: &nothing) { empty in
    yaml_parser_set_input_string(parser, text.baseAddress ?? empty, text.count)
    return events(from: parser, offsets: offsets)
  }
}

private func events(
  from parser: UnsafeMutablePointer<yaml_parser_t>,
  offsets: ByteOffsets
) -> Result<[YAMLEvent], YAMLError> {
  var result: [YAMLEvent] = []
  var isBehindDocument = false
  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      return .failure(YAMLError(of: parser.pointee, offsets: offsets))
    }
    defer { yaml_event_delete(&event) }
    if event.type == YAML_STREAM_END_EVENT { return .success(result) }
    if !isBehindDocument, let value = YAMLEvent(event, offsets: offsets) { result.append(value) }
    if event.type == YAML_DOCUMENT_END_EVENT { isBehindDocument = true }
  }
}

extension YAMLError {
  fileprivate init(of parser: yaml_parser_t, offsets: ByteOffsets) {
    let isReader = parser.error == YAML_READER_ERROR
    self.init(
      problem: parser.problem.map { String(cString: $0) } ?? "not valid YAML",
      offset: isReader
        ? min(Int(parser.problem_offset), offsets.count)
        : offsets[Int(Self.mark(of: parser).index)]
    )
  }

  /// Where the mistake is: the scanner notes that a key or a quoted text does not end on a later
  /// line, and knows where it begins.
  private static func mark(of parser: yaml_parser_t) -> yaml_mark_t {
    let isBehind = parser.context != nil && parser.context_mark.line < parser.problem_mark.line
    return parser.error == YAML_SCANNER_ERROR && isBehind
      ? parser.context_mark : parser.problem_mark
  }
}

extension YAMLEvent {
  fileprivate init?(_ event: yaml_event_t, offsets: ByteOffsets) {
    let start = offsets[Int(event.start_mark.index)]
    let range = start..<max(start, offsets[Int(event.end_mark.index)])
    func make(
      _ kind: Kind,
      value: String = "",
      anchor: UnsafeMutablePointer<yaml_char_t>? = nil,
      tag: UnsafeMutablePointer<yaml_char_t>? = nil
    ) -> YAMLEvent {
      YAMLEvent(
        kind: kind,
        value: value,
        anchor: anchor.map { String(cString: $0) },
        tag: tag.map { String(cString: $0) },
        range: range
      )
    }
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = make(.documentStart)
    case YAML_DOCUMENT_END_EVENT: self = make(.documentEnd)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = make(.mappingStart, anchor: start.anchor, tag: start.tag)
    case YAML_MAPPING_END_EVENT: self = make(.mappingEnd)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = make(.sequenceStart, anchor: start.anchor, tag: start.tag)
    case YAML_SEQUENCE_END_EVENT: self = make(.sequenceEnd)
    case YAML_ALIAS_EVENT:
      self = make(.alias, value: String(cString: event.data.alias.anchor))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = make(
        .scalar(ScalarStyle(scalar.style)),
        value: String(decoding: bytes, as: UTF8.self),
        anchor: scalar.anchor,
        tag: scalar.tag
      )
    default: return nil
    }
  }
}

extension YAMLEvent.ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
