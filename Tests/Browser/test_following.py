"""Every open page follows the files, and nobody's work is overwritten."""

import unittest

from browsing import BrowserTest, card, center, column, drag, titles
from served import PROGRAM, Server
from test_moving import by_menu, empty_part

# Seconds in which a change is to be seen; a debug build takes longer for a page.
AT_ONCE = 0.5 if "release" in PROGRAM else 1


class FollowingTests(BrowserTest):
    def seen(self, pages, expected, seconds=AT_ONCE):
        for page in pages:
            took = self.until(lambda: titles(page, "todo") == expected)
            self.assertLess(took, seconds)

    def two_pages(self):
        return self.open(), self.open()

    def test_editor(self):
        pages = self.two_pages()
        self.board.write("todo.md", self.board.read("todo.md").replace("Order seeds", "Order bulbs"))
        self.seen(pages, ["Dig the pond", "Order bulbs", "Paint the shed", "Mow the lawn"])

    def test_command(self):
        pages = self.two_pages()
        self.board.command("move", "pond", "done")
        self.seen(pages, ["Order seeds", "Paint the shed", "Mow the lawn"])

    def test_git(self):
        self.board.command("move", "pond", "done")
        pages = self.two_pages()
        self.board.git("reset", "-q", "--hard", "HEAD~")
        self.seen(pages, ["Dig the pond", "Order seeds", "Paint the shed", "Mow the lawn"])

    def test_linked_column(self):
        """A link leads to a file elsewhere in the repository, and later to another one."""
        for name in ("one", "two"):
            (self.board.folder / name).mkdir()
            (self.board.folder / name / "list.md").write_text("- [ ] Begin\n")
        link = self.board.folder / "todo.md"
        link.unlink()
        link.symlink_to("one/list.md")
        self.board.git("add", "-A")
        self.board.git("commit", "-q", "-m", "Link")
        pages = self.two_pages()
        self.seen(pages, ["Begin"], seconds=5)
        self.board.write("one/list.md", "- [ ] By hand\n")
        self.seen(pages, ["By hand"])
        link.unlink()
        link.symlink_to("two/list.md")
        self.seen(pages, ["Begin"])
        self.board.write("two/list.md", "- [ ] Once more\n")
        self.seen(pages, ["Once more"])

    def test_another_page(self):
        one, other = self.two_pages()
        by_menu(one, "lawn", "Move to the top")
        self.until(lambda: self.board.git("rev-list", "--count", "HEAD") == "2")
        self.seen([other], ["Mow the lawn", "Dig the pond", "Order seeds", "Paint the shed"])

    def test_new_column_and_settings(self):
        page = self.open()
        self.board.command("column", "add", "Waiting")
        self.until(lambda: page.locator(".column").count() == 4)
        self.board.command("column", "rename", "waiting", "Resting")
        self.until(lambda: "Resting" in page.locator(".column h2").all_inner_texts())
        self.board.command("column", "collapse", "todo")
        self.until(lambda: column(page, "todo").locator(".card").count() == 0)

    def test_what_is_wrong_with_a_file(self):
        page = self.open()
        self.board.write("done.md", self.board.read("done.md") + "```\n- [ ] not seen\n")
        page.get_by_text("1 problem in the files").wait_for()
        self.board.write("done.md", "---\ntitle: Done\n---\n\n")
        page.get_by_text("1 problem in the files").wait_for(state="detached")

    def test_half_written_form_stays(self):
        page = self.open()
        form = column(page, "todo").locator(".add")
        form.locator("summary").click()
        form.get_by_label("Title").fill("Half written")
        self.board.command("move", "pond", "done")
        self.seen([page], ["Order seeds", "Paint the shed", "Mow the lawn"])
        self.assertEqual(form.get_by_label("Title").input_value(), "Half written")
        self.assertTrue(page.evaluate("document.activeElement.value === 'Half written'"))

    def begin_to_write(self, name):
        page = self.open()
        form = column(page, name).locator(".add")
        form.locator("summary").click()
        form.get_by_label("Title").fill("Half written")
        form.get_by_label("Text").fill("with a text")
        return page, form

    def test_half_written_form_outlasts_a_folded_column(self):
        page, form = self.begin_to_write("doing")
        self.board.command("column", "collapse", "doing")
        form.wait_for(state="detached")
        self.board.command("edit", "pond", "--title", "Dig two ponds")
        self.until(lambda: "Dig two ponds" in titles(page, "todo"))
        self.board.command("column", "expand", "doing")
        self.until(lambda: form.get_by_label("Title").input_value() == "Half written")
        self.assertEqual(form.get_by_label("Text").input_value(), "with a text")

    def test_half_written_form_of_a_column_that_is_gone(self):
        page, _ = self.begin_to_write("done")
        self.board.write("board.md", self.board.read("board.md").replace("- [Done](done.md)\n", ""))
        field = page.get_by_label("“Done” is gone. What you were writing there:")
        self.until(lambda: field.input_value() == "Half written\n\nwith a text")
        self.assertIn("“Done” is gone", page.locator("#live").inner_text())

    def test_card_that_is_edited_stays(self):
        page = self.open()
        card(page, "seeds").locator("h3 a").click()
        page.locator("dialog summary", has_text="Edit").click()
        page.locator("dialog textarea").fill("my words")
        self.board.command("edit", "seeds", "--body", "other words")
        page.get_by_text("Somebody has changed this card while you were writing").wait_for()
        self.assertEqual(page.locator("dialog textarea").input_value(), "my words")
        page.get_by_role("button", name="Save").click()
        self.until(lambda: "nothing was done" in page.locator("#live").inner_text())
        self.assertEqual(page.locator("dialog textarea").input_value(), "my words")
        self.assertIn("other words", self.board.read("todo.md"))

    def test_open_card_follows(self):
        page = self.open()
        card(page, "seeds").locator("h3 a").click()
        page.locator("dialog h1").wait_for()
        self.board.command("edit", "seeds", "--title", "Order bulbs")
        page.locator("dialog h1", has_text="Order bulbs").wait_for()

    def test_focus_stays_on_the_card(self):
        page = self.open()
        card(page, "lawn").locator(".grip").focus()
        self.board.command("edit", "lawn", "--title", "Mow all lawns")
        self.until(lambda: "Mow all lawns" in titles(page, "todo"))
        self.assertTrue(page.evaluate("document.activeElement.matches('[data-card=b-lawn] .grip')"))

    def test_focus_stays_on_a_card_that_its_text_tells(self):
        self.board.write("todo.md", "- [ ] Begin\n- [ ] Weed\n- [ ] End\n")
        page = self.open()
        weed = column(page, "todo").locator(".card").nth(1)
        weed.get_by_role("checkbox").focus()
        page.keyboard.press("Space")
        self.until(lambda: weed.get_by_role("checkbox").is_checked())
        self.until(lambda: weed.get_by_role("checkbox").evaluate("box => box === document.activeElement"))

    def test_one_of_two_like_cards_has_gone(self):
        """A page that still shows both means neither of them by the one that has gone."""
        like = "- [ ] Water the roses\n"
        for path in ("", "/remove"):
            with self.subTest(path):
                self.board.write("todo.md", like)
                self.board.write("done.md", like)
                page = self.open(java_script_enabled=False)
                page.goto(column(page, "todo").locator(".card h3 a").evaluate("link => link.href") + path)
                self.board.write("todo.md", "")
                page.get_by_role("button", name="Remove the card" if path else "Mark as done").click()
                page.get_by_text("the board has changed, and nothing was done").wait_for()
                self.assertEqual(self.board.read("done.md"), like)

    def open_menu(self, key):
        page = self.open()
        card(page, key).locator(".menu-button").click()
        page.get_by_role("menu").wait_for()
        return page

    def test_card_has_moved_under_its_menu(self):
        page = self.open_menu("shed")
        self.board.write("todo.md", self.board.read("todo.md").replace("- [ ] Dig", "- [ ] First\n- [ ] Dig"))
        self.until(lambda: titles(page, "todo")[0] == "First")
        self.board.command("edit", "shed", "--title", "Paint both sheds")
        self.until(lambda: "Paint both sheds" in titles(page, "todo"))
        page.get_by_role("menuitem", name="Move up").click()
        expected = ["First", "Dig the pond", "Paint both sheds", "Order seeds", "Mow the lawn"]
        self.until(lambda: titles(page, "todo") == expected)
        self.assertEqual(self.problems, [])

    def choose_in_vain(self, page, item):
        page.get_by_role("menuitem", name=item).click()
        page.locator("#live", has_text="stays: the board has changed meanwhile").wait_for(state="attached")
        self.assertEqual(self.problems, [])

    def test_card_has_gone_under_its_menu(self):
        page = self.open_menu("shed")
        self.board.command("rm", "shed")
        self.until(lambda: card(page, "shed").count() == 0)
        self.choose_in_vain(page, "Move up")
        self.assertEqual(self.board.git("log", "-1", "--format=%s"), 'Remove "Paint the shed" from To do')

    def test_column_has_gone_under_a_menu(self):
        page = self.open_menu("shed")
        self.board.write("board.md", self.board.read("board.md").replace("- [Done](done.md)\n", ""))
        self.until(lambda: column(page, "done").count() == 0)
        self.choose_in_vain(page, "Move to Done")
        self.assertEqual(self.board.git("rev-list", "--count", "HEAD"), "1")

    def test_card_in_the_hand_has_gone(self):
        for change, keys, said in (
            (("move", "shed", "doing"), ["ArrowUp"], "stays in “Doing”, position 2."),
            (("rm", "shed"), ["ArrowUp"], "was not moved."),
            (("rm", "lawn"), [], "is not there any more."),
        ):
            with self.subTest(change):
                page = self.open()
                held = card(page, change[1])
                held.locator(".grip").focus()
                page.keyboard.press("Space")
                self.board.command(*change)
                page.wait_for_timeout(300)
                for key in [*keys, "Enter"]:
                    page.keyboard.press(key)
                self.until(lambda: f"” {said}" in page.locator("#live").inner_text())

    def test_card_in_the_hand_stays_there(self):
        page = self.open()
        drag(page, center(card(page, "shed").locator(".top")), empty_part("done")(page))
        self.board.command("edit", "pond", "--title", "Dig two ponds")
        page.wait_for_timeout(600)
        self.assertEqual(page.locator(".ghost").count(), 1)
        page.keyboard.press("Escape")
        page.mouse.up()
        self.until(lambda: titles(page, "todo")[0] == "Dig two ponds")


