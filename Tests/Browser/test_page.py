"""What the page shows and does beside moving cards, with and without script."""

import unittest

from axe_playwright_python.sync_playwright import Axe

from browsing import BrowserTest, card, column, titles
from served import FILES

TROUBLE = FILES | {
    "todo.md": FILES["todo.md"] + "- [ ] Twice ^pond\n",
    "doing.md": FILES["doing.md"] + "- [/] Prune the roses\n",
    "done.md": "---\ntitle: Done\nisCollapsed: true\n---\n\n- [x] Buy gloves\n",
}


class ChangeTests(BrowserTest):
    """Each change is the commit that the command makes."""

    scripted = True

    def page(self):
        return self.open(java_script_enabled=self.scripted)

    def subject(self, number):
        self.until(lambda: self.board.git("rev-list", "--count", "HEAD") == str(number))
        self.until(lambda: self.board.git("status", "--porcelain") == "")
        return self.board.git("log", "-1", "--format=%s")

    def open_card(self, page, key):
        card(page, key).locator("h3 a").click()
        page.locator(".card-sheet").wait_for()

    def test_add(self):
        page = self.page()
        form = column(page, "done").locator(".add")
        form.locator("summary").click()
        form.get_by_label("Title").fill("Sow & <water> #herbs")
        form.get_by_label("Text").fill("- [ ] basil\n- [ ] mint")
        form.get_by_role("button", name="Add", exact=True).click()
        self.assertEqual(self.subject(2), 'Add "Sow & <water> #herbs" to Done')
        self.until(lambda: titles(page, "done") == ["Sow & <water>"])
        self.assertRegex(self.board.read("done.md"), r"- \[ \] Sow & <water> #herbs \^\w{6}\n  - \[ \] basil\n  - \[ \] mint\n")

    def test_add_at_the_top(self):
        page = self.page()
        form = column(page, "todo").locator(".add")
        form.locator("summary").click()
        form.get_by_label("Title").fill("First of all")
        form.get_by_role("button", name="Add at the top").click()
        self.subject(2)
        self.until(lambda: titles(page, "todo")[0] == "First of all")

    def test_edit_with_preview(self):
        page = self.page()
        self.open_card(page, "seeds")
        page.locator("summary", has_text="Edit").click()
        page.get_by_label("Title").last.fill("Order bulbs @ann")
        page.get_by_label("Text, in Markdown").fill("From **two** shops\n\n- tulips")
        page.get_by_role("button", name="Preview").click()
        page.locator(".preview strong", has_text="two").wait_for()
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")
        page.get_by_role("button", name="Save").click()
        self.assertEqual(self.subject(2), 'Edit "Order seeds @ann" in To do')
        self.assertIn("- [ ] Order bulbs @ann ^seeds\n  From **two** shops\n\n  - tulips\n", self.board.read("todo.md"))

    def test_what_was_typed_is_there_after_a_failure(self):
        hook = self.board.folder / ".git/hooks/pre-commit"
        hook.write_text("#!/bin/sh\necho 'not <b>now' >&2\nexit 1\n")
        hook.chmod(0o755)
        before = self.board.read("todo.md")
        page = self.page()
        self.open_card(page, "seeds")
        page.locator("summary", has_text="Edit").click()
        page.get_by_label("Text, in Markdown").fill("All my <words>")
        with page.expect_response("**/edit?*") as answer:
            page.get_by_role("button", name="Save").click()
        self.assertEqual(answer.value.status, 409)
        page.get_by_text("The hook 'pre-commit' ended with 1: not <b>now.").first.wait_for()
        page.get_by_text("Mend what it says, or use '--no-verify' on the command line.").first.wait_for()
        typed = [area.input_value() for area in page.locator("textarea").all()]
        self.assertTrue(any("All my <words>" in text for text in typed), typed)
        self.assertEqual(self.board.read("todo.md"), before)

    def test_saving_what_is_there_changes_nothing(self):
        page = self.page()
        self.open_card(page, "pond")
        page.locator("summary", has_text="Edit").click()
        page.get_by_role("button", name="Save").click()
        said = page.locator("#live" if self.scripted else ".notice")
        self.until(lambda: "Nothing to change" in said.inner_text())
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")

    def test_tick(self):
        page = self.page()
        card(page, "seeds").get_by_role("checkbox").click()
        self.assertEqual(self.subject(2), 'Check "Order seeds @ann" in To do')
        self.until(lambda: card(page, "seeds").get_by_role("checkbox").is_checked())
        card(page, "seeds").get_by_role("checkbox").click()
        self.assertEqual(self.subject(3), 'Uncheck "Order seeds @ann" in To do')

    def test_change_that_is_not_committed(self):
        self.board.git("config", "kanban.autoCommit", "false")
        page = self.page()
        card(page, "seeds").get_by_role("checkbox").click()
        said = page.locator("#live" if self.scripted else ".notice")
        self.until(lambda: said.inner_text() == 'Checked "Order seeds @ann" in To do (not committed).')
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")

    def test_remove_asks_first(self):
        page = self.page()
        self.open_card(page, "seeds")
        page.get_by_role("link", name="Remove").click()
        page.locator("h1", has_text="Remove “Order seeds”?").wait_for()
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")
        page.get_by_role("button", name="Remove the card").click()
        self.assertEqual(self.subject(2), 'Remove "Order seeds @ann" from To do')
        self.until(lambda: len(titles(page, "todo")) == 3)

    def test_collapse(self):
        page = self.page()
        page.get_by_role("button", name="Collapse To do").click()
        self.assertEqual(self.subject(2), "Collapse column To do")
        self.assertIn("isCollapsed: true", self.board.read("todo.md"))
        page.get_by_role("button", name="Expand To do").click()
        self.assertEqual(self.subject(3), "Expand column To do")
        self.until(lambda: len(titles(page, "todo")) == 4)

    def test_filter(self):
        page = self.page()
        page.get_by_label("Filter", exact=True).fill("@ann")
        page.keyboard.press("Enter")
        self.until(lambda: titles(page, "todo") == ["Order seeds"])
        page.locator(".bar .labels").get_by_role("link", name="#water").click()
        self.until(lambda: titles(page, "todo") == ["Dig the pond"])

    def test_history(self):
        self.board.command("move", "seeds", "doing")
        page = self.page()
        self.open_card(page, "seeds")
        page.get_by_role("link", name="History").click()
        page.locator(".history li").first.wait_for()
        self.assertEqual([deed for deed in page.locator(".deed").all_inner_texts()], ["To do -> Doing", "added to To do"])


