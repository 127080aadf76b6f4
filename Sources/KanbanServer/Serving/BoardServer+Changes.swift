internal import AdvancedKanbanGit
internal import HTTPServer

extension BoardServer {
  func change(_ request: HTTPRequest, _ gate: Gate) -> HTTPAnswer {
    read()
    let isOfScript = request.head.values(of: "Accept") == ["text/plain"]
    if request.head.path == "/preview" {
      return .whole(preview(request, gate, isPart: isOfScript))
    }
    let form = FormEncoding(String(decoding: request.body, as: UTF8.self))
    do throws(Refusal) {
      let changes = try changes(at: request.head.path, form)
      if changes.isEmpty { return .whole(tell(.success(.nothing), of: form, toScript: isOfScript)) }
      return work(isChange: true) { desk throws(Refusal) in
        try desk.apply(changes)
      } answering: { [unowned self] deed in
        read()
        return tell(deed, of: form, toScript: isOfScript)
      }
    } catch {
      return .whole(tell(.failure(error), of: form, toScript: isOfScript))
    }
  }

  private func tell(
    _ deed: Result<Deed, Refusal>,
    of form: FormEncoding,
    toScript: Bool
  ) -> HTTPResponse {
    switch deed {
    case .success(let deed) where toScript: .text(deed.sentences.joined(separator: "\n"))
    case .success(let deed): .redirect(to: "/?n=\(notices.add(deed.notice))")
    case .failure(let refusal) where toScript:
      .text(refusal.sentences.joined(separator: " "), status: refusal.kind.status)
    case .failure(let refusal): .page(.refusal(refusal, typed: form), status: refusal.kind.status)
    }
  }

  private func changes(
    at path: String,
    _ form: FormEncoding
  ) throws(Refusal) -> [BoardChange] {
    let changer = BoardChanger(desk: desk, live: live)
    switch path {
    case "/move":
      guard let move = MoveRequest(form) else { throw .unknown }
      return try changer.move(move)
    case "/add": return try changer.add(form)
    case "/edit": return try changer.edit(form)
    case "/tick": return try changer.tick(form)
    case "/remove": return try changer.remove(form)
    case "/collapse": return try changer.collapse(form)
    default: throw .unknown
    }
  }

  /// The text of a form as it would look; the whole page of the card for one without script.
  private func preview(_ request: HTTPRequest, _ gate: Gate, isPart: Bool) -> HTTPResponse {
    let form = FormEncoding(String(decoding: request.body, as: UTF8.self))
    let (title, body) = (form["title"] ?? "", form["body"]?.unixLines ?? "")
    if isPart { return .text(BodyPart.html(of: body).text) }
    guard var page = cardPage(CardKey(form["card"] ?? ""), gate) else { return .cardIsGone }
    page.draft = (title, body)
    return .page(page.page)
  }
}