class StaleTests(BrowserTest):
    """A page that does not follow: the right card moves, or none."""

    def stale(self):
        page = self.open()
        page.context.route("**/events", lambda route: route.abort())
        page.reload()
        page.locator("#lost").wait_for()
        return page

    def test_column_has_changed(self):
        page = self.stale()
        self.board.command("move", "pond", "todo", "--bottom")
        before = self.board.state()
        by_menu(page, "shed", "Move up")
        self.until(lambda: "The board has changed" in page.locator("#live").inner_text())
        self.assertEqual(self.board.state(), before)
        self.until(lambda: titles(page, "todo")[-1] == "Dig the pond")

    def test_card_is_gone(self):
        page = self.stale()
        self.board.command("rm", "shed")
        before = self.board.state()
        by_menu(page, "shed", "Move to Done")
        self.until(lambda: "The board has changed" in page.locator("#live").inner_text())
        self.assertEqual(self.board.state(), before)

    def test_another_column_has_changed(self):
        page = self.stale()
        self.board.command("edit", "hedge", "--title", "Plant two hedges")
        by_menu(page, "shed", "Move to Done")
        self.until(lambda: "^shed" in self.board.read("done.md"))

    def test_equal_cards_without_id(self):
        self.board.write("todo.md", "- one\n- same\n- same\n")
        page = self.stale()
        self.board.write("todo.md", "- same\n- one\n- same\n- same\n")
        page.locator(".card", has_text="one").locator(".menu-button").click()
        page.get_by_role("menuitem", name="Move to Done").click()
        self.until(lambda: "The board has changed" in page.locator("#live").inner_text())
        self.assertEqual(self.board.read("todo.md"), "- same\n- one\n- same\n- same\n")


class ConnectionTests(BrowserTest):
    def test_lost_and_found(self):
        page = self.open()
        port = str(self.server.port)
        self.assertEqual(self.server.end(), 0)
        page.locator("#lost", has_text="Connection lost").wait_for()
        self.problems.clear()
        # With another key the page stays locked out, and says what to do.
        self.server = Server(self.board, "--port", port)
        page.wait_for_timeout(2500)
        self.assertIn("open the address that it prints", page.locator("#lost").inner_text())
        # A tab with the new address lets the old one in again.
        page.context.new_page().goto(self.server.address)
        page.locator("#lost").wait_for(state="detached")


if __name__ == "__main__":
    unittest.main()
