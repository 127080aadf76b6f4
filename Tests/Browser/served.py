"""A board in a repository of its own, and the command that serves it."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("KANBAN_MD", str(ROOT / ".build/debug/kanban-md"))

FILES = {
    "board.md": "---\ntitle: Garden\nwipLimitBehavior: {behavior}\n---\n\n"
    "- [To do](todo.md)\n- [Doing](doing.md)\n- [Done](done.md)\n",
    "todo.md": "---\ntitle: To do\n---\n\n"
    "- [ ] Dig the pond #water @mira due:2026-12-24 ^pond\n"
    "  With **spades**.\n  - [x] mark it out\n  - [ ] dig\n"
    "- [ ] Order seeds @ann ^seeds\n- [ ] Paint the shed ^shed\n- [ ] Mow the lawn ^lawn\n",
    "doing.md": "---\ntitle: Doing\nwipLimit: 1\n---\n\n- [ ] Plant the hedge ^hedge\n",
    "done.md": "---\ntitle: Done\n---\n\n",
}


class Board:
    """A board, and a git that depends on nothing of this computer."""

    def __init__(self, behavior="warnOnly", files=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kanban-browser-"))
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.com",
            "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.com",
        }
        for name, text in (files or FILES).items():
            self.write(name, text.replace("{behavior}", behavior))
        self.git("init", "-q", "-b", "main")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "Begin")

    def write(self, name, text):
        """Writes a file as editors do: another one that takes its place."""
        draft = self.folder / (name + ".draft")
        draft.write_text(text)
        draft.rename(self.folder / name)

    def read(self, name):
        return (self.folder / name).read_text()

    def run(self, *words):
        return subprocess.run(
            words, cwd=self.folder, env=self.environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    def git(self, *words):
        return self.run("git", *words)

    def command(self, *words):
        return self.run(PROGRAM, *words)

    def state(self):
        """What was committed: the files, the message and how many commits there are."""
        assert self.git("status", "--porcelain") == "", self.git("status", "--porcelain")
        return (
            self.git("rev-parse", "HEAD^{tree}"), self.git("log", "-1", "--format=%B"),
            self.git("rev-list", "--count", "HEAD"),
        )

    def remove(self):
        shutil.rmtree(self.folder)


class Server:
    """`kanban-md serve` for as long as it is wanted."""

    def __init__(self, board, *options):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--no-open", "--port", "0", *options],
            cwd=board.folder, env=board.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )
        self.address = self.process.stdout.readline().strip()
        assert "/?t=" in self.address, self.address
        self.origin = self.address.split("/?t=")[0]
        self.port = int(self.origin.rsplit(":", 1)[1])

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        self.process.wait(timeout=5)
        self.process.stdout.close()
        return self.process.returncode
