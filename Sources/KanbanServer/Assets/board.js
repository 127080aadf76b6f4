// The page works without this: links lead to pages and forms are sent. This lets cards be moved in
// place, and lets the page follow the board.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (tag, properties = {}, ...inside) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
};

const board = $("#board");
const dialog = $("#dialog");
const canChange = board && !("readOnly" in board.dataset);
document.documentElement.classList.add("scripted");

// MARK: What the page says

const live = $("#live");
let toast;

/** Says something to those who see and to those who hear the page. */
function say(text, { isBad = false, isSilent = false } = {}) {
  if (!isSilent) {
    live.textContent = "";
    setTimeout(() => (live.textContent = text), 30);
  }
  toast?.remove();
  toast = make("div", { className: isBad ? "toast bad" : "toast", textContent: text });
  toast.setAttribute("aria-hidden", "true");
  document.body.append(toast);
  const shown = toast;
  setTimeout(() => shown.remove(), isBad ? 9000 : 4000);
}

function announce(text) {
  live.textContent = text;
}

// MARK: Cards and columns

const cardsOf = (column) => $$(".card:not(.ghost)", column);
const columns = () => $$(".column", board);
const columnWithID = (id) => columns().find((column) => column.dataset.column === id);
const columnOf = (element) => element.closest(".column");
const cardWithKey = (key) => $(`.card[data-card="${CSS.escape(key)}"]`, board);
const nameOf = (card) => `“${card.dataset.name}”`;
const indexOf = (card) => Number(card.dataset.index);
const countOf = (column) => Number(column?.dataset.count);
const isCollapsed = (column) => column.classList.contains("collapsed");

/** Where a card is: its column, and its index there as the server counts. */
const placeOf = (card) => ({ column: columnOf(card), index: indexOf(card) });

function cardAt(place) {
  const column = columnWithID(place?.column.dataset.column);
  return column && cardsOf(column).find((card) => indexOf(card) === place.index);
}

/** A place in words, as people count. */
const inWords = ({ column, index }) => `“${column.dataset.title}”, position ${index + 1}`;

// MARK: Asking the server

/** Sends the values of a form. Gives the text of the answer, or throws the reason why there is none. */
async function ask(address, values) {
  const body = new URLSearchParams(values);
  const response = await fetch(address, { method: "POST", body, headers: { Accept: "text/plain" } }).catch(() => {
    throw "The server does not answer. Is it still running?";
  });
  const isPlain = response.headers.get("Content-Type")?.startsWith("text/plain");
  const text = isPlain ? await response.text() : "The server refuses that.";
  if (!response.ok || !isPlain) throw text;
  return text;
}

/** What was done, and what is to be noted about it, a line each. */
const linesOf = (answer) => {
  const [deed, ...notes] = answer.split("\n");
  return { deed, notes };
};

/**
 * The one way by which a card moves, whoever has asked for it.
 * `index` is the one that the card is to have after the move.
 */
async function move(card, column, index, focus = document.activeElement?.className) {
  const old = placeOf(card);
  const { card: key } = card.dataset;
  if (old.column === column && old.index === index) {
    if (isStale) await refresh({ key, focus, place: old });
    focusCard(key, focus);
    return announce(`${nameOf(card)} ${cardWithKey(key) ? "stays where it is" : "is not there any more"}.`);
  }
  try {
    const values = { card: key, column: column.dataset.column, to: "index", index, revision: revision() };
    const { notes } = linesOf(await ask(`/move?key=${board.dataset.key}`, values));
    const deed = `${nameOf(card)} moved to ${inWords({ column, index })}, from ${inWords(old)}.`;
    await refresh({ key, focus, place: { column, index } });
    say([deed, ...notes].join(" "), { isBad: notes.length > 0 });
  } catch (reason) {
    await refresh({ key, focus, place: old });
    const now = cardWithKey(key);
    const stay = now ? `stays in ${inWords(placeOf(now))}` : "was not moved";
    say(`${nameOf(card)} ${stay}. ${reason}`, { isBad: true });
  }
}

