// Plays the games of this page. Without this script, the markup shows the last position and all
// moves of each.
"use strict";

// Makes a player of a game, and returns what pauses it.
function player(root) {
  const element = (name) => root.querySelector("." + name);
  const all = (selector) => [...root.querySelectorAll(selector)];
  const game = JSON.parse(element("frames").textContent);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const { names } = game;
  const start = game.board.flatMap((row) => row.split(row.includes(" ") ? " " : ""));
  const columns = start.length / game.board.length;
  const squares = (text) => text.match(/[a-p]\d+/g) ?? [];
  const place = (square) => [square.charCodeAt(0) - 97, square.slice(1) - 1];
  const index = (square) => {
    const [x, y] = place(square);
    return x + y * columns;
  };
  // Returns the place of a square in the picture, where the board may be turned.
  const spot = (square) => {
    const [x, y] = place(square);
    const [right, bottom] = [columns - 1 - x, game.board.length - 1 - y];
    return { 90: [bottom, x], 180: [right, bottom], 270: [y, right] }[game.turn] ?? [x, y];
  };
  const count = (board, rest) => game.texts ? [game.texts[rest]]
    : game.counts.map((code) => board.filter((piece) => piece === code).length);
  const capital = (text) => text[0].toUpperCase() + text.slice(1);

  // Returns the cells that a move changes, each with its new piece.
  const news = (changes, side) => [...changes.matchAll(/([a-p]\d+)(?:=(\d+|[xo-]))?/g)]
    .map(([, square, code = side]) => [square, code]);

  // Every frame has its own board, so that any frame can be shown directly.
  const frames = [];
  {
    const board = [...start];
    const state = { event: "start", ply: game.ply, last: game.last, message: game.message };
    const add = (change) => frames.push({ ...Object.assign(state, change), board: [...board] });
    for (const { disks = "", changed, ...change } of game.frames ?? []) {
      for (const [, square, disk] of disks.matchAll(/([a-p]\d+)([xo-])/g)) board[index(square)] = disk;
      if (changed !== undefined) {
        change.changed = squares(changed);
        change.place = change.changed.length - 1;
      }
      add(change);
    }
    if (game.moves) add({ time: game.time, counts: count(board, 0), legal: game.legal?.[0] });
    for (const [number, move] of (game.moves ?? []).entries()) {
      const [changes, message, time = game.time, alert] = move;
      const [side] = game.messages[state.message];
      const slide = changes.match(/^(.+)>(.+)$/)?.slice(1);
      const cells = slide ? [] : news(changes, side);
      const changed = cells.map(([square]) => square);
      Object.assign(state, { ply: state.ply + 1, side, move, changed, legal: "", slide: undefined });
      if (alert) add({ event: "alert", alert: 0, time: alert });
      else state.last = slide ? slide[1] : changed[0];
      if (slide) {
        const [from, to] = slide.map(index);
        [board[to], board[from]] = [board[from], "-"];
      }
      state.flips = changed.length - 1;
      for (const [place, [square, code]] of cells.entries()) {
        board[index(square)] = code;
        if (game.flip) add({ event: place === 0 ? "placed" : "flipped", place, time: game.flip });
      }
      add({
        event: "done", alert: -1, message, time, slide,
        counts: count(board, number + 1), legal: game.legal?.[number + 1],
      });
    }
    if (game.alert) {
      const [side] = game.messages[state.message];
      add({ event: "alert", alert: 0, ply: state.ply + 1, side, move: "", time: game.alert });
    }
  }
  const end = frames.length - 1;
  const isAtRest = ({ event }) => ["start", "done"].includes(event);
  // The frame at the end of a move.
  const done = (ply) => frames.findLastIndex((frame) => frame.ply === ply && frame.event !== "alert");

  // The moves of variations come after the frames that play. Their numbers are -1, -2 and so on;
  // each has the number of the move before it.
  for (const [number, [before, side, changes]] of (game.lines ?? []).entries()) {
    const board = [...frames[done(before)].board];
    const cells = news(changes, side);
    for (const [square, code] of cells) board[index(square)] = code;
    const changed = cells.map(([square]) => square);
    frames.push({
      event: "done", ply: -1 - number, before, side, move: true, board, changed, alert: -1,
      last: changed[0] ?? frames[done(before)].last, message: -1, counts: count(board, 0),
    });
  }

  // Drawing.
  const links = new Map();
  // On a page with several games, the targets of each begin with its name.
  const section = root.parentNode;
  const prefix = section.id ? `#${section.id}-` : "#";
  const named = (hash) => {
    const [, kind, ply] = hash.replace(prefix, "#").match(/^#(move|line)-(\d+)$/) ?? [];
    return kind === "line" ? -ply : Number(ply);
  };
  for (const link of all(".moves a")) {
    links.set(named(link.hash), link);
    // Without this, the browser would scroll from the board to the move in the address.
    link.parentNode.removeAttribute("id");
  }
  const pieces = [...element("pieces").children];
  const labels = [...element("labels")?.children ?? []];
  const texts = element("numbers")?.children;
  const numbers = squares(game.numbers ?? "").map((square, i) => [index(square), texts[i]]);
  const cells = all(".squares tr ~ tr td");
  const isPiece = (code) => code !== "-" && code !== "h";
  const paint = (code) => code === "-" ? "none"
    : `url(#${code === "h" ? code : game.paints[code] ?? game.paints[""]})`;
  const described = (code) => isPiece(code) ? names[code] ?? code : "";
  let drawn = [];
  let shown;

  function turn(piece, from, to, place, duration) {
    const [before, after] = [{ fill: paint(from) }, { fill: paint(to) }];
    // Between its sides, a disk shows its edge, which has half of each colour.
    const lean = before.fill < after.fill ? 1 : -1;
    const look = (side, width, offset) => ({
      ...side, offset, transform: `scaleX(${width})skewY(${9 * lean}deg)`, filter: "brightness(.85)",
    });
    const edge = [0.42, 0.58].map((offset) => look({ fill: "url(#e)" }, 0.15 * lean, offset));
    const steps = isPiece(from)
      ? [before, look(before, 0.25, 0.42), ...edge, look(after, 0.25, 0.58), after]
      : [{ opacity: 0, transform: "scale(.8)" }, {}];
    const easing = "ease-in-out";
    piece.animate(steps, { duration, easing, delay: place * duration, fill: "backwards" });
  }

  // A piece that has come to a cell begins where it was; shapes are in units of a cell.
  function slide([from, to]) {
    const duration = Math.min(150, frames[shown].time / 2) / speed();
    const [x, y] = spot(from).map((start, axis) => start - spot(to)[axis]);
    for (const [unit, cell] of [[1, pieces[index(to)]], [40, labels[index(to)]]]) {
      cell?.animate([{ transform: `translate(${x * unit}px,${y * unit}px)` }, {}], { duration });
    }
  }

  function draw(frame, isStep, way) {
    const legal = new Set(squares(frame.legal ?? "").map(index));
    const now = frame.board.map((piece, i) => (legal.has(i) && piece === "-" ? "h" : piece));
    if (!isStep) for (const run of element("board").getAnimations({ subtree: true })) run.cancel();
    // Only one piece turns at a time: those that change in one frame follow each other, in flip
    // order.
    const order = game.step === "move" ? (frame.changed ?? []).map(index) : [];
    const time = game.flip ?? frame.time / Math.max(1, order.length);
    const turning = Math.min(220, time) / speed();
    for (const [i, piece] of pieces.entries()) {
      labels[i]?.setAttribute("class", legal.has(i) ? "movable" : "");
      if (now[i] === drawn[i]) continue;
      piece.setAttribute("fill", paint(now[i]));
      if (labels[i]) labels[i].textContent = isPiece(now[i]) ? now[i] : "";
      cells[i].textContent = described(now[i]);
      if (isStep && isPiece(now[i]) && !way) {
        turn(piece, drawn[i], now[i], Math.max(0, order.indexOf(i)), turning);
      }
    }
    if (isStep && way) slide(way);
    drawn = now;
    // The numbers are those of the game, not of a variation.
    for (const [i, text] of numbers) text.setAttribute("class", frame.ply < 0 ? "-" : now[i]);
    // What the record points out belongs to the position after a move.
    for (const note of all(".board [data-ply]")) {
      note.setAttribute("display", isAtRest(frame) && Number(note.dataset.ply) === frame.ply ? "inline" : "none");
    }
    const mark = element("mark circle");
    if (mark) {
      const isCorner = pieces[0].tagName === "rect";
      // A mark takes its place.
      const isMarked = all(".board [data-cells]").some((mark) => mark.getAttribute("display") !== "none"
        && squares(mark.dataset.cells).includes(frame.last));
      const [x, y] = (frame.last && !isMarked ? spot(frame.last) : [-99, -99]).map((n) => isCorner ? n * 40 - 13 : n);
      mark.setAttribute("cx", x);
      mark.setAttribute("cy", y);
    }
  }

  // Text. The label of a link begins with the move, and continues with what is known about it.
  const label = (ply) => links.get(ply)?.getAttribute("aria-label").split(",")[0];
  const name = ({ ply, side, move }) => !move ? (ply ? `Position after move ${ply}` : "Start")
    : game.moves ? label(ply)
    : `Move ${ply}: ${names[side]} ${move === "pass" ? "passes" : move}`;
  const alerts = all(".alert");
  const players = all(".players p");
  const shownCounts = all(".counts b");
  const heading = (frame) => frame.event !== "alert" || links.has(frame.ply)
    ? name(frame) : `${capital(names[frame.side])}: ${alerts[frame.alert].firstChild.textContent}`;
  const totals = ({ counts }) => game.counts
    ? `${capital(game.counts.map((code, i) => `${names[code]} ${counts[i]}`).join(", "))}.`
    : `${counts[0]}.`;

  function sentence(frame) {
    if (frame.event === "alert") return `${heading(frame)}. ${alerts[frame.alert].lastChild.textContent}`;
    if (frame.event === "other") {
      const news = frame.thinking ? `${capital(names[frame.thinking])} is thinking.`
        : alerts[frame.alert]?.innerText ?? "";
      return `${heading(frame)}. ${news}`.trim();
    }
    if (!isAtRest(frame)) return `${heading(frame)}.`;
    const turns = frame.changed?.length ? ` flips ${frame.changed.slice(1).join(", ")}` : "";
    const comment = element("c" + frame.ply)?.textContent;
    const texts = [heading(frame) + turns + ".", totals(frame), message(frame)[2], comment];
    return texts.filter(Boolean).join(" ");
  }

  const message = (frame) => game.messages[frame.message] ?? ["", "Variation"];

  function describe(frame) {
    const [code, words] = message(frame);
    const head = heading(frame);
    picture.setAttribute("aria-label", `Board. ${head}`);
    alerts.forEach((alert, i) => { alert.hidden = i !== frame.alert; });
    players.forEach(({ children: [, mode, thinking] }, i) => {
      mode.textContent = frame.modes[i];
      thinking.hidden = frame.thinking !== game.counts[i];
    });
    element("turn").className = `turn disk ${code}`;
    element("turn").setAttribute("aria-label", code ? capital(names[code]) : "");
    element("words").textContent = words;
    shownCounts.forEach((count, i) => { count.textContent = frame.counts[i]; });
    element("place").textContent = head.replace(/^Move \d+/, `$& of ${game.total}`);
    slider.value = base();
    const step = frame.event === "flipped"
      ? `, flips ${frame.changed[frame.place]}, ${frame.place} of ${frame.flips}` : "";
    slider.setAttribute("aria-valuetext", head + step);
    list?.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (frame.event === "start" && list) list.scrollTop = 0;
    if (label(frame.ply) !== name(frame) || frame.event === "start") return;
    const link = links.get(frame.ply);
    link.setAttribute("aria-current", "step");
    const [item, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (item.top < box.top || item.bottom > box.bottom) list.scrollTop += item.top - box.top - 8;
  }

  const quietly = { isSilent: true };
  const slider = element("slider");
  const list = element("moves");
  const picture = element("board svg");
  slider.max = end;

  function show(number, { isSilent } = {}) {
    const isStep = Math.abs(number - shown) === 1 && !calm.matches;
    // One step back, a piece slides back.
    const way = number < shown ? frames[shown].slide?.slice().reverse() : frames[number].slide;
    shown = number;
    draw(frames[number], isStep, way);
    describe(frames[number]);
    if (!isSilent) element("live").textContent = sentence(frames[number]);
    update();
  }

  // Playback.
  let timer = null;
  let isPlaying = false;
  // The frame of the game itself that is shown, or from which the shown variation branches off.
  const base = () => {
    let number = shown;
    while (number > end) number = done(frames[number].before);
    return number;
  };
  // The frame at the end of a move that is shown disk by disk after a step.
  let goal = null;
  let plays = 0;
  const speed = () => Number(element("speed").value);

  function update() {
    const button = element("play");
    const state = isPlaying ? "Pause" : shown === end ? "Replay" : "Play";
    button.setAttribute("aria-label", state);
    button.title = state;
    button.dataset.state = state;
  }

  function wait() {
    clearTimeout(timer);
    if ((isPlaying || goal !== null) && !document.hidden) {
      timer = setTimeout(advance, frames[shown].time / speed());
    }
  }

  function advance() {
    if (shown === end) show(0, quietly);
    else show(shown + 1, quietly);
    if (shown === goal || isPlaying && shown === end && ++plays === game.loops) {
      pause();
      element("live").textContent = sentence(frames[shown]);
    }
    wait();
  }

  function play() {
    isPlaying = true;
    plays = 0;
    if (base() === end) show(0, quietly);
    else if (shown > end) show(base(), quietly);
    update();
    wait();
  }

  function pause() {
    isPlaying = false;
    goal = null;
    clearTimeout(timer);
    update();
  }

  function go(number, options) {
    pause();
    show(number, options);
  }

  // Steps by moves stop only at frames without a move in progress.
  const isRest = (number) => isAtRest(frames[number]) || number === end;
  const within = (number) => Math.min(end, Math.max(0, number));
  function skip(by) {
    if (shown > end) {
      const next = frames.findIndex(({ before }) => before === frames[shown].ply);
      return by < 0 ? done(frames[shown].before) : next < 0 ? shown : next;
    }
    let number = within(shown + by);
    while (number > 0 && number < end && !isRest(number)) number += by;
    return number;
  }

  function step(by) {
    // A move that is still being shown is done at once.
    if (goal !== null) show(goal, quietly);
    const number = skip(by);
    if (by < 0 || calm.matches || shown > end || number <= shown + 1) return go(number);
    pause();
    goal = number;
    advance();
  }

  function follow() {
    const place = done(named(location.hash));
    if (place >= 0) go(place);
    return place >= 0;
  }

  const toggle = () => {
    if (!isPlaying) return play();
    pause();
    element("live").textContent = sentence(frames[shown]);
  };
  element("first").onclick = () => go(0);
  element("previous").onclick = () => step(-1);
  element("play").onclick = toggle;
  element("next").onclick = () => step(1);
  element("last").onclick = () => go(end);
  element("speed").onchange = wait;
  // Some browsers only let the thumb of a slider be dragged; its width is in the style.
  const thumb = 24;
  slider.onpointerdown = slider.onpointermove = (event) => {
    if (!event.buttons || event.pointerType !== "touch") return;
    const { left, width } = slider.getBoundingClientRect();
    go(within(Math.round((event.clientX - left - thumb / 2) / (width - thumb) * end)), quietly);
  };
  // Screen readers announce the value of a slider themselves.
  slider.oninput = () => go(Number(slider.value), quietly);
  list?.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link && link.hash === location.hash) follow();
  });
  addEventListener("hashchange", follow);
  document.addEventListener("visibilitychange", wait);

  const keys = {
    " ": (event) => event.repeat || toggle(),
    ArrowLeft: (event) => event.shiftKey && shown <= end ? go(within(shown - 1)) : step(-1),
    ArrowRight: (event) => event.shiftKey && shown <= end ? go(within(shown + 1)) : step(1),
    PageUp: () => step(-1),
    PageDown: () => step(1),
    Home: () => go(0),
    End: () => go(end),
  };
  // Keys that controls handle themselves. Not PageUp and PageDown: in a slider they would go the
  // other way.
  const own = [["select", /./], ["input", /^(Arrow|Home|End)/], ["button, summary", / $/]];
  addEventListener("keydown", (event) => {
    const key = (event.shiftKey ? "Shift+" : "") + event.key;
    const isOwn = own.some(([kind, pattern]) => event.target.closest?.(kind) && pattern.test(key));
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
    if (section.hidden || frames.length === 1 || isOwn || isShortcut || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key](event);
  });

  // Print the page as it is without a script.
  let kept = 0;
  addEventListener("beforeprint", () => {
    kept = shown;
    go(end, quietly);
  });
  addEventListener("afterprint", () => go(kept, quietly));

  element("controls").hidden = frames.length === 1;
  slider.hidden = end === 0;
  if (!follow()) {
    show(0, quietly);
    if (end > 0 && !calm.matches) play();
  }
  return pause;
}

// A page with several games shows the list of all, or the one in the address.
const roots = [...document.querySelectorAll(".player")];
const list = document.getElementById("games");
const players = new Map();
let current;
function choose() {
  const id = location.hash.slice(1).split("-")[0];
  const chosen = list ? roots.find((root) => root.parentNode.id === id) : roots[0];
  // The moves of the game are in a list that scrolls next to the board.
  document.documentElement.className = chosen ? "js" : "";
  for (const [root, pause] of players) if (root !== chosen) pause();
  if (list) {
    list.hidden = Boolean(chosen);
    for (const root of roots) root.parentNode.hidden = root !== chosen;
    // Readers continue at what is new on the page.
    const target = chosen?.parentNode ?? list;
    target.tabIndex = -1;
    if (current && target !== current) target.focus();
    current = target;
  }
  if (chosen && !players.has(chosen)) players.set(chosen, player(chosen));
}
addEventListener("hashchange", choose);
choose();
