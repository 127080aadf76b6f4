"""What reaches a naive local server, and does not reach this one.

Every attack runs in a real browser that is signed in to the board, and runs a second time against a
server that checks nothing, to show that it is real.
"""

import contextlib
import json
import socket
import threading
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from browsing import BrowserTest, titles
from served import FILES


def move(page):
    """What would move a card, if it came from the board's own page."""
    revision = int(page.locator("#board").get_attribute("data-revision"))
    return {"card": "b-shed", "column": "done", "to": "top", "revision": revision}


def address_of_moves(page):
    """Where the board's own page sends them, with the key that every form has."""
    return "/move?key=" + page.locator("#board").get_attribute("data-key")


class Recorder(ThreadingHTTPServer):
    """A server that answers everybody and remembers what came."""

    daemon_threads = True

    def __init__(self, page="", headers=()):
        self.requests = []
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def handle_one(self):
                length = int(self.headers.get("Content-Length") or 0)
                body = self.rfile.read(length).decode()
                owner.requests.append((self.command, self.path, dict(self.headers), body))
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                for name, value in headers:
                    self.send_header(name, value)
                self.end_headers()
                with contextlib.suppress(BrokenPipeError):  # The browser has closed the stream of events.
                    self.wfile.write((page or "secret").encode())

            do_GET = do_POST = do_OPTIONS = handle_one

            def log_message(self, *words):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.port = self.server_address[1]
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def of(self, method):
        return [request for request in self.requests if request[0] == method]