/** Puts focus on a card, be it known by its key or, if that has changed with its text, by its place. */
function focusCard(key, className, place) {
  const card = cardWithKey(key) ?? cardAt(place);
  if (!card) return;
  const names = (className ?? "").split(" ").filter(Boolean);
  const wanted = names.map((name) => $(`.${CSS.escape(name)}`, card)).find(Boolean);
  const target = wanted ?? $("h3 a", card);
  target.focus({ preventScroll: true });
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// MARK: Following the board

const revision = () => Number(board.dataset.revision);
let isBusy = false; // While a card is in somebody's hand, the columns stay as they are.
let isStale = false;
let refreshing = Promise.resolve();

/**
 * Fetches the page and takes over what has changed, unless it has a wanted revision by then; focus stays
 * on the card with a key.
 */
function refresh(focus, wanted = Infinity) {
  refreshing = refreshing.then(() => refreshNow(focus, wanted)).catch(console.error);
  return refreshing;
}

async function refreshNow(focus, wanted) {
  if (revision() === wanted) return;
  if (isBusy) {
    isStale = true;
    return;
  }
  isStale = false;
  const response = await fetch(location.href).catch(() => undefined);
  const text = response?.ok && (await response.text().catch(() => undefined));
  if (isBusy) isStale = true;
  if (!text || isBusy) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const active = document.activeElement;
  const key = focus?.key ?? active?.closest(".card")?.dataset.card;
  const className = focus ? focus.focus : active?.className;
  take($("#board", page));
  for (const name of ["#findings", ".bar h1", ".bar > .labels"]) {
    const [old, fresh] = [$(name), $(name, page)];
    if (!old || !fresh || old.outerHTML === fresh.outerHTML) continue;
    if ($("details[open]", old)) $("details", fresh).open = true;
    old.replaceWith(fresh);
  }
  document.title = page.title;
  if (key && (focus || !document.contains(active))) focusCard(key, className, focus?.place);
  noteOpenCard();
}

/** Takes over the columns of a newer page, keeping what has not changed. */
function take(fresh) {
  const byID = new Map(columns().map((column) => [column.dataset.column, column]));
  const next = $$(".column", fresh).map((column) => {
    const old = byID.get(column.dataset.column);
    return old ? merged(old, column) : column;
  });
  for (const column of columns().filter((column) => !next.includes(column))) {
    column.remove();
    giveBackDraft(column);
  }
  next.forEach((column, index) => {
    if (board.children[index] !== column) board.insertBefore(column, board.children[index] ?? null);
  });
  board.dataset.revision = fresh.dataset.revision;
}

function merged(old, fresh) {
  if (isCollapsed(old) !== isCollapsed(fresh)) return keepDraft(old, fresh);
  const list = $(".cards", old);
  for (const attribute of fresh.attributes) old.setAttribute(attribute.name, attribute.value);
  // The form to add a card stays as it is: somebody may be writing in it.
  for (const part of [".head", ".empty", ".more"]) replacePart(old, fresh, part);
  if (list) mergeCards(list, $(".cards", fresh));
  list?.setAttribute("aria-labelledby", old.getAttribute("aria-labelledby"));
  return old;
}

/** A column that was folded or unfolded; what somebody has written in its form goes along. */
function keepDraft(old, fresh) {
  const draft = draftOf(old);
  const empty = $(".add", fresh);
  if (draft && empty) empty.replaceWith(draft);
  else fresh.draft = draft;
  return fresh;
}

/** The form to add a card; that of a folded column waits until it is unfolded. */
const draftOf = (column) => $(".add", column) ?? column.draft;

/** Shows what somebody was writing in a column that is gone. */
function giveBackDraft(column) {
  const draft = draftOf(column);
  if (!draft || !isDirty(draft)) return;
  const text = fieldsOf(draft).map((field) => field.value).filter(Boolean).join("\n\n");
  const gone = `“${column.dataset.title}” is gone.`;
  const textContent = `${gone} What you were writing there:`;
  const field = make("textarea", { value: text, readOnly: true, rows: 4 });
  $("#messages").append(make("div", { className: "notice bad fields" }, make("label", { textContent }, field)));
  say(`${gone} What you were writing there is shown above the board.`, { isBad: true });
}

function replacePart(old, fresh, selector) {
  const [before, after] = [$(selector, old), $(selector, fresh)];
  if (before && after) {
    if (before.outerHTML !== after.outerHTML) before.replaceWith(after);
  } else if (before) {
    before.remove();
  } else if (after) {
    $(".cards", old)?.after(after);
  }
}

function mergeCards(list, fresh) {
  const old = new Map(cardsOf(list).map((card) => [card.dataset.card, card]));
  const next = cardsOf(fresh).map((card) => {
    const known = old.get(card.dataset.card);
    return known && known.outerHTML === card.outerHTML ? known : card;
  });
  const kept = new Set(next);
  for (const card of [...list.children]) if (!kept.has(card)) card.remove();
  next.forEach((card, index) => {
    if (list.children[index] !== card) list.insertBefore(card, list.children[index] ?? null);
  });
}

let events;
let isLost = false;

function listen() {
  if (events || document.hidden) return;
  events = new EventSource("/events");
  events.addEventListener("board", (event) => {
    connected();
    refresh(undefined, Number(event.data));
  });
  events.onerror = () => {
    lose();
    if (events?.readyState !== EventSource.CLOSED) return;
    // The server has ended, or has been started anew with another key.
    events = undefined;
    setTimeout(listen, 2000);
  };
}

function lose() {
  if (isLost) return;
  isLost = true;
  const banner = make("p", {
    className: "notice bad",
    id: "lost",
    textContent: "Connection lost: what you see may be old. If the command was started anew, open the address that it prints.",
  });
  banner.setAttribute("role", "alert");
  $("#messages").append(banner);
}

function connected() {
  if (!isLost) return;
  isLost = false;
  $("#lost")?.remove();
  say("Connected again.");
}

if (board) {
  listen();
  // A browser keeps few connections to one server: pages that nobody sees give theirs back.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      events?.close();
      events = undefined;
    } else {
      listen();
    }
  });
}

