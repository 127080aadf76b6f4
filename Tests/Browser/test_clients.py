"""Clients that are slow, silent or greedy take nothing from others."""

import contextlib
import pathlib
import re
import signal
import socket
import time
import unittest
import urllib.request

from browsing import BrowserTest, titles
from test_moving import by_menu


class SlowHookTests(BrowserTest):
    """A hook of git takes its time, and nobody has to wait but who has made the change."""

    def hook(self, seconds):
        path = self.board.folder / ".git/hooks/pre-commit"
        path.write_text(f"#!/bin/sh\ntouch .git/hook-runs\nsleep {seconds}\n")
        path.chmod(0o755)

    def is_running(self):
        return (self.board.folder / ".git/hook-runs").exists()

    def count(self):
        return self.board.git("rev-list", "--count", "HEAD")

    def test_others_go_on(self):
        self.hook(3)
        one, other = self.open(), self.open()
        start = time.monotonic()
        by_menu(one, "lawn", "Move to the top")
        self.until(self.is_running)
        other.reload()
        self.assertEqual(len(titles(other, "todo")), 4)
        self.board.write("done.md", self.board.read("done.md") + "- [ ] Written by hand\n")
        self.until(lambda: titles(other, "done") == ["Written by hand"])
        self.open()
        self.assertLess(time.monotonic() - start, 3)
        self.assertEqual(self.count(), "1")
        self.until(lambda: self.count() == "2")
        self.until(lambda: titles(one, "todo")[0] == "Mow the lawn")

    def test_two_changes(self):
        self.hook(0.5)
        one, other = self.open(), self.open()
        by_menu(one, "lawn", "Move to the top")
        self.until(self.is_running)
        by_menu(other, "hedge", "Move to Done")
        self.until(lambda: self.count() == "3")
        for page in (one, other):
            self.until(lambda: titles(page, "todo")[0] == "Mow the lawn")
            self.until(lambda: titles(page, "done") == ["Plant the hedge"])

    def test_end_amid_a_change(self):
        """The change that is being made is made whole."""
        self.hook(1)
        page = self.open()
        by_menu(page, "lawn", "Move to the top")
        self.until(self.is_running)
        self.assertEqual(self.server.end(signal.SIGTERM), 0)
        self.assertEqual(self.count(), "2")
        self.assertEqual(self.board.git("status", "--porcelain"), "")
        self.until(lambda: "“Mow the lawn” moved to" in page.locator("#live").inner_text())


