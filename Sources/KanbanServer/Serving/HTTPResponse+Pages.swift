internal import HTTPServer

extension HTTPResponse {
  private init(_ status: Int, type: String, _ body: [UInt8], _ more: [HTTPRequestHead.Field] = []) {
    self.init(status, .safe + [.init("Content-Type", type)] + more, body: body)
  }

  static func page(_ page: Page, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: "text/html; charset=utf-8", Array(page.html.text.utf8))
  }

  static func json(_ object: JSONObject, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", Array(object.line.utf8))
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
  static func refusal(_ refusal: Refusal) -> Page {
    let hint: HTML = refusal.hint.map { "<p>\(asSentence($0))</p>" } ?? .none
    return .message("That did not work", "<p>\(asSentence(refusal.message))</p>\(hint)")
  }
}

extension Deed {
  var notice: Notice {
    Notice(
      text: ([sentence] + warnings.map { "Note: \($0)." }).joined(separator: " "),
      isBad: !warnings.isEmpty
    )
  }

  func json(revision: Int) -> JSONObject {
    JSONObject([
      "message": .text(sentence), "commit": commit.map { .text($0) } ?? .null,
      "warnings": .list(warnings), "revision": .number(revision),
    ])
  }
}

extension Refusal {
  static let unknown = Refusal(.badRequest, "this server knows no such request")

  func json(revision: Int) -> JSONObject {
    JSONObject([
      "code": .text(kind.rawValue), "message": .text(asSentence(message)),
      "hint": hint.map { .text(asSentence($0)) } ?? .null, "revision": .number(revision),
    ])
  }
}

/// A message as a sentence of its own.
private func asSentence(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
}
