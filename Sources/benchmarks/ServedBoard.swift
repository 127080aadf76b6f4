import Glibc
import TestSupport

/// A board that `kanban-md serve` serves.
final class ServedBoard {
  let repository: TestRepository
  let port: UInt16
  private let process: pid_t

  /// What lets a client in.
  private(set) var cookie = ""

  /// What every change has to name.
  private(set) var formKey = ""

  init(program: String, cards: Int) throws {
    repository = try SampleRepository(files: 10, cards: cards).make()
    let output = repository.path + "/.git/address"
    let command = """
      "$0" --board "$2" serve --no-open --port 0 >"$1" 2>/dev/null & echo $!
      while kill -0 $! && ! [ -s "$1" ]; do sleep 0.02; done; cat "$1"
      """
    let words = try TestSupport.run(
      "/bin/sh",
      ["-c", command, program, output, repository.path + "/board"],
      environment: repository.sandbox.environment
    ).expectSuccess().text.split(whereSeparator: \.isWhitespace)
    process = words.first.flatMap { pid_t($0) } ?? 0
    let parts = words.last?.split(whereSeparator: { "/?".contains($0) }) ?? []
    port = parts.count > 1 ? parts[1].split(separator: ":").last.flatMap { UInt16($0) } ?? 0 : 0
    let head = try get("/?" + (parts.last ?? "")).head
    cookie =
      head.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }
      .map { String($0.dropFirst(12).prefix { $0 != ";" }) } ?? ""
    let page = String(decoding: try get("/").body, as: UTF8.self)
    let marks = page.split(separator: "data-key=\"")
    formKey = String(marks.dropFirst().first?.prefix { $0 != "\"" } ?? "")
  }

  deinit { if process > 0 { kill(process, SIGTERM) } }

  /// What a client gets.
  func get(_ target: String) throws -> HTTPClient.Answer {
    let client = try HTTPClient(port: port)
    client.send(head("GET", target) + "\r\n")
    return client.answer()
  }

  /// Moves a card to the top of a column.
  func move(_ card: String, to column: String, seeing revision: Int) throws -> HTTPClient.Answer {
    let body = "card=\(card)&column=\(column)&to=index&index=0&revision=\(revision)"
    let client = try HTTPClient(port: port)
    client.send(
      head("POST", "/move?key=\(formKey)") + "Accept: text/plain\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body
    )
    return client.answer()
  }

  /// A client that is told of changes, and the revision that it was told of first.
  func listener() throws -> (client: HTTPClient, revision: Int) {
    let client = try HTTPClient(port: port)
    client.send(head("GET", "/events") + "\r\n")
    let words = client.read(until: "\ndata: ").split(whereSeparator: \.isWhitespace)
    let number = words.firstIndex(of: "data:").flatMap { words[($0 + 1)...].first }
    return (client, number.flatMap { Int($0) } ?? 0)
  }

  /// The megabytes that the server has in memory.
  var megabytes: Double {
    let path = "/proc/\(process)/statm"
    let descriptor = unsafe open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    let numbers = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? Double(numbers[1] * sysconf(Int32(_SC_PAGESIZE))) / 1e6 : 0
  }

  private func head(_ method: String, _ target: String) -> String {
    "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Cookie: \(cookie)\r\n"
  }
}