// MARK: Forms

/** Sends a form as the browser would, and stays on the page. */
const send = (form, button) =>
  ask(button?.getAttribute("formaction") ?? form.getAttribute("action"), new FormData(form, button));

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!board || !form.matches("form[data-live]")) return;
  event.preventDefault();
  const card = form.closest(".card");
  const where = card && { key: card.dataset.card, focus: submitter?.className, place: placeOf(card) };
  try {
    if (submitter?.value === "preview") return showPreview(form, await send(form, submitter));
    const { deed, notes } = linesOf(await send(form, submitter));
    if (form.closest(".add")) form.reset();
    if (dialog.open) dialog.close();
    const column = columnOf(form)?.dataset.column;
    await refresh(where);
    if (form.matches(".fold")) refocusFold(column);
    say([deed, ...notes].join(" "), { isBad: notes.length > 0 });
  } catch (reason) {
    if (form.closest("#dialog")) showProblem(form, reason);
    say(reason, { isBad: true });
    refresh(where);
  }
});

function refocusFold(id) {
  const column = columnWithID(id);
  column && $(".fold button", column)?.focus();
}

function showPreview(form, html) {
  const part = $("[data-preview]", form);
  // The server has made this of Markdown, and nothing in it can run.
  part.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
  part.classList.add("body");
  part.hidden = false;
}

function showProblem(form, reason) {
  $(".problem", form)?.remove();
  const text = make("p", { className: "notice bad problem", textContent: reason });
  text.setAttribute("role", "alert");
  form.prepend(text);
}

// MARK: A card by itself

let opener;

