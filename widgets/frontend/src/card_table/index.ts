// The card table widget: puts view, drawing, moves and intents together.
import "../base/tokens.css";
import "../base/base.css";
import "./card_table.css";
import "./tutor.css";
import "./review.css";
import type { Model } from "../base/link";
import { motionAllowed } from "../base/options";
import { richWords } from "../base/rich";
import { openRoot } from "../base/root";
import { watchRoom } from "../base/room";
import { Drawing } from "./draw";
import { listen } from "./intents";
import { layout } from "./layout";
import { Motion } from "./motion";
import type { Scene } from "./scene";
import type { CardTableView } from "./view";

function render({ model, el: host }: { model: Model; el: HTMLElement }): () => void {
  const parts = openRoot(model, host, "card-table", () => draw());
  const drawing = new Drawing(parts.body, parts.link);
  const motion = new Motion(parts.root);
  const folds = { history: false, count: false, all: false };
  let scene: Scene | null = null;
  let event: number | null = null;
  let room = { width: 390, height: 700 }; // until it is measured

  function draw(): void {
    const view = model.get("view") as CardTableView;
    if (!view?.version) return;
    const fresh = event !== view.event;
    const animate = fresh && event !== null;
    motion.finish();
    const before = animate ? motion.look() : null;
    scene = {
      view,
      options: parts.options(),
      faces: parts.faces,
      layout: layout({ ...room, hand: view.hand.length }),
      lookBack: !fresh && (scene?.lookBack ?? false),
      folds,
    };
    parts.root.toggleAttribute("data-wide", scene.layout.kind === "wide");
    drawing.draw(scene);
    if (fresh) parts.live.say(richWords(view.say, view.names));
    event = view.event;
    parts.root.dataset.event = String(view.event);
    if (before) motion.run(view, before, parts.faces, motionAllowed(parts.options()));
  }

  const stopListening = listen(parts.root, {
    scene: () => scene,
    drawing,
    link: parts.link,
    say: (sentence) => parts.live.say(sentence),
    settle: () => motion.finish(),
    lookBack() {
      if (!scene) return;
      motion.finish();
      scene.lookBack = !scene.lookBack;
      drawing.draw(scene);
    },
  });
  const stopRoom = watchRoom(parts.root, (width, height) => {
    room = { width, height };
    draw();
  });
  model.on("change:view", draw as never);
  parts.link.hello((model.get("view") as CardTableView)?.stores ?? []);

  return () => {
    stopRoom();
    model.off("change:view", draw as never);
    stopListening();
    motion.finish();
    parts.close();
  };
}

export default { render };
