// A stand-in for Python: holds the traits, answers every message, and can show a second view.
const asked = new URLSearchParams(location.search);
const widget = asked.get("widget") ?? "card_table";
const base = "../../sixtysix_widgets/static/";
const here = new URL("../tests/examples/", import.meta.url);

async function example(name) {
  return (await fetch(new URL(`${name}.json`, here))).json();
}

class Model {
  listeners = new Map();
  constructor(traits) {
    this.traits = traits;
  }
  get(name) {
    return this.traits[name];
  }
  set(name, value) {
    this.traits[name] = value;
    this.tell(`change:${name}`);
  }
  on(name, callback) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), callback]);
  }
  off(name, callback) {
    this.listeners.set(name, (this.listeners.get(name) ?? []).filter((one) => one !== callback));
  }
  tell(name, value) {
    for (const callback of this.listeners.get(name) ?? []) callback(value);
  }
  send(message) {
    window.sent.push(message);
    if (message.intent === "options") this.set("options", { ...this.traits.options, ...message.options });
    if (!asked.has("dead")) setTimeout(() => this.tell("msg:custom", { ack: message.id }), 20);
  }
}

/** The English words are Python's; read them from there, so that there is one copy. */
async function words() {
  const text = await (await fetch("../../../sixtysix_teach/data/locale/en/widgets.toml")).text();
  return Object.fromEntries([...text.matchAll(/^(\w+) = "(.*)"$/gm)].map((match) => [match[1], match[2]]));
}

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = `${base}${widget}.css`;
document.head.append(style);

window.sent = [];
const names = (asked.get("view") ?? "lead-with-marriage").split(",");
const views = await Promise.all(names.map(example));
const model = new Model({
  view: views[0],
  options: {
    theme: asked.get("theme") ?? "auto",
    deck: asked.get("deck") ?? "french",
    suits: asked.get("suits") ?? "four",
    motion: asked.get("motion") ?? "auto",
    keys: asked.get("keys") !== "off",
    words: await words(),
  },
});
window.model = model;
let shown = 0;
window.next = () => {
  shown = (shown + 1) % views.length;
  model.set("view", views[shown]);
};
document.addEventListener("keydown", (event) => {
  if (event.key === ".") window.next();
});
const host = document.getElementById("host");
if (asked.has("width")) host.style.width = `${asked.get("width")}px`;
const { default: made } = await import(`${base}${widget}.js`);
window.cleanup = await made.render({ model, el: host });
document.body.dataset.ready = "yes";