async function openDialog(address) {
  const response = await fetch(address).catch(() => undefined);
  if (!response) return say("The server does not answer.", { isBad: true });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  opener ??= { key: document.activeElement?.closest(".card")?.dataset.card };
  dialog.replaceChildren($("main", page));
  if (!dialog.open) dialog.showModal();
  for (const link of $$(".back", dialog)) link.textContent = "Close";
  ($("[autofocus], h1", dialog) ?? dialog).focus?.();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!board || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.matches(".menu-button")) {
    event.preventDefault();
    openMenu(link);
  } else if (link.matches("[data-dialog]")) {
    event.preventDefault();
    openDialog(link.href);
  } else if (link.matches("#dialog .back")) {
    event.preventDefault();
    dialog.close();
  } else if (link.matches(".label") || link.matches(".more a")) {
    event.preventDefault();
    dialog.open && dialog.close();
    goTo(link.getAttribute("href"));
  }
});

dialog?.addEventListener("close", () => {
  const key = opener?.key;
  opener = undefined;
  dialog.replaceChildren();
  if (key) focusCard(key);
});

dialog?.addEventListener("cancel", (event) => {
  if (isDirty(dialog) && !confirm("Close without saving what you have written?")) event.preventDefault();
});

dialog?.addEventListener("click", (event) => {
  if (event.target === dialog && !isDirty(dialog)) dialog.close();
});

const fieldsOf = (root) => $$(".fields :is(input:not([type=hidden]), textarea)", root);
const isDirty = (root) => fieldsOf(root).some((field) => field.value !== field.defaultValue);

/** Tells somebody who is writing that the card has changed meanwhile; the text stays. */
async function noteOpenCard() {
  const sheet = $(".card-sheet", dialog);
  if (!sheet) return;
  const response = await fetch(`/card/${encodeURIComponent(sheet.dataset.card)}`).catch(() => undefined);
  const page = response && new DOMParser().parseFromString(await response.text(), "text/html");
  if (page && $(".card-sheet", page)?.dataset.version === sheet.dataset.version) return;
  if (!isDirty(dialog) && response?.ok) {
    const isOpen = $(".editing", sheet)?.open;
    dialog.replaceChildren($("main", page));
    if (isOpen && $(".editing", dialog)) $(".editing", dialog).open = true;
    for (const link of $$(".back", dialog)) link.textContent = "Close";
    return;
  }
  const form = $("form.edit", sheet);
  const what = response?.ok ? "Somebody has changed this card" : "This card is gone";
  if (form && !$(".problem", form)) showProblem(form, `${what} while you were writing. Your text stays here.`);
}

// MARK: Filtering

async function goTo(address) {
  history.replaceState(null, "", address);
  const field = $("#filter");
  if (field && document.activeElement !== field) field.value = new URLSearchParams(location.search).get("q") ?? "";
  await refresh();
  const count = cardsOf(board).length;
  announce(`${count} card${count === 1 ? "" : "s"} shown.`);
}

let typing;
$("#filter")?.addEventListener("input", (event) => {
  clearTimeout(typing);
  typing = setTimeout(() => {
    const words = event.target.value.trim();
    goTo(words ? `/?q=${encodeURIComponent(words)}` : "/");
  }, 150);
});

$(".filter")?.addEventListener("submit", (event) => event.preventDefault());

// MARK: The menu of a card

let menu;

