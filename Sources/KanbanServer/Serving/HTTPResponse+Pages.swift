internal import HTTPServer

extension HTTPResponse {
  private init(_ status: Int, type: String, _ body: [UInt8], _ more: [HTTPRequestHead.Field] = []) {
    self.init(status, .safe + [.init("Content-Type", type)] + more, body: body)
  }

  static func page(_ page: Page, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: "text/html; charset=utf-8", Array(page.html.text.utf8))
  }

  /// What the page's script shows.
  static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", Array(text.utf8))
  }

  static func asset(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(200, type: type + "; charset=utf-8", bytes)
  }

  static func redirect(to address: String, _ fields: [HTTPRequestHead.Field] = []) -> HTTPResponse {
    HTTPResponse(303, type: "text/plain", [], [.init("Location", address)] + fields)
  }

  static var events: HTTPResponse { HTTPResponse(200, type: "text/event-stream", []) }

  static var notFound: HTTPResponse {
    .page(.message("Not found", "<p>There is no such page.</p>"), status: 404)
  }

  static var cardIsGone: HTTPResponse {
    let text: HTML = "<p>The card is gone, or somebody has changed it since this page was made.</p>"
    return .page(.message("No such card", text), status: 404)
  }
}

extension Page {
  /// Says why something was not done, and gives back what was typed.
  static func refusal(_ refusal: Refusal, typed: FormEncoding = FormEncoding("")) -> Page {
    let sentences: [HTML] = refusal.sentences.map { "<p>\($0)</p>" }
    let texts = [typed["title"], typed["body"]?.unixLines].compactMap(\.self)
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    let given: HTML =
      text.isEmpty
      ? .none
      : """
      <div class="fields"><label>What you typed <textarea rows="10" readonly>
      \(text)</textarea></label></div>
      """
    return .message("That did not work", "\(sentences)\(given)")
  }
}

extension Deed {
  static let nothing = Deed("Nothing to change: that is so already.")

  /// What was done, and what is to be noted about it.
  var sentences: [String] { [sentence] + warnings.map { "Note: \($0)." } }

  var notice: Notice {
    Notice(text: sentences.joined(separator: " "), isBad: !warnings.isEmpty)
  }
}

extension Refusal {
  static let unknown = Refusal(.badRequest, "this server knows no such request")

  /// What happened, and what to do next.
  var sentences: [String] { [asSentence(message)] + (hint.map { [asSentence($0)] } ?? []) }
}

/// A message as a sentence of its own: what is typed in a terminal and the names of files stay as they
/// are.
private func asSentence(_ text: String) -> String {
  let word = text.prefix { $0.isLetter }
  let isName = word == "git" || ![" ", ",", ""].contains(text.dropFirst(word.count).prefix(1))
  let place = text.contains("'--") ? " on the command line" : ""
  let start = isName ? text : text.prefix(1).uppercased() + text.dropFirst()
  return start + place + (start.hasSuffix(".") ? "" : ".")
}