class ChangeWithoutScriptTests(ChangeTests):
    scripted = False


class LookTests(BrowserTest):
    files = TROUBLE

    def test_findings_with_file_and_line(self):
        page = self.open()
        page.locator("#findings summary").click()
        text = page.locator("#findings").inner_text()
        self.assertRegex(text, r"todo\.md:\d+:\d+ \w+ .*duplicate-card-id")
        self.assertIn("2 problems in the files" if "2 problems" in text else "problem", text)

    def test_limit_in_words(self):
        page = self.open()
        self.assertEqual(column(page, "doing").locator(".count").inner_text().split("\n")[0][:3], "2/1")
        self.assertIn("over limit", column(page, "doing").locator(".count").inner_text())

    def test_collapsed_strip(self):
        page = self.open()
        strip = column(page, "done")
        self.assertLess(strip.bounding_box()["width"], 80)
        self.assertIn("Done", strip.inner_text())
        self.assertIn("1", strip.locator(".count").inner_text())

    def test_phone(self):
        page = self.open(viewport={"width": 360, "height": 700}, has_touch=True, is_mobile=True)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        self.assertGreater(page.evaluate("document.querySelector('#board').scrollWidth"), 360)

    def test_nothing_makes_the_page_wide(self):
        long = "x" * 600
        self.board.write("board.md", self.board.read("board.md").replace("title: Garden", f"title: {long}"))
        self.board.write("todo.md", f"- [ ] Long #{long}\n  ```\n  {long}\n  ```\n\n  {long} `{long}`\n")
        for width in (375, 1280):
            with self.subTest(width):
                page = self.open(viewport={"width": width, "height": 700})
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                widths = page.evaluate("[...document.querySelectorAll('.column:not(.collapsed)')].map(each => each.offsetWidth)")
                self.assertEqual(len(set(widths)), 1, widths)

    def test_print(self):
        page = self.open()
        page.emulate_media(media="print")
        self.assertFalse(page.locator(".filter").is_visible())
        self.assertTrue(page.locator(".card h3").first.is_visible())
        self.assertGreater(len(page.pdf()), 1000)

    def test_motion(self):
        page = self.open(reduced_motion="reduce")
        value = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--drop-duration')")
        self.assertEqual(value.strip(), "0ms")

    def check_axe(self, page, name):
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        self.assertEqual(found.violations_count, 0, f"{name}: {found.generate_report()}")

    def check_all(self, **options):
        page = self.open(**options)
        self.check_axe(page, "board")
        page.locator("#findings summary").click()
        column(page, "todo").locator(".add summary").click()
        self.check_axe(page, "board with its forms")
        card(page, "seeds").locator(".menu-button").click()
        self.check_axe(page, "menu")
        page.keyboard.press("Escape")
        card(page, "seeds").locator(".grip").focus()
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
        self.check_axe(page, "card in the hand")
        page.keyboard.press("Enter")
        self.until(lambda: page.locator(".toast").count() == 1)
        self.check_axe(page, "after a move")
        card(page, "seeds").locator("h3 a").click()
        page.locator("dialog summary", has_text="Edit").click()
        self.check_axe(page, "dialog")
        page.goto(self.server.origin + "/card/b-seeds")
        self.check_axe(page, "card")
        for part in ("history", "remove"):
            page.goto(self.server.origin + f"/card/b-seeds/{part}")
            self.check_axe(page, part)
        page.goto(self.server.origin + "/nothing")
        self.check_axe(page, "no such page")

    def test_axe_light(self):
        self.check_all(color_scheme="light")

    def test_axe_dark(self):
        self.check_all(color_scheme="dark")

    def test_axe_phone(self):
        self.check_all(viewport={"width": 360, "height": 700})

    def test_axe_forced_colors(self):
        self.check_all(forced_colors="active")

    def test_axe_contrast(self):
        self.check_all(contrast="more")


class ManyCardsTests(BrowserTest):
    files = FILES | {"todo.md": "".join(f"- [ ] Card {n} ^c{n}\n" for n in range(1000))}

    def test_the_rest_is_shown_on_demand(self):
        page = self.open()
        self.assertEqual(column(page, "todo").locator(".card").count(), 100)
        column(page, "todo").get_by_role("link", name="Show all 1000 cards").click()
        self.until(lambda: column(page, "todo").locator(".card").count() == 1000)
        self.board.command("move", "c999", "todo", "--top")
        self.until(lambda: titles(page, "todo")[0] == "Card 999")


if __name__ == "__main__":
    unittest.main()
