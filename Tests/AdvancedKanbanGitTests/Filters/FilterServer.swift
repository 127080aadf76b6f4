import TestSupport
import Testing

/// A program that filters many files in one go, as Git LFS does; it swaps small and capital letters.
struct FilterServer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let capabilities: [String]

  /// What it says of a file before its content, and behind it.
  private let before: [String]
  private let behind: [String]

  static let all = [
    FilterServer("both ways", ["clean", "smudge"], ["success"], []),
    FilterServer("one way", ["clean"], ["success"], []),
    FilterServer("an error", ["clean", "smudge"], ["error"], []),
    FilterServer("an error at the end", ["clean", "smudge"], ["success"], ["error"]),
    FilterServer("no answer", [], [], []),
  ]

  init(_ name: String, _ capabilities: [String], _ before: [String], _ behind: [String]) {
    testDescription = name
    self.capabilities = capabilities
    self.before = before
    self.behind = behind
  }

  /// Makes it the filter `x` of a repository.
  func install(in repository: TestRepository) throws {
    try repository.write(script, to: ".git/filter")
    try repository.git("config", "filter.x.process", "perl .git/filter")
    try repository.git("config", "filter.x.clean", "echo passed over")
  }

  private var script: String {
    let list = { (name: String, values: [String]) in
      values.map { "line(\"\(name)=\($0)\");" }.joined() + " done();"
    }
    return """
      binmode STDIN; binmode STDOUT; $| = 1;
      sub packet { printf "%04x%s", length($_[0]) + 4, $_[0] }
      sub line { packet("$_[0]\\n") }
      sub done { print "0000" }
      sub items {
        my @items;
        while (read(STDIN, my $digits, 4) == 4) {
          return \\@items unless hex $digits;
          read(STDIN, my $item, hex($digits) - 4);
          push @items, $item;
        }
        exit 0;
      }
      items(); line("git-filter-server"); line("version=2"); done();
      items(); \(list("capability", capabilities))
      exit 1 if \(capabilities.isEmpty ? 1 : 0);
      while (my $command = items()) {
        my $text = join "", @{items()};
        $text =~ tr/a-zA-Z/A-Za-z/;
        \(list("status", before))
        next if \(before == ["error"] ? 1 : 0);
        packet($1) while $text =~ /\\G(.{1,60000})/gs;
        done(); \(list("status", behind))
      }
      """
  }
}