function openMenu(button) {
  closeMenu();
  const card = button.closest(".card");
  const { column, index } = placeOf(card);
  const last = (column) => countOf(column) - 1;
  const isLast = index === last(column);
  const item = (text, isDisabled, action) => {
    const element = make("button", { type: "button", textContent: text, disabled: isDisabled });
    element.setAttribute("role", "menuitem");
    element.addEventListener("click", () => {
      closeMenu();
      action();
    });
    return element;
  };
  // The board may have changed since the menu was opened: what counts is where the card is now.
  const to = (destination) => () => {
    const now = cardWithKey(card.dataset.card);
    const [column, index] = now ? destination(placeOf(now)) : [];
    if (!column) return say(`${nameOf(card)} stays: the board has changed meanwhile.`, { isBad: true });
    move(now, column, index, "menu-button");
  };
  menu = make(
    "div",
    { className: "menu" },
    item("Move to the top", index === 0, to(({ column }) => [column, 0])),
    item("Move up", index === 0, to(({ column, index }) => [column, Math.max(index - 1, 0)])),
    item("Move down", isLast, to(({ column, index }) => [column, Math.min(index + 1, last(column))])),
    item("Move to the bottom", isLast, to(({ column }) => [column, last(column)])),
    make("hr"),
    ...columns()
      .filter((other) => other !== column)
      .map(({ dataset: { column: id, title } }) =>
        item(`Move to ${title}`, false, to(() => [columnWithID(id), countOf(columnWithID(id))])),
      ),
    make("hr"),
    item("Open and edit", false, () => openDialog(button.href)),
    item("History", false, () => openDialog(`${button.href}/history`)),
    item("Remove…", false, () => openDialog(`${button.href}/remove`)),
  );
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", `Move or change ${nameOf(card)}`);
  for (const line of $$("hr", menu)) line.setAttribute("role", "separator");
  menu.opener = button;
  button.setAttribute("aria-expanded", "true");
  board.append(menu);
  placeMenu(button.getBoundingClientRect());
  $("button:enabled", menu).focus();
}

