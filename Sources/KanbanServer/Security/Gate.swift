package import HTTPServer

/// Says who may come in, before anything is done for them.
///
/// Every page that a browser shows can send requests to this computer, and every user of the computer
/// can reach the port. So a request has to name this server, to come from its own pages, and to know
/// a secret.
package struct Gate: Sendable {
  package let port: UInt16
  package var secrets: Secrets

  /// Whether nobody may change anything.
  package let isReadOnly: Bool

  package init(port: UInt16, secrets: Secrets, isReadOnly: Bool) {
    (self.port, self.secrets, self.isReadOnly) = (port, secrets, isReadOnly)
  }

  /// What becomes of a request.
  package enum Verdict: Hashable, Sendable {
    case pass

    /// The client knows the start token: it gets a cookie for it and another address.
    case signIn
    case refuse(Refusal)
  }

  /// Why a request is refused.
  package enum Refusal: String, Hashable, Sendable {
    case host = "This server answers to no other name than localhost."
    case origin = "This request comes from another site."
    case site = "This request comes from a page that is not of this board."
    case token = "Open the address that the command has printed: it has a key in it."
    case contentType = "Changes are sent by the page's own forms."
    case formKey = "This form is from a page that is not up to date. Load the board again."
    case readOnly = "This board is shown to be read alone."

    /// The status of the response.
    package var status: Int { self == .contentType ? 415 : 403 }
  }

  /// Judges a request by its head; the order of the checks is part of the contract.
  package func verdict(on head: HTTPRequestHead) -> Verdict {
    guard isAddressedHere(head) else { return .refuse(.host) }
    guard isOfOwnOrigin(head) else { return .refuse(.origin) }
    guard isOfOwnSite(head) else { return .refuse(.site) }
    if head.method != .post, head.path == "/", let token = head.query["t"],
      secrets.admits(token)
    {
      return .signIn
    }
    guard holdsToken(head) else { return .refuse(.token) }
    return head.method == .post ? verdict(onPost: head) : .pass
  }

  private func verdict(onPost head: HTTPRequestHead) -> Verdict {
    guard mediaType(of: head) == "application/x-www-form-urlencoded" else {
      return .refuse(.contentType)
    }
    guard let key = head.query["key"], secrets.isFormKey(key) else { return .refuse(.formKey) }
    return isReadOnly ? .refuse(.readOnly) : .pass
  }
}

extension Gate {
  /// The names by which a browser knows this server.
  private var names: [String] { ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" } }

  private func isAddressedHere(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.values(of: "Host").map { $0.lowercased() }
    return hosts.count == 1 && names.contains(hosts[0])
  }

  /// An origin has to be the one that the request is sent to; `null` is none.
  private func isOfOwnOrigin(_ head: HTTPRequestHead) -> Bool {
    let host = head.values(of: "Host").first?.lowercased() ?? ""
    return head.values(of: "Origin").allSatisfy { $0 == "http://\(host)" }
  }

  private func isOfOwnSite(_ head: HTTPRequestHead) -> Bool {
    let isNavigation =
      head.method != .post
      && head.values(of: "Sec-Fetch-Mode").allSatisfy { $0 == "navigate" }
    return head.values(of: "Sec-Fetch-Site").allSatisfy {
      $0 == "same-origin" || $0 == "none" && isNavigation
    }
  }

  private func holdsToken(_ head: HTTPRequestHead) -> Bool {
    let pairs = head.values(of: "Cookie").flatMap { $0.split(separator: ";") }
    let start = "\(cookieName)="
    return pairs.map { $0.drop { $0 == " " } }.contains {
      $0.hasPrefix(start) && secrets.isToken($0.dropFirst(start.count))
    }
  }

  private func mediaType(of head: HTTPRequestHead) -> String {
    let types = head.values(of: "Content-Type")
    let type = types.count == 1 ? types[0].prefix { $0 != ";" } : ""
    return String(type.reversed().drop { $0 == " " }.reversed()).lowercased()
  }

  /// Browsers keep one set of cookies for all ports.
  private var cookieName: String { "kanban-md-\(port)" }

  /// The header field that gives a client the token.
  package var cookie: HTTPRequestHead.Field {
    .init("Set-Cookie", "\(cookieName)=\(secrets.token); Path=/; HttpOnly; SameSite=Strict")
  }
}
