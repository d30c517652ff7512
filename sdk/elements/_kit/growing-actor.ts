import type { ElementActor, EmittedFact } from "./record.ts";

/** How far a first look has come on its way to the whole. */
export interface Growth {
  /** at rest: nobody has asked for more; coming: what the visitor did waits for the whole; failed: it can't be had. */
  readonly state: "at rest" | "coming" | "failed";
  readonly again: () => void;
}

/** What is true now; `growth` is there as long as it is the first look that says so. */
export interface Seen {
  readonly snapshot: unknown;
  readonly growth: Growth | undefined;
}

/** An actor that can say whether it waits for an answer. */
export interface LookingActor extends ElementActor {
  readonly isAsking: boolean;
}

/** What a first look grows with. */
export interface Growing {
  /** Types of the events that the look has transitions for. */
  readonly knows: ReadonlySet<string>;
  /** Fetches the whole; answers with what begins it from a persisted snapshot. */
  readonly fetch: () => Promise<(snapshot: unknown) => ElementActor>;
}

type Observer = Parameters<ElementActor["subscribe"]>[0];

/**
 * An actor that begins as a first look and goes on as the whole machine, from the look's own snapshot. An event that the look
 * doesn't know is kept, in order, until the whole has come and the look has the answers that it waits for: nothing is requested
 * twice.
 */
export class GrowingActor implements ElementActor {
  readonly #growing: Growing | undefined;
  readonly #observers = new Set<Observer>();
  readonly #listeners = new Set<(fact: EmittedFact) => void>();
  #kept: readonly { readonly type: string }[] = [];
  #actor: ElementActor;
  #look: LookingActor | undefined;
  #beginWhole: ((snapshot: unknown) => ElementActor) | undefined;
  #state: Growth["state"] = "at rest";
  #seen: Seen;
  #hasStopped = false;

  constructor(whole: ElementActor);
  constructor(look: LookingActor, growing: Growing);
  constructor(actor: ElementActor, growing?: Growing) {
    this.#actor = actor;
    this.#growing = growing;
    if (growing) this.#look = actor as LookingActor;
    this.#seen = this.#read();
  }

  start(): void {
    this.#follow();
    this.#actor.start();
  }

  stop(): void {
    this.#hasStopped = true;
    this.#observers.clear();
    this.#listeners.clear();
    this.#actor.stop();
  }

  send(event: { readonly type: string }): void {
    const isForLook = this.#state !== "coming" && this.#growing?.knows.has(event.type);
    if (!this.#look || isForLook) return this.#actor.send(event);
    /* Pressed again after a failure it is the same wish. */
    const others = this.#state === "failed" ? this.#kept.filter(({ type }) => type !== event.type) : this.#kept;
    this.#kept = [...others, event];
    this.#grow();
  }

  /** The visitor comes near: the whole is fetched; that it can't be had matters once it is wanted. */
  near(): void {
    void this.#fetch().catch(() => undefined);
  }

  getSnapshot(): Seen {
    return this.#seen;
  }

  getPersistedSnapshot(): unknown {
    return this.#actor.getPersistedSnapshot();
  }

  subscribe(observer: Observer): { unsubscribe(): void } {
    this.#observers.add(observer);
    return { unsubscribe: () => this.#observers.delete(observer) };
  }

  on(_type: "*", listener: (fact: EmittedFact) => void): { unsubscribe(): void } {
    this.#listeners.add(listener);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  #grow() {
    if (this.#state === "coming") return;
    this.#state = "coming";
    this.#tell();
    this.#fetch().catch(() => {
      this.#state = "failed";
      this.#tell();
    });
  }

  async #fetch(): Promise<void> {
    if (!this.#look) return;
    this.#beginWhole = await this.#growing!.fetch();
    this.#goOn();
  }

  /** The whole takes over, from where the look is. */
  #goOn() {
    const look = this.#look;
    if (!look || !this.#beginWhole || this.#hasStopped) return;
    if (look.isAsking) return;
    const snapshot = look.getPersistedSnapshot();
    look.stop();
    this.#look = undefined;
    this.#actor = this.#beginWhole(snapshot);
    this.#follow();
    this.#actor.start();
    for (const event of [{ type: "grown" }, ...this.#kept]) this.#actor.send(event);
    this.#tell();
  }

  #follow() {
    const actor = this.#actor;
    actor.subscribe({
      next: () => {
        this.#tell();
        this.#goOn();
      },
      error: (cause) => {
        for (const { error } of this.#observers) error?.(cause);
      },
    });
    actor.on("*", (fact) => {
      for (const listener of this.#listeners) listener(fact);
    });
  }

  #tell() {
    if (this.#hasStopped) return;
    this.#seen = this.#read();
    for (const { next } of this.#observers) next?.(this.#seen);
  }

  #read(): Seen {
    return { snapshot: this.#actor.getSnapshot(), growth: this.#look && { state: this.#state, again: () => this.#grow() } };
  }
}
