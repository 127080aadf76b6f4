internal import AdvancedKanbanMarkdown

/// A card as text in an editor: the title on the first line, an empty line, and the body.
struct CardDraft: Equatable {
  let title: String
  let body: String

  init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  /// Reads a text; of the empty lines below the title one is the draft's own.
  init(_ text: String) {
    let ends: Set<Character> = ["\n", "\r\n", "\r"]
    var lines = text.split(omittingEmptySubsequences: false) { ends.contains($0) }[...]
    title = lines.popFirst().map(String.init) ?? ""
    if lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    body = lines.joined(separator: "\n")
  }

  /// The draft as text.
  var text: String { title + "\n\n" + (body.isEmpty ? "" : body + "\n") }
}

extension CardDraft {
  /// Lets a person edit a card, and does something with what has changed.
  ///
  /// Where that fails, the text stays in its file, and the failure says where.
  static func edit(
    _ card: FoundCard,
    in environment: Environment,
    then use: (_ title: String?, _ body: String?) throws -> ExitCode
  ) throws -> ExitCode {
    guard let editor = Editor.command(variables: environment.variables) else {
      throw Failure.noEditor
    }
    let old = CardDraft(title: card.card.title, body: card.card.body)
    let file = try ScratchText(old.text, in: environment)
    let code: ExitCode
    do {
      let status = try environment.runEditor(editor, file.path)
      guard status == 0 else { throw Failure.editor(editor, endedWith: status) }
      let new = try old.edited(to: file.text())
      code = try use(
        new.title == old.title ? nil : new.title,
        new.body == old.body ? nil : new.body
      )
    } catch {
      if let text = try? file.text(), text != old.text, !trimmed(text).isEmpty {
        throw Failure(error).keeping(file)
      }
      file.remove()
      throw error
    }
    file.remove()
    return code
  }

  private func edited(to text: String) throws(Failure) -> CardDraft {
    let draft = CardDraft(text)
    if draft.title[...].isBlank && !title.isEmpty { throw .untitled }
    return draft
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}

// MARK: - Wording

extension Failure {
  fileprivate static let noEditor = Failure(
    .editor,
    "there is no editor to open",
    hint: "set EDITOR, or use '--title' and '--body'"
  )

  fileprivate static let untitled = Failure(
    .editor,
    "the first line of the text is empty and no title",
    hint: "nothing was changed"
  )

  fileprivate static func editor(_ command: String, endedWith status: Int32) -> Failure {
    Failure(.editor, "the editor '\(command)' ended with \(status)", hint: "nothing was changed")
  }

  /// The failure, with the place of the text that a person has written.
  fileprivate func keeping(_ file: ScratchText) -> Failure {
    let place = "your text is in '\(file.path)'"
    return Failure(
      code,
      message,
      hint: hint.map { "\($0); \(place)" } ?? place,
      candidates: candidates
    )
  }
}