class ClientTests(BrowserTest):
    def setUp(self):
        super().setUp()
        self.sockets = []
        self.cookie = self.signed_in()

    def tearDown(self):
        for client in self.sockets:
            client.close()
        super().tearDown()

    def connect(self, text=b"", buffer=None):
        client = socket.socket()
        if buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        client.connect(("127.0.0.1", self.server.port))
        self.sockets.append(client)
        client.sendall(text)
        return client

    def head(self, line, *fields):
        lines = [line + " HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", *fields]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def signed_in(self):
        """The cookie of somebody who knows the key."""
        client = self.connect(self.head("GET /?t=" + self.server.address.split("=")[1]))
        text = client.recv(4096).decode()
        client.close()
        return "Cookie: " + re.search("Set-Cookie: ([^;]+)", text)[1]

    def is_closed(self, client, seconds=0):
        """Whether the server has closed a connection, or closes it in a time."""
        client.settimeout(seconds or 0.001)
        try:
            while client.recv(1 << 16):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    def memory(self):
        """How many KiB the server holds."""
        status = pathlib.Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def works(self, seconds=3):
        """A page loads, a move goes through, and the page follows it."""
        start = time.monotonic()
        page = self.open()
        self.assertEqual(titles(page, "todo")[0], "Dig the pond")
        by_menu(page, "lawn", "Move to the top")
        self.until(lambda: titles(page, "todo")[0] == "Mow the lawn")
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "2")
        self.assertLess(time.monotonic() - start, seconds)
        return page

    def test_many_idle_clients(self):
        self.sockets += [self.connect() for _ in range(200)]
        page = self.works()
        self.board.command("move", "lawn", "done")
        self.until(lambda: titles(page, "todo")[0] == "Dig the pond")

    def test_idle_clients_that_come_again(self):
        """Whoever is cut off connects again at once: the streams and requests of others go on."""
        page = self.open()
        clients = [self.connect() for _ in range(200)]
        end = time.monotonic() + 3
        while time.monotonic() < end:
            gone = [client for client in clients if self.is_closed(client)]
            clients = [client for client in clients if client not in gone] + [self.connect() for _ in gone]
        self.board.command("move", "pond", "done")
        self.until(lambda: titles(page, "todo")[0] == "Order seeds")
        self.assertEqual(page.locator("#lost").count(), 0)

    def test_idle_client_is_cut_off(self):
        client = self.connect()
        time.sleep(5)
        self.assertFalse(self.is_closed(client))
        self.assertTrue(self.is_closed(client, 8))

    def cut_off(self, *starts):
        """Sends a byte every half second, and tells after how many seconds each client was closed."""
        clients = {self.connect(text): None for text in starts}
        start = time.monotonic()
        while None in clients.values() and time.monotonic() - start < 20:
            for client in [client for client, time in clients.items() if time is None]:
                with contextlib.suppress(ConnectionError):
                    client.send(b"a")
                if self.is_closed(client):
                    clients[client] = time.monotonic() - start
            time.sleep(0.5)
        return list(clients.values())

    def test_slow_clients(self):
        times = self.cut_off(
            b"GET / HTTP/1.1\r\nHost: ",
            self.head("POST /move", "Content-Length: 1000"),
            self.head("POST /move", self.cookie, "Content-Length: 1000"),
            self.head("POST /move", self.cookie, "Content-Length: 1000", "Expect: 100-continue"),
        )
        for seconds in times:
            self.assertIsNotNone(seconds)
            self.assertGreater(seconds, 8)
            self.assertLess(seconds, 13)

    def test_stranger_sends_no_body(self):
        """Without the key nobody makes the server keep more than a head."""
        before = self.memory()
        clients = [self.connect(self.head("POST /move", "Content-Length: 1000000")) for _ in range(100)]
        for client in clients:
            with contextlib.suppress(ConnectionError):
                client.sendall(b"a" * 900_000)
            self.assertTrue(self.is_closed(client, 2))
        self.assertLess(self.memory() - before, 20_000)

    def test_body_of_who_has_the_key(self):
        fields = (self.cookie, "Content-Type: application/x-www-form-urlencoded")
        client = self.connect(self.head("POST /move", *fields, "Content-Length: 1000000") + b"a" * 1_000_000)
        self.assertIn(b"403", client.recv(100))
        client = self.connect(self.head("POST /move", *fields, "Content-Length: 1100000"))
        with contextlib.suppress(ConnectionError):
            client.sendall(b"a" * 1_100_000)
        self.assertTrue(self.is_closed(client, 2))

    def test_requests_whose_answers_nobody_reads(self):
        """Requests that come one after the other are not kept while an answer waits to be read."""
        before = self.memory()
        for fields in ((), (self.cookie,)):
            for _ in range(20):
                client = self.connect(buffer=4096)
                client.settimeout(0.2)
                with contextlib.suppress(ConnectionError, TimeoutError):
                    client.sendall(self.head("GET /", *fields) * 50_000)
        self.assertLess(self.memory() - before, 60_000)
        self.works()

    def test_stream_that_nobody_reads(self):
        streams = [self.connect(self.head("GET /events", self.cookie), buffer=2048) for _ in range(20)]
        page = self.open()
        text = self.board.read("todo.md")
        before = self.memory()
        for number in range(1000):
            self.board.write("todo.md", text.replace("Dig the pond", f"Dig {number} ponds"))
            time.sleep(0.005)
        self.until(lambda: titles(page, "todo")[0] == "Dig 999 ponds")
        self.assertLess(self.memory() - before, 30_000)

    def test_streams_that_come_and_go(self):
        """A stream leaves nothing behind."""
        def come_and_go(count):
            for _ in range(count):
                client = self.connect(self.head("GET /events", self.cookie))
                client.recv(100)
                client.close()
            time.sleep(1.5)
            return self.memory()

        before = come_and_go(300)
        self.assertLess(come_and_go(3000) - before, 3000)

    def test_listener_that_speaks(self):
        client = self.connect(self.head("GET /events", self.cookie))
        self.assertIn(b"200 OK", client.recv(100))
        client.send(b"GET / HTTP/1.1\r\n")
        self.assertTrue(self.is_closed(client, 2))

    def test_ends_with_all_of_them(self):
        self.open()
        for _ in range(40):
            self.connect()
            self.connect(b"GET / HTTP/1.1\r\nHost:")
        for _ in range(10):
            self.connect(self.head("POST /move", self.cookie, "Content-Length: 1000") + b"half")
            self.connect(self.head("GET /events", self.cookie), buffer=2048)
            self.connect(self.head("GET /", self.cookie) * 100, buffer=2048)
        time.sleep(0.5)
        start = time.monotonic()
        self.assertEqual(self.server.end(signal.SIGINT), 0)
        self.assertLess(time.monotonic() - start, 1)


if __name__ == "__main__":
    unittest.main()