class AttackTests(BrowserTest):
    arguments = ["--host-resolver-rules=MAP evil.test 127.0.0.1, MAP rebind.test 127.0.0.1"]

    def setUp(self):
        super().setUp()
        self.naive = Recorder()
        self.evil = Recorder("<!DOCTYPE html><title>evil</title>")
        self.home = self.open()  # Signed in, as the person is while another page attacks.
        self.move = move(self.home)
        # As if the attacker knew the key of the forms.
        self.moves = address_of_moves(self.home)
        self.before = self.board.state()

    def tearDown(self):
        self.assertEqual(self.board.state(), self.before, "an attack has changed the board")
        for server in (self.naive, self.evil):
            server.shutdown()
            server.server_close()
        super().tearDown()

    def attacker(self, host="evil.test"):
        page = self.home.context.new_page()
        page.goto(f"http://{host}:{self.evil.port}/")
        return page

    def attack(self, page, script, argument=None):
        """Runs a script of the attacker's page against both servers; gives what it got of ours."""
        results = [page.evaluate(script, [origin, argument]) for origin in
                   (f"http://127.0.0.1:{self.naive.port}", self.server.origin)]
        page.wait_for_timeout(200)
        return results

    SEND = """async ([origin, body]) => {
        try { const r = await fetch(origin + '/move', {method: 'POST', mode: 'no-cors', credentials: 'include', body});
              return r.type } catch (e) { return 'failed' } }"""

    def test_text_from_another_origin(self):
        self.attack(self.attacker(), self.SEND, json.dumps(self.move))
        [(_, _, headers, body)] = self.naive.of("POST")
        self.assertEqual(json.loads(body), self.move)
        self.assertIn("evil.test", headers["Origin"])

    def form(self, page, origin, enctype, fields):
        page.evaluate(
            """([action, enctype, fields]) => {
                const form = document.createElement('form');
                Object.assign(form, {action, enctype, method: 'post'});
                for (const [name, value] of fields) {
                    const field = document.createElement('input');
                    Object.assign(field, {name, value, type: 'hidden'});
                    form.append(field);
                }
                document.body.append(form);
                form.submit();
            }""",
            [origin + self.moves, enctype, fields],
        )
        page.wait_for_load_state()
        page.wait_for_timeout(200)
        return page.content()

    def test_form_as_text(self):
        text = json.dumps(self.move)[:-1] + ', "x": "'
        for origin in (f"http://127.0.0.1:{self.naive.port}", self.server.origin):
            content = self.form(self.attacker(), origin, "text/plain", [[text, '"}']])
        self.assertEqual(json.loads(self.naive.of("POST")[0][3].replace("=", ""))["card"], "b-shed")
        self.assertIn("This request comes from another site", content)

    def test_form_as_forms_are(self):
        fields = [["card", "b-shed"], ["to", "top"], ["column", "done"], ["revision", str(self.move["revision"])]]
        for origin in (f"http://127.0.0.1:{self.naive.port}", self.server.origin):
            content = self.form(self.attacker(), origin, "application/x-www-form-urlencoded", fields)
        self.assertIn("card=b-shed", self.naive.of("POST")[0][3])
        self.assertIn("This request comes from another site", content)

    def test_form_of_no_origin(self):
        """A sandboxed frame has the origin `null`."""
        for origin in (f"http://127.0.0.1:{self.naive.port}", self.server.origin):
            page = self.attacker()
            page.evaluate(
                """([action, revision]) => {
                    const frame = document.createElement('iframe');
                    frame.sandbox = 'allow-scripts allow-forms';
                    frame.srcdoc = `<form method=post action="${action}"><input name=card value=b-shed>
                        <input name=column value=done><input name=to value=top><input name=revision value=${revision}></form>
                        <script>document.forms[0].submit()</scr` + `ipt>`;
                    document.body.append(frame);
                }""",
                [origin + self.moves, self.move["revision"]],
            )
            page.wait_for_timeout(500)
        self.assertEqual(self.naive.of("POST")[0][2]["Origin"], "null")

    def test_json_from_another_origin(self):
        results = self.attack(self.attacker(), """async ([origin, body]) => {
            try { await fetch(origin + '/move', {method: 'POST', credentials: 'include',
                    headers: {'Content-Type': 'application/json'}, body}); return 'sent' }
            catch (e) { return 'failed' } }""", json.dumps(self.move))
        self.assertEqual(results, ["failed", "failed"])
        self.assertEqual(len(self.naive.of("OPTIONS")), 1)
        self.assertEqual(self.naive.of("POST"), [])

    def test_events_from_another_origin(self):
        results = self.attack(self.attacker(), """([origin]) => new Promise((done) => {
            const events = new EventSource(origin + '/events', {withCredentials: true});
            events.onmessage = events.onopen = () => done('open');
            events.addEventListener('board', () => done('open'));
            events.onerror = () => done('failed'); })""")
        self.assertEqual(results, ["failed", "failed"])
        self.assertEqual(self.naive.of("GET")[0][1], "/events")

    def test_reading_from_another_origin(self):
        page = self.attacker()
        open_naive = Recorder(headers=[("Access-Control-Allow-Origin", "*")])
        read = """async ([origin]) => { try { const r = await fetch(origin + '/'); return await r.text() }
                  catch (e) { return 'failed' } }"""
        self.assertEqual(page.evaluate(read, [f"http://127.0.0.1:{open_naive.port}"]), "secret")
        self.assertEqual(page.evaluate(read, [self.server.origin]), "failed")
        open_naive.shutdown()
        open_naive.server_close()

    def test_rebound_name(self):
        """The attacker's name leads to this computer by now: to the browser all is one origin."""
        read = "async () => { const r = await fetch('/'); return [r.status, await r.text()] }"
        page = self.home.context.new_page()
        page.goto(f"http://rebind.test:{self.naive.port}/")
        self.assertEqual(page.evaluate(read), [200, "secret"])
        headers = self.naive.requests[-1][2]
        self.assertNotIn("Origin", headers)
        page.goto(f"http://rebind.test:{self.server.port}/")
        status, text = page.evaluate(read)
        self.assertEqual(status, 403)
        self.assertNotIn("Paint the shed", text)

    def test_rebound_name_changes_nothing(self):
        send = """async ([origin, body]) => { const r = await fetch('/move', {method: 'POST', body,
                    headers: {'Content-Type': 'application/json'}}); return r.status }"""
        page = self.home.context.new_page()
        for port, status in ((self.naive.port, 200), (self.server.port, 403)):
            page.goto(f"http://rebind.test:{port}/")
            self.assertEqual(page.evaluate(send, [None, json.dumps(self.move)]), status)

    def test_another_port_of_this_computer(self):
        """Cookies know no ports, and to a browser it is the same site."""
        page = self.attacker("127.0.0.1")
        self.attack(page, self.SEND, json.dumps(self.move))
        headers = self.naive.of("POST")[0][2]
        self.assertEqual(headers["Sec-Fetch-Site"], "same-site")
        self.assertIn("kanban-md-", headers["Cookie"])
        self.form(page, self.server.origin, "application/x-www-form-urlencoded",
                  [["card", "b-shed"], ["to", "top"], ["column", "done"], ["revision", str(self.move["revision"])]])

    def test_frame(self):
        page = self.attacker("127.0.0.1")
        for origin, is_shown in ((f"http://127.0.0.1:{self.naive.port}", True), (self.server.origin, False)):
            page.evaluate("(source) => { const f = document.createElement('iframe'); f.src = source; document.body.append(f) }",
                          origin + "/")
            page.wait_for_timeout(300)
            text = page.frames[-1].evaluate("document.body.innerText")
            self.assertEqual("secret" in text, is_shown)
            self.assertNotIn("shed", text)


