import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ACK_MS, HELLO_MS, Link, type Model, type Store } from "../src/base/link";

class FakeModel implements Model {
  sent: Record<string, unknown>[] = [];
  heard: ((message: unknown) => void) | null = null;
  broken = false;
  get() { return undefined; }
  on(_name: string, callback: (...values: never[]) => void) { this.heard = callback as never; }
  off() { this.heard = null; }
  send(content: unknown) {
    if (this.broken) throw new Error("no comm");
    this.sent.push(content as Record<string, unknown>);
  }
}

class FakeStore implements Store {
  data = new Map<string, string>();
  getItem(key: string) { return this.data.get(key) ?? null; }
  setItem(key: string, value: string) { this.data.set(key, value); }
}

function open<S extends Store | null = FakeStore>(t: TestContext, store: S = new FakeStore() as never) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const model = new FakeModel();
  const events: string[] = [];
  const link = new Link(model, {
    lost: (lost) => events.push(lost ? "lost" : "there"),
    failed: (text) => events.push(`failed: ${text}`),
    unkept: () => events.push("unkept"),
  }, store);
  return { model, store, events, link };
}

test("each intent has its own number", (t) => {
  const { model, link } = open(t);
  link.send("act", { action: "play TH" });
  link.send("act", { action: "play TH" });
  assert.deepEqual(model.sent, [
    { action: "play TH", intent: "act", id: 1 }, { action: "play TH", intent: "act", id: 2 },
  ]);
});

test("an answer in time means nothing is lost", (t) => {
  const { model, link, events } = open(t);
  link.send("act");
  model.heard?.({ ack: 1 });
  t.mock.timers.tick(ACK_MS * 2);
  assert.deepEqual(events, ["there"]);
});

test("no answer is told after four seconds, and taken back when one comes", (t) => {
  const { model, link, events } = open(t);
  link.send("act");
  t.mock.timers.tick(ACK_MS - 1);
  assert.deepEqual(events, []);
  t.mock.timers.tick(1);
  assert.deepEqual(events, ["lost"]);
  model.heard?.({ ack: 1 });
  assert.deepEqual(events, ["lost", "there"]);
});

test("an answer to a later message clears the earlier ones", (t) => {
  const { model, link, events } = open(t);
  link.send("act");
  link.send("act");
  model.heard?.({ ack: 2 });
  t.mock.timers.tick(ACK_MS * 2);
  assert.deepEqual(events, ["there"]);
});

test("a dead channel and an error are told at once", (t) => {
  const { model, link, events } = open(t);
  model.broken = true;
  link.send("act");
  assert.deepEqual(events, ["lost"]);
  model.heard?.({ ack: 1, error: "no such card" });
  assert.deepEqual(events, ["lost", "there", "failed: no such card"]);
});

test("hello brings what was kept, and waits longer", (t) => {
  const { model, store, link, events } = open(t);
  model.heard?.({ save: { name: "play", value: { deal: 3 } } });
  assert.equal(store.data.get("sixtysix:play"), '{"deal":3}');
  store.data.set("sixtysix:broken", "{");
  link.hello(["play", "absent", "broken"]);
  assert.deepEqual(model.sent, [{ intent: "hello", id: 0, saves: { play: { deal: 3 } } }]);
  t.mock.timers.tick(ACK_MS);
  assert.deepEqual(events, []);
  t.mock.timers.tick(HELLO_MS);
  assert.deepEqual(events, ["lost"]);
});

test("closing forgets the timers", (t) => {
  const { model, link, events } = open(t);
  link.send("act");
  link.close();
  t.mock.timers.tick(ACK_MS * 2);
  assert.deepEqual(events, []);
  assert.equal(model.heard, null);
});

test("a browser without a store says so at once, and the link goes on", (t) => {
  const { model, link, events } = open(t, null);
  link.hello(["progress"]);
  assert.deepEqual(events, ["unkept"]);
  model.heard?.({ save: { name: "progress", value: {} }, ack: 0 });
  assert.deepEqual(events, ["unkept", "there"]);
});

test("a store that is full says so when something was to be kept", (t) => {
  const full: Store = { getItem: () => null, setItem() { throw new Error("full"); } };
  const { model, link, events } = open(t, full);
  link.hello(["progress"]);
  assert.deepEqual(events, []);
  model.heard?.({ save: { name: "progress", value: {} } });
  assert.deepEqual(events, ["unkept"]);
});