function placeMenu(box) {
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(box.right - width, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, box.bottom + height > innerHeight - 8 ? innerHeight - height - 8 : box.bottom + 4)}px`;
}

function closeMenu(isFocusing = false) {
  if (!menu) return;
  const { opener: button } = menu;
  button.removeAttribute("aria-expanded");
  menu.remove();
  menu = undefined;
  if (isFocusing) button.focus();
}

document.addEventListener("pointerdown", (event) => {
  if (menu && !menu.contains(event.target)) closeMenu();
});

document.addEventListener("keydown", (event) => {
  if (!menu) return;
  const items = $$("button:enabled", menu);
  const at = items.indexOf(document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 };
  if (event.key in steps) {
    event.preventDefault();
    items[steps[event.key] % items.length].focus();
  } else if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    closeMenu(true);
  }
});

// MARK: Moving by the keyboard

let held; // The card that was picked up, where it was, and where it would go.

function pickUp(card) {
  const { column, index } = placeOf(card);
  held = { card, column, index, start: { column, index, next: card.nextElementSibling } };
  isBusy = true;
  card.classList.add("held");
  const grip = $(".grip", card);
  grip.setAttribute("aria-pressed", "true");
  grip.focus({ preventScroll: true });
  say(`Picked up ${nameOf(card)} in ${inWords(held)}. Arrow keys move it, Enter puts it down, Escape puts it back.`);
}

function step(horizontal, vertical) {
  const all = columns().filter((column) => !isCollapsed(column));
  if (horizontal) {
    const column = all[all.indexOf(held.column) + horizontal];
    if (!column) return announce("There is no column further on.");
    held.column = column;
    const limit = cardsOf(column).filter((card) => card !== held.card).length;
    held.index = Math.min(held.index, limit);
  } else {
    const others = cardsOf(held.column).filter((card) => card !== held.card).length;
    const index = held.index + vertical;
    if (index < 0 || index > others) return announce(index < 0 ? "This is the top." : "This is the bottom.");
    held.index = index;
  }
  const others = cardsOf(held.column).filter((card) => card !== held.card);
  const grip = $(".grip", held.card);
  $(".cards", held.column).insertBefore(held.card, others[held.index] ?? null);
  grip.focus({ preventScroll: true });
  held.card.scrollIntoView({ block: "nearest", inline: "nearest" });
  announce(`${nameOf(held.card)}: ${inWords({ column: held.column, index: destinationIndex() })}.`);
}

/** The index that the held card would have on the whole board, of which a filter may hide a part. */
function destinationIndex() {
  const others = cardsOf(held.column).filter((card) => card !== held.card);
  return indexBefore(others[held.index], held.column, held.start, others.at(-1));
}

/**
 * The index after the move of a card that comes to stand right before another one, or, without one,
 * right behind the last that is shown.
 */
function indexBefore(next, column, start, last) {
  const slot = next ? indexOf(next) : last ? indexOf(last) + 1 : 0;
  return column === start.column && slot > start.index ? slot - 1 : slot;
}

async function putDown() {
  const { card, column } = held;
  const index = destinationIndex();
  restore();
  await move(card, column, index, "grip");
}

function putBack() {
  const { card, start } = held;
  restore();
  $(".grip", card).focus();
  announce(`${nameOf(card)} is back in ${inWords(start)}.`);
  if (isStale) refresh();
}

/** Ends the move mode with the card where it was: the page shows a move when the board has made it. */
function restore() {
  const { card, start } = held;
  card.classList.remove("held");
  $(".grip", card).removeAttribute("aria-pressed");
  $(".cards", start.column).insertBefore(card, start.next);
  held = undefined;
  isBusy = false;
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves a card at once by one place or to the neighbouring column. */
function nudge(card, [horizontal, vertical]) {
  const { column, index } = placeOf(card);
  const all = columns();
  const other = horizontal ? all[all.indexOf(column) + horizontal] : column;
  if (!other) return announce("There is no column further on.");
  const last = other === column ? countOf(column) - 1 : countOf(other);
  move(card, other, Math.max(0, Math.min(index + vertical, last)));
}

document.addEventListener("keydown", (event) => {
  if (!canChange || menu || dialog.open || drag) return;
  const card = event.target.closest?.(".card");
  if (held) {
    if (event.key in arrows) step(...arrows[event.key]);
    else if (event.key === "Enter" || event.key === " ") putDown();
    else if (event.key === "Escape" || event.key === "Tab") putBack();
    else return;
    event.preventDefault();
  } else if (card && event.altKey && event.key in arrows) {
    event.preventDefault();
    nudge(card, arrows[event.key]);
  } else if (card && event.target.matches(".grip") && (event.key === " " || event.key === "Enter")) {
    event.preventDefault();
    pickUp(card);
  }
});

document.addEventListener("focusout", (event) => {
  // Who leaves has not put it down.
  setTimeout(() => {
    if (held && !held.card.contains(document.activeElement)) putBack();
  }, 0);
});

// A press of the handle, be it by a pointer, a screen reader or a voice.
document.addEventListener("click", (event) => {
  const grip = event.target.closest?.(".grip");
  if (!grip) return;
  if (held) putDown();
  else pickUp(grip.closest(".card"));
});

// MARK: Moving by a pointer

let drag; // From the press of a pointer to its release.

const threshold = 6; // Pixels that make a press a drag.
const edge = 48; // Pixels from an edge where lists and the board begin to scroll.
const isInteractive = (element) =>
  element.closest("a, button:not(.grip), input, textarea, select, summary") && !element.closest("h3 a");

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.(".card");
  const isGrip = event.target.closest?.(".grip");
  if (!canChange || !card || !board.contains(card) || event.button !== 0 || drag || held) return;
  // A finger on a card scrolls; on the grip it drags.
  if (isInteractive(event.target) || (event.pointerType !== "mouse" && !isGrip)) return;
  const start = placeOf(card);
  drag = { card, start, id: event.pointerId, from: { x: event.clientX, y: event.clientY }, isMoving: false };
  if (isGrip) event.preventDefault();
});

// The browser's own way to drag a link would come in between.
document.addEventListener("dragstart", (event) => event.target.closest?.(".card") && event.preventDefault());

document.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.id) return;
  drag.at = { x: event.clientX, y: event.clientY };
  const distance = Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y);
  if (!drag.isMoving && distance < threshold) return;
  if (!drag.isMoving) lift();
  if (!drag) return;
  event.preventDefault();
  drag.ghost.style.translate = `${drag.at.x - drag.from.x}px ${drag.at.y - drag.from.y}px`;
  aim();
});

function lift() {
  // The page may have taken over a newer card since the press.
  const card = cardWithKey(drag.card.dataset.card);
  if (!card) return (drag = undefined);
  Object.assign(drag, { card, start: placeOf(card) });
  const box = card.getBoundingClientRect();
  drag.isMoving = true;
  isBusy = true;
  getSelection()?.removeAllRanges();
  drag.ghost = card.cloneNode(true);
  drag.ghost.classList.add("ghost");
  drag.ghost.setAttribute("aria-hidden", "true");
  Object.assign(drag.ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(drag.ghost);
  drag.slot = make("li", { className: "slot" });
  drag.slot.setAttribute("aria-hidden", "true");
  drag.slot.style.height = `${box.height}px`;
  card.after(drag.slot);
  card.classList.add("lifted");
  document.documentElement.classList.add("dragging");
  drag.timer = setInterval(scrollAtEdges, 16);
}

/** Finds the place under the pointer: the nearest column, and there the gap by the midpoints of cards. */
function aim() {
  const { x, y } = drag.at;
  const away = (column) => {
    const box = column.getBoundingClientRect();
    return Math.max(box.left - x, x - box.right, 0);
  };
  const column = columns().reduce((best, next) => (away(next) < away(best) ? next : best));
  for (const other of columns()) other.classList.toggle("target", other === column);
  drag.column = column;
  drag.next = undefined;
  if (isCollapsed(column)) return drag.slot.remove();
  const others = cardsOf(column).filter((card) => card !== drag.card);
  drag.next = others.find((card) => {
    const box = card.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  const list = $(".cards", column);
  if (drag.slot.parentNode !== list || drag.slot.nextElementSibling !== (drag.next ?? null)) {
    list.insertBefore(drag.slot, drag.next ?? null);
  }
}

/** The index that the dragged card would have. */
function aimedIndex() {
  const { column, next, start, card } = drag;
  if (isCollapsed(column)) return countOf(column);
  const others = cardsOf(column).filter((other) => other !== card);
  return indexBefore(next, column, start, others.at(-1));
}

function scrollAtEdges() {
  if (!drag?.column) return;
  const { x, y } = drag.at;
  const speed = (from, to, at) => (at < from + edge ? -(from + edge - at) : at > to - edge ? at - (to - edge) : 0) / 4;
  const frame = board.getBoundingClientRect();
  board.scrollLeft += speed(Math.max(frame.left, 0), Math.min(frame.right, innerWidth), x);
  const list = $(".cards", drag.column);
  if (list) {
    const box = list.getBoundingClientRect();
    list.scrollTop += speed(box.top, Math.min(box.bottom, innerHeight), y);
  }
  aim();
}

/** Ends the drag and gives the place of the slot on the screen. */
function endDrag() {
  const { card, ghost, slot, timer } = drag;
  clearInterval(timer);
  const place = slot?.isConnected ? slot.getBoundingClientRect() : undefined;
  slot?.remove();
  card.classList.remove("lifted");
  const box = place ?? card.getBoundingClientRect();
  document.documentElement.classList.remove("dragging");
  for (const column of columns()) column.classList.remove("target");
  isBusy = false;
  const from = ghost?.getBoundingClientRect();
  if (ghost && from) settle(ghost, box);
  drag = undefined;
}

function settle(ghost, box) {
  ghost.classList.add("settling");
  ghost.style.translate = `${box.left - parseFloat(ghost.style.left)}px ${box.top - parseFloat(ghost.style.top)}px`;
  const duration = parseFloat(getComputedStyle(ghost).transitionDuration) * 1000;
  setTimeout(() => ghost.remove(), duration || 0);
}

document.addEventListener("pointerup", (event) => {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.isMoving) return (drag = undefined);
  const { card, column } = drag;
  const index = column ? aimedIndex() : indexOf(card);
  // A press that became a drag is no click on what lies below.
  const swallow = (click) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  endDrag();
  if (column) move(card, column, index, "grip");
});

function cancelDrag() {
  if (!drag) return;
  const { card, start, isMoving, slot } = drag;
  slot?.remove();
  if (!isMoving) return (drag = undefined);
  endDrag();
  say(`${nameOf(card)} stays in ${inWords(start)}.`);
  if (isStale) refresh();
}

document.addEventListener("pointercancel", cancelDrag);
addEventListener("blur", cancelDrag);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && drag) {
    event.preventDefault();
    cancelDrag();
  }
});
