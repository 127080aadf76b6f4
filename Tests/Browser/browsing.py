"""Tests in a real browser."""

import os
import time
import unittest

from playwright.sync_api import Error, sync_playwright

from served import Board, Server

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class BrowserTest(unittest.TestCase):
    """Has a browser, and for each test a board of its own that is served."""

    behavior = "warnOnly"
    options = ()
    arguments = ()
    files = None

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        # Root may use the browser in no other way.
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", *cls.arguments]
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.board = Board(self.behavior, self.files)
        self.server = Server(self.board, *self.options)
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        if self.server.process.poll() is None:
            self.assertEqual(self.server.end(), 0)
        self.board.remove()

    def open(self, address=None, **options):
        """A page with the board, in a browser that knows nothing of any other page."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 720}, **options})
        context.set_default_timeout(5000)
        self.contexts.append(context)
        page = context.new_page()
        self.problems = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.problems.append(said.text))
        page.goto(address or self.server.address)
        return page

    def until(self, condition, seconds=5):
        """Waits for something, and says how long it took."""
        def holds():
            try:
                return condition()
            except Error:  # Another page is being loaded.
                return False

        start = time.monotonic()
        while not holds():
            self.assertLess(time.monotonic() - start, seconds, "it did not happen")
            time.sleep(0.01)
        return time.monotonic() - start


def card(page, key):
    return page.locator(f'.card:not(.ghost)[data-card="b-{key}"]')


def column(page, identifier):
    return page.locator(f'.column[data-column="{identifier}"]')


def titles(page, identifier):
    return [text.strip() for text in column(page, identifier).locator(".card h3").all_inner_texts()]


def center(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, start, *ends):
    """Presses the mouse at a place, moves it over others and does not release it."""
    page.mouse.move(*start)
    page.mouse.down()
    for end in ends:
        page.mouse.move(*end, steps=8)