class OtherUserTests(BrowserTest):
    """Who is on this computer and has no key."""

    def fetch(self, path, headers=(), body=None):
        request = urllib.request.Request(self.server.origin + path, data=body, headers=dict(headers))
        try:
            with urllib.request.urlopen(request) as response:
                return response.status, dict(response.headers), response.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read().decode()

    def test_no_key(self):
        for path in ("/", "/events", "/board.css", "/card/b-shed", "/?t=0"):
            status, headers, text = self.fetch(path)
            self.assertEqual(status, 403, path)
            self.assertNotIn("shed", text)
            self.assertNotIn("Set-Cookie", headers)
        page = self.open()
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        body = urllib.parse.urlencode(move(page)).encode()
        self.assertEqual(self.fetch(address_of_moves(page), headers, body)[0], 403)

    def test_headers_of_every_response(self):
        for path in ("/", "/nothing", f"/?t={self.server.address.split('=')[1]}"):
            _, headers, _ = self.fetch(path)
            self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
            self.assertEqual(headers["Cache-Control"], "no-store")
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertFalse([name for name in headers if name.lower().startswith("access-control")])

    def test_loopback_alone(self):
        probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            self.skipTest("this computer has no other address")
        finally:
            probe.close()
        with self.assertRaises(OSError):
            socket.create_connection((address, self.server.port), timeout=1)

    def test_idle_and_slow_clients(self):
        address = ("127.0.0.1", self.server.port)
        idle = [socket.create_connection(address) for _ in range(200)]
        for client in idle[:100]:
            client.send(b"POST /move HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nhalf")
        start = time.monotonic()
        page = self.open()
        self.assertEqual(len(titles(page, "todo")), 4)
        self.assertLess(time.monotonic() - start, 3)
        for client in idle:
            client.close()

    def test_ends_at_once_with_open_streams(self):
        import signal
        for _ in range(3):
            self.open()
        time.sleep(0.3)
        start = time.monotonic()
        self.assertEqual(self.server.end(signal.SIGTERM), 0)
        self.assertLess(time.monotonic() - start, 1)


class HostileCardTests(BrowserTest):
    files = FILES | {
        "todo.md": "---\ntitle: <script>alert(1)</script>\n---\n\n"
        "- [ ] <img src=x onerror=alert(2)> \"'><script>alert(3)</script> #<b>x ^a\n"
        "  <script>alert(4)</script>\n\n  <svg onload=alert(5)>\n\n"
        "  [a](javascript:alert(6)) [b](JAVA&#115;cript:alert(7)) [c](data:text/html,<script>alert(8)</script>)\n"
        "  [d](vbscript:x) [e](//evil.test/) [f](file:///etc/passwd) ![g](http://evil.test/x.png) <javascript:alert(9)>\n"
        "  [h](https://example.com) <me@example.com> [i](  javascript:alert(1)) [j](&#x01;javascript:alert(1))\n"
    }

    def test_nothing_of_a_card_runs(self):
        said = []
        page = self.open()
        page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.reload()
        page.locator(".card h3 a").first.click()
        page.locator("dialog .body").wait_for()
        page.wait_for_timeout(300)
        self.assertEqual(said, [])
        self.assertEqual([url for url in requests if not url.startswith((self.server.origin, "data:"))], [])
        links = page.locator(".body a").evaluate_all("(all) => all.map((a) => a.getAttribute('href'))")
        self.assertEqual(set(links), {"https://example.com", "http://evil.test/x.png", "mailto:me@example.com"})
        self.assertEqual(page.locator(".board img, .board svg, .board script").count(), 0)


class ReadOnlyTests(BrowserTest):
    options = ("--read-only",)

    def test_nothing_can_be_changed(self):
        page = self.open()
        self.assertEqual(page.locator("form[method=post], .grip, .menu-button").count(), 0)
        status = page.evaluate(
            "async (values) => (await fetch('/move', {method: 'POST', body: new URLSearchParams(values)})).status",
            move(page),
        )
        self.assertEqual(status, 403)
        self.assertNotIn("key=", page.content())
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")


if __name__ == "__main__":
    unittest.main()
