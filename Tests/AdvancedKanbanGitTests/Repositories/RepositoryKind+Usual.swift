import TestSupport

/// Where the commit of a move is that of the same change by hand.
extension RepositoryKind {
  static let usual = states + places + lineEnds + filters + markings + clones

  private static let states = [
    RepositoryKind("plain"),
    RepositoryKind("detached HEAD") { try $0.script("git checkout --quiet --detach") },
    RepositoryKind("branch in a folder") { try $0.script("git checkout --quiet -b one/two") },
    RepositoryKind("packed") { try $0.script("git gc --quiet; git pack-refs --all") },
    RepositoryKind("index version 4") { try $0.script("git update-index --index-version 4") },
    RepositoryKind("untracked cache") { try $0.script("git update-index --untracked-cache") },
    RepositoryKind("no reflog") { board in
      try board.script("git config core.logAllRefUpdates false; rm -r .git/logs")
    },
    RepositoryKind("case ignored") { try $0.script("git config core.ignoreCase true") },
    RepositoryKind("modes ignored") { board in
      try board.script("git config core.fileMode false; chmod +x board/*.md")
    },
    RepositoryKind("executable files") { board in
      try board.script("chmod +x board/todo.md; git commit --quiet -am Mode")
    },
    RepositoryKind("unborn branch") { try $0.script("git update-ref -d HEAD") }
      .committing { board, _ in
        try board.script(
          """
          git rm -rqf --cached .; cp board/doing.md full
          printf -- '---\\ntitle: Doing\\n---\\n- [ ] marked ^marked\\n' > board/doing.md
          git add board/doing.md; git commit --quiet -m 'By hand'; mv full board/doing.md; git add .
          """
        )
      },
  ]

  private static let places = [
    RepositoryKind("board at the root", in: ""),
    RepositoryKind("board deep below", in: "a folder/über/[x]"),
    RepositoryKind("linked column") { board in
      try board.script("git mv board/doing.md real.md; ln -s ../real.md board/doing.md")
      try board.script("git add board; git commit --quiet -m Link")
    },
    RepositoryKind("linked board") { board in
      try board.script("git mv board real; ln -s real board; git add board")
      try board.script("git commit --quiet -m Link")
    },
    other("linked work tree") { board in
      TestBoard(in: board.folder, of: try board.repository.linkedWorkTree("linked"))
    },
    other("submodule") { board in
      try board.script(
        """
        git init --quiet ../super; cd ../super
        git -c protocol.file.allow=always submodule --quiet add ../repository sub
        """
      )
      return board.moved(to: "super/sub")
    },
    RepositoryKind("git directory elsewhere") { board in
      try board.script("git init --quiet --separate-git-dir=../elsewhere")
    },
    other("work tree elsewhere") { board in
      try board.script("mv .git ../elsewhere; git config -f ../elsewhere/config core.worktree $PWD")
      return board.with(["GIT_DIR": "\(board.repository.sandbox.path)/elsewhere"])
    },
    other("GIT_DIR and GIT_WORK_TREE") { board in
      try board.script("mv .git ../elsewhere")
      let directory = "\(board.repository.sandbox.path)/elsewhere"
      return board.with(["GIT_DIR": directory, "GIT_WORK_TREE": board.repository.path])
    },
    other("GIT_INDEX_FILE") { board in
      try board.script("cp .git/index ../index")
      return board.with(["GIT_INDEX_FILE": "\(board.repository.sandbox.path)/index"])
    },
  ]

