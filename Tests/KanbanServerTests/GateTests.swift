import HTTPServer
import TestSupport
import Testing

@testable import KanbanServer

@Suite("The gate of the board's page")
struct GateTests {
  private static let secrets: Secrets = {
    var random = SeededGenerator(seed: 7)
    return Secrets(using: &random)
  }()

  private let gate = Gate(port: 4000, secrets: secrets, isReadOnly: false)

  /// A request with the fields of a browser that has the cookie, changed and added to.
  private func verdict(
    _ method: HTTPRequestHead.Method = .get,
    _ target: String = "/",
    host: String? = "127.0.0.1:4000",
    cookie: Bool = true,
    _ fields: [(String, String)] = [],
    on gate: Gate? = nil
  ) -> Gate.Verdict {
    let all =
      (host.map { [("Host", $0)] } ?? []) + fields
      + (cookie ? [("Cookie", "a=b; kanban-md-4000=\(Self.secrets.token)")] : [])
    let head = HTTPRequestHead(method, target, all.map { .init($0.0, $0.1) })
    return (gate ?? self.gate).verdict(on: head)
  }

  private var form: [(String, String)] {
    [("Content-Type", "application/x-www-form-urlencoded;charset=UTF-8")]
  }

  /// The address of a change that is sent by the page.
  private let move = "/move?key=\(secrets.formKey)"

  @Test(
    "Answers to its own names alone",
    arguments: ["127.0.0.1:4000", "LOCALHOST:4000", "[::1]:4000"]
  )
  func ownNames(host: String) {
    #expect(verdict(host: host) == .pass)
  }

  @Test(
    "Refuses every other name, as of a page whose name was rebound",
    arguments: [
      nil, "", "rebind.test:4000", "127.0.0.1", "127.0.0.1:4001", "localhost.evil.test:4000",
      "127.0.0.1:4000.evil.test", "localhost:4000@evil.test",
    ]
  )
  func otherNames(host: String?) {
    #expect(verdict(host: host) == .refuse(.host))
  }

  @Test("Refuses a request with two names")
  func twoNames() {
    #expect(verdict([("Host", "evil.test")]) == .refuse(.host))
  }

  private func verdict(_ fields: [(String, String)]) -> Gate.Verdict { verdict(.get, "/", fields) }

  @Test(
    "Refuses other origins, and the one that is none",
    arguments: ["null", "http://evil.test", "http://127.0.0.1:4001", "https://127.0.0.1:4000", ""]
  )
  func origins(origin: String) {
    #expect(verdict([("Origin", origin)]) == .refuse(.origin))
    #expect(verdict(.post, move, form + [("Origin", origin)]) == .refuse(.origin))
  }

  @Test("Takes its own origin under the name that is used")
  func ownOrigin() {
    #expect(verdict([("Origin", "http://127.0.0.1:4000")]) == .pass)
    #expect(verdict([("Origin", "http://localhost:4000")]) == .refuse(.origin))
  }

  @Test(
    "Refuses other sites, other ports among them",
    arguments: ["cross-site", "same-site", "", "none,same-origin"]
  )
  func sites(site: String) {
    #expect(verdict([("Sec-Fetch-Site", site)]) == .refuse(.site))
  }

  @Test("Takes what a person has typed or opened, if it is a page")
  func typed() {
    let none = ("Sec-Fetch-Site", "none")
    #expect(verdict([none, ("Sec-Fetch-Mode", "navigate")]) == .pass)
    #expect(verdict([none, ("Sec-Fetch-Mode", "no-cors")]) == .refuse(.site))
    #expect(verdict(.post, move, form + [none]) == .refuse(.site))
    #expect(verdict([("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors")]) == .pass)
  }

  @Test("Wants the token, in the address of the start or in the cookie")
  func token() {
    #expect(verdict(cookie: false) == .refuse(.token))
    #expect(verdict(.get, "/?t=\(Self.secrets.token)", cookie: false) == .signIn)
    #expect(verdict(.get, "/board?t=\(Self.secrets.token)", cookie: false) == .refuse(.token))
    #expect(verdict(.post, "/?t=\(Self.secrets.token)", cookie: false, form) == .refuse(.token))
    #expect(verdict(.get, "/?t=\(Self.secrets.formKey)", cookie: false) == .refuse(.token))
    let other = ("Cookie", "kanban-md-4001=\(Self.secrets.token)")
    #expect(verdict(cookie: false, [other]) == .refuse(.token))
    let beginning = ("Cookie", "kanban-md-4000=\(Self.secrets.token.dropLast())")
    #expect(verdict(cookie: false, [beginning]) == .refuse(.token))
  }

  @Test("Takes changes by forms that have the key")
  func changes() {
    #expect(verdict(.post, move, form) == .pass)
    #expect(verdict(.post, move, cookie: false, form) == .refuse(.token))
    #expect(verdict(.post, "/move", form) == .refuse(.formKey))
    #expect(verdict(.post, "/move?key=\(Self.secrets.token)", form) == .refuse(.formKey))
  }

  @Test(
    "Takes changes in no other form",
    arguments: [
      "text/plain", "multipart/form-data; boundary=x", "application/jsonp",
      "application/json", "text/plain; application/x-www-form-urlencoded", "",
    ]
  )
  func contentTypes(type: String) {
    #expect(verdict(.post, move, [("Content-Type", type)]) == .refuse(.contentType))
    #expect(verdict(.post, move) == .refuse(.contentType))
    #expect(verdict(.post, move, form + [("Content-Type", type)]) == .refuse(.contentType))
  }

  @Test("Takes no change of a board that is to be read")
  func readOnly() {
    let gate = Gate(port: 4000, secrets: Self.secrets, isReadOnly: true)
    #expect(verdict(.post, move, form, on: gate) == .refuse(.readOnly))
    #expect(verdict(on: gate) == .pass)
  }

  @Test("Checks in the order that the reasons are written in")
  func order() {
    let all = [("Origin", "null"), ("Sec-Fetch-Site", "cross-site")]
    #expect(verdict(.post, "/", host: "evil.test", cookie: false, all) == .refuse(.host))
    #expect(verdict(.post, "/", cookie: false, all) == .refuse(.origin))
    #expect(verdict(.post, "/", cookie: false, Array(all.dropFirst())) == .refuse(.site))
    #expect(verdict(.post, "/", cookie: false) == .refuse(.token))
  }
}

extension GateTests {
  @Test("Lets a browser in once by a ticket, and always by the token")
  func ticket() throws {
    var random = SeededGenerator(seed: 8)
    var secrets = Secrets(using: &random)
    let ticket = try #require(secrets.ticket)
    #expect(secrets.admits(ticket))
    #expect(!secrets.isToken(ticket))
    secrets.use(secrets.token)
    #expect(secrets.admits(ticket))
    secrets.use(ticket)
    #expect(!secrets.admits(ticket))
    #expect(secrets.admits(secrets.token))
  }
}
