internal import AdvancedKanbanGit
internal import Glibc
internal import HTTPServer
internal import KanbanServer

extension Command {
  static let serve = Command(
    "serve",
    summary: "Show the board as a page in the browser",
    discussion: """
      Every change on the page is a commit, as those of the other commands are, and the page follows the files,
      whoever changes them. It is for this computer alone, and for those who know the key in the address that is
      printed. Ctrl-C ends it.

        \(Program.name) serve --port 8080 --no-open
      """,
    options: [.port, .noOpen, .readOnly],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let loop = try started { try EventLoop() }
      let server = try server(of: open, arguments, environment, on: loop)
      let signals = try started {
        try [SIGINT, SIGTERM].map { try loop.watch(signal: $0) { loop.end() } }
      }
      tell(of: server, arguments, environment)
      withExtendedLifetime((server, signals)) { loop.run() }
      server.finish {
        environment.errors.line("Waiting for a change that is being made")
        environment.errors.flush()
      }
      return .done
    }
  )

  private static func server(
    of open: OpenBoard,
    _ arguments: ParsedArguments,
    _ environment: Environment,
    on loop: EventLoop
  ) throws -> BoardServer {
    let desk = ServedBoard(open, environment)
    var random = environment.random
    var options = BoardServer.Options()
    options.isReadOnly = arguments.has(.readOnly)
    options.port = try arguments.port ?? options.port
    let again = again(arguments, environment)
    return try started {
      let folder = open.location.folder.path
      return try BoardServer(desk, again: again, folder: folder, options, random: &random, on: loop)
    }
  }

  /// Opens the same board for another thread.
  private static func again(
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) -> @Sendable () throws(Refusal) -> any BoardDesk {
    let (folder, variables) = (environment.workingDirectory, environment.variables)
    return { () throws(Refusal) in
      var environment = Environment.process
      (environment.workingDirectory, environment.variables) = (folder, variables)
      return try ServedBoard(arguments, environment)
    }
  }

  /// Says where the page is, and opens it.
  private static func tell(
    of server: BoardServer,
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) {
    if arguments.isJSON {
      let fields: [String: JSONValue] = [
        "url": .text(server.address), "port": .integer(Int(server.port)),
      ]
      environment.output.line(JSONValue.document(kind: "serve", fields))
    } else {
      environment.output.line(server.address)
    }
    environment.output.flush()
    if let port = server.takenPort {
      environment.errors.line("Port \(port) is taken, so the page is at \(server.port).")
    }
    environment.errors.line("The board is served until you press Ctrl-C.")
    environment.errors.flush()
    if !arguments.has(.noOpen) { environment.openPage?(server.addressForOnce) }
  }

  /// Says in the command's words why a server cannot begin.
  private static func started<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as HTTPServerError {
      throw Failure(error)
    } catch let error as Refusal {
      throw Failure(.failed, error.message, hint: error.hint)
    }
  }
}

extension Option {
  static let port = Option(
    "port",
    value: "N",
    help: "Listen at this port, or at the next one that is free; 0 is any"
  )

  static let noOpen = Option(flag: "no-open", help: "Open no browser")

  static let readOnly = Option(flag: "read-only", help: "Let nobody change anything on the page")
}

extension ParsedArguments {
  fileprivate var port: UInt16? {
    get throws(Failure) {
      guard let text = value(of: .port) else { return nil }
      guard let port = UInt16(text) else {
        throw .usage("'\(text)' is no port", hint: "give a number up to 65535")
      }
      return port
    }
  }
}

extension Failure {
  fileprivate init(_ error: HTTPServerError) {
    switch error {
    case .outOfMemory: self.init(.failed, "there is not enough memory for a server")
    case .port(let port, let number):
      self.init(
        .inputOutput,
        "cannot listen at port \(port): \(systemMessage(number))",
        hint: "choose another one with '--port'; those below 1024 are for the system"
      )
    case .noFreePort(let ports):
      self.init(
        .inputOutput,
        "the ports \(ports.lowerBound) to \(ports.upperBound) are taken",
        hint: "choose another one with '--port'"
      )
    case .watch(let path, let number):
      self.init(
        .inputOutput,
        "cannot watch '\(path)' for changes: \(systemMessage(number))",
        hint: "'sysctl fs.inotify' says how much may be watched"
      )
    }
  }
}
