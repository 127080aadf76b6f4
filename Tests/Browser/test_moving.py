"""Every way of moving a card ends in the same commit."""

import unittest

from browsing import BrowserTest, card, center, column, drag, titles
from served import Board


def by_mouse(page, key, target):
    drag(page, center(card(page, key).locator(".labels, .top").last), target(page))
    page.mouse.up()


def by_touch(page, key, target):
    touch = page.context.new_cdp_session(page)
    start, end = center(card(page, key).locator(".grip")), target(page)
    path = [(start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8) for n in range(9)]
    for number, (x, y) in enumerate(path):
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_menu(page, key, name):
    card(page, key).locator(".menu-button").click()
    page.get_by_role("menuitem", name=name).click()


def by_keys(page, key, *keys):
    card(page, key).locator(".grip").focus()
    for name in keys:
        page.keyboard.press(name)


def by_form(page, key, button, column=None):
    card(page, key).locator("h3 a").click()
    if column:
        page.get_by_label("Column").select_option(column)
    page.get_by_role("button", name=button, exact=True).click()


def empty_part(identifier):
    """A point of a short column below all of its cards."""

    def place(page):
        box = column(page, identifier).bounding_box()
        return box["x"] + box["width"] / 2, page.viewport_size["height"] - 30

    return place


def beneath(key):
    """A point in the lower half of a card."""

    def place(page):
        box = card(page, key).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8

    return place


class MovingTests(BrowserTest):
    def check(self, expected, way, **options):
        """Moves in a way, and compares with what the command does on a board of its own."""
        other = Board()
        other.command(*expected)
        page = self.open(**options)
        way(page)
        self.until(lambda: self.board.git("rev-list", "--count", "HEAD") == "2")
        self.until(lambda: self.board.git("status", "--porcelain") == "")
        self.assertEqual(self.board.state(), other.state())
        self.assertEqual(self.problems, [])
        other.remove()
        return page

    to_done = ("move", "shed", "done")
    down = ("move", "pond", "todo", "--to", "2")

    def test_mouse_to_another_column(self):
        page = self.check(self.to_done, lambda page: by_mouse(page, "shed", empty_part("done")))
        self.until(lambda: titles(page, "done") == ["Paint the shed"])
        self.until(lambda: "Paint the shed" in page.locator("#live").inner_text())

    def test_mouse_within_a_column(self):
        self.check(self.down, lambda page: by_mouse(page, "pond", beneath("seeds")))

    def test_touch_to_another_column(self):
        self.check(self.to_done, lambda page: by_touch(page, "shed", empty_part("done")), has_touch=True)

    def test_touch_within_a_column(self):
        self.check(self.down, lambda page: by_touch(page, "pond", beneath("seeds")), has_touch=True)

    def test_menu_to_another_column(self):
        page = self.check(self.to_done, lambda page: by_menu(page, "shed", "Move to Done"))
        self.until(lambda: "moved to “Done”, position 1, from “To do”, position 3" in page.locator("#live").inner_text())
        # Focus stays on the card.
        self.assertEqual(page.evaluate("document.activeElement.closest('.card').dataset.card"), "b-shed")

    def test_menu_within_a_column(self):
        self.check(self.down, lambda page: by_menu(page, "pond", "Move down"))

    def test_menu_to_top_and_bottom(self):
        self.check(("move", "lawn", "todo", "--top"), lambda page: by_menu(page, "lawn", "Move to the top"))

    def test_menu_by_keys(self):
        self.check(
            ("move", "pond", "todo", "--bottom"),
            lambda page: (card(page, "pond").locator(".menu-button").focus(),
                          [page.keyboard.press(key) for key in ("Enter", "ArrowDown", "Enter")]),
        )

    def test_move_mode_to_another_column(self):
        self.check(self.to_done, lambda page: by_keys(page, "shed", "Space", "ArrowRight", "ArrowRight", "Enter"))

    def test_move_mode_within_a_column(self):
        self.check(self.down, lambda page: by_keys(page, "pond", "Enter", "ArrowDown", "Enter"))

    def test_alt_arrows_to_another_column(self):
        self.check(("move", "hedge", "done"), lambda page: by_keys(page, "hedge", "Alt+ArrowRight"))

    def test_alt_arrows_within_a_column(self):
        self.check(self.down, lambda page: by_keys(page, "pond", "Alt+ArrowDown"))

    def test_form_without_script_to_another_column(self):
        page = self.check(
            self.to_done, lambda page: by_form(page, "shed", "To its bottom", "Done"), java_script_enabled=False
        )
        self.assertIn("Moved “Paint the shed” from To do to Done".replace("“", '"').replace("”", '"'),
                      page.locator(".notice").inner_text())

    def test_form_without_script_within_a_column(self):
        self.check(self.down, lambda page: by_form(page, "pond", "Down"), java_script_enabled=False)

    def test_escape_puts_a_dragged_card_back(self):
        page = self.open()
        drag(page, center(card(page, "shed").locator(".top")), empty_part("done")(page))
        self.assertEqual(page.locator(".slot").count(), 1)
        page.keyboard.press("Escape")
        page.mouse.up()
        page.wait_for_timeout(300)
        self.assertEqual(page.locator(".slot, .ghost, .lifted").count(), 0)
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")
        self.until(lambda: "stays in" in page.locator("#live").inner_text())

    def test_pressed_handle_to_another_column(self):
        def way(page):
            card(page, "shed").locator(".grip").click()
            for key in ("ArrowRight", "ArrowRight"):
                page.keyboard.press(key)
            card(page, "shed").locator(".grip").click()

        self.check(self.to_done, way)

    def test_edges_scroll(self):
        for number in range(6):
            self.board.command("column", "add", f"Later {number}")
        page = self.open(viewport={"width": 900, "height": 500})
        drag(page, center(card(page, "shed").locator(".top")), (890, 250))
        self.until(lambda: page.evaluate(
            "(({scrollLeft, clientWidth, scrollWidth}) => scrollLeft + clientWidth >= scrollWidth - 1)(document.querySelector('#board'))"
        ))
        page.mouse.up()
        self.until(lambda: "^shed" in self.board.read("later-5.md"))

    def test_a_long_column_scrolls(self):
        self.board.write("todo.md", "".join(f"- [ ] Card {n} ^c{n}\n" for n in range(60)))
        page = self.open()
        drag(page, center(card(page, "c1").locator(".top")), (170, 705), (170, 700))
        self.until(lambda: page.evaluate("document.querySelector('.cards').scrollTop") > 2000)
        page.keyboard.press("Escape")
        page.mouse.up()

    def test_escape_puts_a_picked_up_card_back(self):
        page = self.open()
        by_keys(page, "shed", "Space", "ArrowRight")
        self.assertEqual(titles(page, "doing"), ["Plant the hedge", "Paint the shed"])
        page.keyboard.press("Escape")
        self.assertEqual(len(titles(page, "todo")), 4)
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")
        self.until(lambda: "is back in “To do”, position 3" in page.locator("#live").inner_text())
        self.assertTrue(page.evaluate("document.activeElement.matches('[data-card=b-shed] .grip')"))

    def test_filtered_cards_go_where_they_are_shown_to_go(self):
        page = self.open()
        page.locator("#filter").fill("@")
        page.goto(self.server.origin + "/?q=the")
        self.assertEqual(titles(page, "todo"), ["Dig the pond", "Paint the shed", "Mow the lawn"])
        by_menu(page, "lawn", "Move up")
        self.until(lambda: self.board.git("rev-list", "--count", "HEAD") == "2")
        lines = [line for line in self.board.read("todo.md").splitlines() if line.startswith("- ")]
        self.assertEqual([line.split("^")[1] for line in lines], ["pond", "seeds", "lawn", "shed"])


