// The link to Python: intents up, acknowledgements and saves down. No part of it knows the game.

export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (...values: never[]) => void): void;
  off(name: string, callback: (...values: never[]) => void): void;
  send(content: unknown): void;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface LinkEvents {
  /** Python has not answered in time, or (false) answers again. */
  lost(lost: boolean): void;
  /** Python answered an intent with an error. */
  failed(text: string): void;
  /** This browser keeps nothing of what was to be kept. */
  unkept(): void;
}

export const ACK_MS = 4000;
export const HELLO_MS = 10000; // the kernel may still be running other cells
const PREFIX = "sixtysix:";

/** Call `changed` when another page of this browser has kept something under `name`. */
export function onKeptElsewhere(name: string, changed: () => void, signal: AbortSignal): void {
  const heard = (event: StorageEvent) => {
    if (event.key === PREFIX + name) changed();
  };
  window.addEventListener("storage", heard, { signal });
}

export class Link {
  private next = 1;
  private readonly waiting = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly hear = (message: unknown) => this.heard(message);

  constructor(
    private readonly model: Model,
    private readonly events: LinkEvents,
    private readonly store: Store | null = browserStore(),
  ) {
    model.on("msg:custom", this.hear as never);
  }

  /** The first message: what this browser has kept under the names the widget asked for, and its settings. */
  hello(stores: string[]): void {
    if (!this.store) this.events.unkept();
    const saves: Record<string, unknown> = {};
    for (const name of new Set(["options", ...stores])) {
      const value = this.load(name);
      if (value !== undefined) saves[name] = value;
    }
    this.post({ intent: "hello", id: 0, saves }, HELLO_MS);
  }

  send(intent: string, fields: Record<string, unknown> = {}): number {
    const id = this.next;
    this.next += 1;
    this.post({ ...fields, intent, id }, ACK_MS);
    return id;
  }

  close(): void {
    this.model.off("msg:custom", this.hear as never);
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private post(message: { id: number; intent: string; [field: string]: unknown }, patience: number): void {
    const timer = setTimeout(() => this.events.lost(true), patience);
    this.waiting.set(message.id, timer);
    try {
      this.model.send(message);
    } catch {
      clearTimeout(timer);
      this.events.lost(true);
    }
  }

  private heard(message: unknown): void {
    if (typeof message !== "object" || message === null) return;
    const { ack, error, save } = message as { ack?: number; error?: string; save?: Save };
    if (save) this.keep(save);
    if (typeof ack !== "number") return;
    // An answer, however late, shows that Python is there: forget every older wait.
    for (const [id, timer] of this.waiting) {
      if (id > ack) continue;
      clearTimeout(timer);
      this.waiting.delete(id);
    }
    this.events.lost(false);
    if (error) this.events.failed(error);
  }

  private load(name: string): unknown {
    try {
      const text = this.store?.getItem(PREFIX + name);
      return text ? (JSON.parse(text) as unknown) : undefined;
    } catch {
      return undefined; // unreadable or forbidden: start without it
    }
  }

  private keep({ name, value }: Save): void {
    try {
      this.store?.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      this.events.unkept(); // storage full or forbidden: play goes on, only the memory is lost
    }
  }
}

interface Save {
  name: string;
  value: unknown;
}

function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
