/// What all pages of a board have in common.
struct PageContext {
  /// The key that every form holds.
  let formKey: String
  let isReadOnly: Bool

  /// The names of the cards.
  let keys: CardKeys

  /// The address of a form that changes something.
  func action(_ path: String) -> String { "\(path)?key=\(formKey)" }

  /// A form that changes something; nothing where nothing may be changed.
  func form(_ path: String, _ hidden: [(String, String)], class name: String, _ inside: HTML)
    -> HTML
  {
    if isReadOnly { return .none }
    let fields: [HTML] = hidden.map { "<input type=\"hidden\" name=\"\($0.0)\" value=\"\($0.1)\">" }
    return """
      <form class="\(name)" method="post" action="\(action(path))" data-live>\(fields)\(inside)</form>
      """
  }
}

/// A whole page.
struct Page {
  let title: String
  let body: HTML

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/board.css">
    <script type="module" src="/board.js"></script>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}

extension Page {
  /// A page that says one thing and leads back to the board.
  static func message(_ heading: String, _ text: HTML) -> Page {
    Page(
      title: heading,
      body: """
        <main class="sheet"><h1>\(heading)</h1>\(text)<p><a class="button" href="/">Back to the board</a></p></main>
        """
    )
  }
}