class LimitTests(BrowserTest):
    """`preventDrop` refuses on each way alike and says why."""

    behavior = "preventDrop"

    def check(self, way, **options):
        page = self.open(**options)
        way(page)
        said = page.locator("#live" if options.get("java_script_enabled", True) else "main")
        self.until(lambda: "is limited to 1 card" in said.inner_text())
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")

    def test_mouse(self):
        self.check(lambda page: by_mouse(page, "shed", empty_part("doing")))

    def test_touch(self):
        self.check(lambda page: by_touch(page, "shed", empty_part("doing")), has_touch=True)

    def test_menu(self):
        self.check(lambda page: by_menu(page, "shed", "Move to Doing"))

    def test_move_mode(self):
        self.check(lambda page: by_keys(page, "shed", "Space", "ArrowRight", "Enter"))

    def test_alt_arrows(self):
        self.check(lambda page: by_keys(page, "shed", "Alt+ArrowRight"))

    def test_form(self):
        self.check(lambda page: by_form(page, "shed", "To its top", "Doing"), java_script_enabled=False)


class WarningTests(BrowserTest):
    def test_a_breach_is_said_and_shown_in_words(self):
        page = self.open()
        by_menu(page, "shed", "Move to Doing")
        self.until(lambda: "'Doing' holds 2 cards and should hold at most 1" in page.locator("#live").inner_text())
        self.until(lambda: "over limit" in column(page, "doing").locator(".count").inner_text())
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "2")


if __name__ == "__main__":
    unittest.main()
