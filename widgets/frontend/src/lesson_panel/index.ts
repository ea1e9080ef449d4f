// The lesson panel: draws the view, keeps picks and focus, and sends intents.
import "../base/tokens.css";
import "../base/base.css";
import "./lesson_panel.css";
import "./rows.css";
import { el } from "../base/dom";
import { type Model, onKeptElsewhere } from "../base/link";
import { insideEditor } from "../base/options";
import { richWords } from "../base/rich";
import { openRoot } from "../base/root";
import { answers, saySlider } from "./answers";
import { board } from "./board";
import { focusedSpot, moveInGroup, oneTabStop, refocus } from "./focus";
import { buttons, feedback } from "./foot";
import { bar, progress, prompt } from "./head";
import { sayWorking } from "./plain_rows";
import type { Scene } from "./scene";
import { type LessonPanelView, isPage, pictureKey, questionKey, toggled, typedNumber, working } from "./view";

const WIDE = 1000;
const ASK_MS = 5000;

function render({ model, el: host }: { model: Model; el: HTMLElement }): () => void {
  const parts = openRoot(model, host, "lesson-panel", () => draw());
  const { body, link } = parts;
  let picks: string[] = [];
  let typed = "";
  let question = "";
  let picture = "";
  let said = "";
  let event: number | null = null;
  let sent = false; // an intent is on its way: a second tap must not answer the next question
  let acted = false; // the last word was the learner's, even where a tap gives no focus (Safari)

  function scene(view: LessonPanelView): Scene {
    return { view, options: parts.options(), faces: parts.faces, picks, typed, editor: insideEditor() };
  }

  /** Python has another picture: of what the learner did, or because something is worked out by now. */
  function changed(): void {
    const view = model.get("view") as LessonPanelView;
    if (!view?.version || view.event !== event) return draw();
    const row = working(view);
    const made = body.querySelector<HTMLElement>(".row.working");
    if (row && made && pictureKey(view) === picture) sayWorking(made, row);
    // A button must not be drawn anew under the finger that presses it: the tap would be lost.
    else if (body.querySelector("button:active")) setTimeout(changed, 200);
    else draw();
  }

  function draw(): void {
    const view = model.get("view") as LessonPanelView;
    if (!view?.version) return;
    const fresh = event !== view.event;
    const other = question !== questionKey(view);
    if (other) {
      picks = [];
      typed = view.input.words ? String(view.input.min) : "";
      question = questionKey(view);
    }
    if (fresh) sent = false;
    const spot = focusedSpot(body);
    const now = scene(view);
    const answer = answers(now);
    const felt = board(now);
    const foot = el("div", { class: "foot" });
    for (const part of [feedback(now), buttons(now)]) if (part) foot.append(part);
    if (felt && answer) felt.append(answer);
    const middle = felt ?? (answer ? el("div", { class: "plain" }, answer) : null);
    body.replaceChildren(bar(now), el("div", { class: "inner" }, progress(now),
      el("div", { class: felt ? "two" : "one" }, prompt(now), middle, foot)));
    oneTabStop(body, spot);
    const answered = view.feedback !== null && view.input.kind === "none";
    if (spot || (fresh && acted)) refocus(body, spot, answered);
    if (fresh && event !== null && (spot || acted)) {
      const asks = other && (!answered || isPage(view));
      if (asks) showStart(body.querySelector(".inner"));
      uncutBar();
      // Last: what is said, and a way on where nothing is asked, count for more than a whole bar.
      if (!asks || (view.input.kind === "none" && !isPage(view))) showSaid(foot);
    }
    if (fresh) acted = false;
    if (event !== null && (fresh || said !== view.say)) parts.live.say(richWords(view.say, view.names));
    event = view.event;
    said = view.say;
    picture = pictureKey(view);
    parts.root.dataset.event = String(event); // lets a test wait for what comes next
  }

  /** The bar above is seen whole, or not at all. */
  function uncutBar(): void {
    const cut = () => {
      const box = body.querySelector(".bar")?.getBoundingClientRect();
      return box !== undefined && box.top < -1 && box.bottom > 1;
    };
    if (cut()) body.querySelector(".inner")?.scrollIntoView({ block: "start", behavior: "instant" as ScrollBehavior });
    // A page that cannot be scrolled so far is shown from its top.
    if (cut()) body.scrollIntoView({ block: "start", behavior: "instant" as ScrollBehavior });
  }

  /** Bring a new question or page into view without moving more than needed; a tall one from its start. */
  function showStart(part: Element | null): void {
    const tall = part !== null && part.getBoundingClientRect().height > innerHeight;
    part?.scrollIntoView({ block: tall ? "start" : "nearest", behavior: "instant" as ScrollBehavior });
    // An editor shows less than the window: there the question comes before what follows it.
    part?.querySelector(".ask")?.scrollIntoView({ block: "nearest", behavior: "instant" as ScrollBehavior });
  }

  /** Bring what is said into view. On a phone the foot itself has no box: its parts do. */
  function showSaid(foot: HTMLElement): void {
    for (const part of [...foot.children].reverse()) {
      part.scrollIntoView({ block: "nearest", behavior: "instant" as ScrollBehavior });
    }
  }

  function send(intent: string, fields: Record<string, unknown>): void {
    if (sent) return;
    sent = acted = true;
    // A lost answer must not block the panel for ever: after it, taps are sent again.
    setTimeout(() => { sent = false; }, 1000);
    // Python leaves alone what was meant for another picture than the one it shows by then.
    link.send(intent, { ...fields, event });
  }

  function answerWith(answer: unknown): void {
    send("answer", { answer });
  }

  function onClick(event_: Event): void {
    const view = model.get("view") as LessonPanelView;
    const target = (event_.target as Element).closest<HTMLElement>("button");
    if (!target || !body.contains(target)) return;
    const { pick, choice, button, step } = target.dataset;
    if (pick !== undefined) {
      if (view.input.kind === "tap-one") answerWith(pick);
      else {
        picks = toggled(picks, pick);
        draw();
      }
    } else if (choice !== undefined) answerWith(choice);
    else if (button !== undefined) send("button", { button });
    else if (step !== undefined) {
      const { min, max } = view.input;
      typed = String(Math.min(max, Math.max(min, (typedNumber(typed) ?? 0) + Number(step))));
      draw();
    } else if (target.dataset.send === "number") answerWith(typedNumber(typed));
    else if (target.dataset.send === "picks") answerWith(picks);
  }

  function onKey(event_: KeyboardEvent): void {
    if (event_.ctrlKey || event_.altKey || event_.metaKey) return;
    const at = event_.target as HTMLElement;
    if (event_.key === "Enter" && event_.repeat) event_.preventDefault();
    else if (event_.key === "Enter" && at.matches("input.number, input.slider")) {
      event_.preventDefault();
      answerWith(typedNumber(typed));
    } else if (moveInGroup(event_)) event_.preventDefault();
    // An editor around the widget has keys of its own; those used here stay here.
    if (event_.defaultPrevented || at.matches("input")) event_.stopPropagation();
  }

  function onInput(event_: Event): void {
    const at = event_.target as HTMLInputElement;
    if (at.matches("input.number, input.slider")) typed = at.value;
    const row = at.closest<HTMLElement>(".slider-row");
    if (row) saySlider(row, (model.get("view") as LessonPanelView).input);
  }

  const stop = new AbortController();
  const { signal } = stop;
  body.addEventListener("click", onClick, { signal });
  body.addEventListener("keydown", onKey, { signal });
  body.addEventListener("input", onInput, { signal });
  const observer = new ResizeObserver(() => {
    parts.root.toggleAttribute("data-wide", parts.root.clientWidth >= WIDE);
  });
  observer.observe(parts.root);
  model.on("change:view", changed as never);
  draw();
  const hello = () => link.hello((model.get("view") as LessonPanelView)?.stores ?? []);
  // Else the next answer here would overwrite what was learned on another page meanwhile.
  onKeptElsewhere("progress", hello, signal);
  hello();
  // A kernel that died tells nobody: while its work is waited for, it is asked whether it is there.
  const asking = setInterval(() => {
    const view = model.get("view") as LessonPanelView;
    if (view?.version && working(view)) link.send("ping");
  }, ASK_MS);

  return () => {
    stop.abort();
    clearInterval(asking);
    observer.disconnect();
    model.off("change:view", changed as never);
    parts.close();
  };
}

export default { render };
