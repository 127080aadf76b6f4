/// How a command ended, as scripts see it.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failed = 1
  case usage = 2
  case notFound = 3
  case wipLimit = 4
  case conflict = 5
  case findings = 6
}