  private static let lineEnds =
    ["* text=auto", "*.md text eol=crlf", "*.md eol=lf", "*.md -text", "*.md ident"].map { line in
      RepositoryKind("attributes '\(line)'") { board in
        try board.repository.write("\(line)\n", to: ".gitattributes")
        try board.script("sed -i 's/Before/$Id$ Before/' board/*.md")
        try board.checkOutAnew()
      }
    }
    + ["true", "input"].map { value in
      RepositoryKind("core.autocrlf=\(value)") { board in
        try board.script("git config core.autocrlf \(value)")
        try board.checkOutAnew()
      }
    }
    + ["true", "input", "false"].map { value in
      RepositoryKind("CRLF committed, and core.autocrlf=\(value)") { board in
        try board.script("sed -i 's/$/\\r/' board/*.md")
        try board.checkOutAnew()
        try board.script("git config core.autocrlf \(value)")
      }
    }
    + [
      RepositoryKind("CRLF in the folder alone") { board in
        try board.script("git config core.autocrlf input; sed -i 's/$/\\r/' board/[td]o*.md")
      },
      RepositoryKind("no filter for the board") { board in
        try board.script("git config filter.x.clean false; git config filter.x.required true")
        try board.script("printf '*.bin filter=x\\n*.md filter=y\\n' > .gitattributes; git add .")
        try board.script("git commit --quiet -m Attributes")
      },
    ]

  /// Programs that the files pass on their way into the repository and back.
  private static let filters =
    [
      ("", "tr a-z n-za-m"), ("text eol=crlf", "tr a-z n-za-m"), ("", "rev; echo %f >&2"),
      ("", "false"), ("", "base64"),
    ].map { attributes, command in
      RepositoryKind("filter '\(command)', \(attributes)") { board in
        let way = command == "base64" ? "base64 --decode" : command
        try board.repository.git("config", "filter.x.clean", command)
        try board.repository.git("config", "filter.x.smudge", way)
        if command != "false" { try board.script("git config filter.x.required true") }
        try board.repository.write("*.md filter=x \(attributes)\n", to: ".gitattributes")
        try board.script("git add --renormalize .")
        try board.checkOutAnew()
      }
    }
    + [
      RepositoryKind("filter by a program for many files") { board in
        try FilterServer.all[0].install(in: board.repository)
        try board.script("git config filter.x.required true; echo '*.md filter=x' > .gitattributes")
        try board.checkOutAnew()
      }
    ]

  private static let markings = [
    RepositoryKind("ignored and tracked") { board in
      try board.script("echo board > .gitignore; git add .gitignore; git commit --quiet -m Ignore")
    },
    marked("assume-unchanged"), marked("skip-worktree"),
    RepositoryKind("sparse checkout") { board in
      try board.repository.commit(["far/away.txt": "text\n", "near.txt": "text\n"])
      try board.script("git sparse-checkout set --cone --no-sparse-index board")
    },
    RepositoryKind("sparse checkout by patterns") { board in
      try board.repository.commit(["far/away.txt": "text\n", "near.txt": "text\n"])
      try board.script("git sparse-checkout set --no-cone '/board/*.md' '!near.txt'")
    },
  ]

  /// Files that git is told not to look at; by hand that has to be taken back for a commit.
  private static func marked(_ name: String) -> RepositoryKind {
    RepositoryKind(name) { board in
      try board.script("git update-index --\(name) board/todo.md board/doing.md")
    }.committing { board, paths in
      try board.script("git update-index --no-\(name) board/todo.md board/doing.md")
      try board.repository.run(["commit", "--quiet", "--message", "By hand", "--"] + paths)
        .expectSuccess()
      try board.script("git update-index --\(name) board/todo.md board/doing.md")
    }
  }

  private static let clones =
    [("shallow", "--depth=1"), ("partial", "--filter=blob:none"), ("treeless", "--filter=tree:0")]
    .map { name, option in
      other("\(name) clone") { board in
        try board.script(
          """
          git config uploadpack.allowFilter true; git commit --quiet --allow-empty -m Second
          git clone --quiet \(option) "file://$PWD" ../clone
          """
        )
        return board.moved(to: "clone")
      }
    }
    + [
      other("clone with alternates") { board in
        try board.script("git clone --quiet --shared . ../clone")
        return board.moved(to: "clone")
      }
    ]
}
