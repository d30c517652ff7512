import type { ElementActor, EmittedEvent } from "./record.ts";

/** State of a preview's upgrade to the full machine. */
export interface UpgradeStatus {
  /**
   * idle: nothing requested; loading: events of the visitor wait for the full machine; failed: it could not be fetched.
   */
  readonly state: "idle" | "loading" | "failed";
  readonly retry: () => void;
}

/** The current snapshot; `upgrade` is set as long as it is the preview's. */
export interface ProgressiveSnapshot {
  readonly snapshot: unknown;
  readonly upgrade: UpgradeStatus | undefined;
}

/** A preview's actor, which knows whether it waits for an answer. */
export interface PreviewRef extends ElementActor {
  readonly isLoading: boolean;
}

/** What a preview needs for its upgrade. */
export interface Upgrade {
  /** Types of the events that the preview has transitions for. */
  readonly knows: ReadonlySet<string>;
  /** Fetches the full machine; returns a function that creates its actor from a persisted snapshot. */
  readonly fetch: () => Promise<(snapshot: unknown) => ElementActor>;
}

type Observer = Parameters<ElementActor["subscribe"]>[0];

/**
 * An actor that starts as a preview and continues as the full machine, from the preview's snapshot. Events that the
 * preview doesn't handle are queued, in order, until the full machine is fetched and the preview's pending answers have
 * arrived, so that nothing is requested twice.
 */
export class ProgressiveActor implements ElementActor {
  readonly #upgrade: Upgrade | undefined;
  readonly #observers = new Set<Observer>();
  readonly #listeners = new Set<(event: EmittedEvent) => void>();
  #queued: readonly { readonly type: string }[] = [];
  #actor: ElementActor;
  #preview: PreviewRef | undefined;
  #startFull: ((snapshot: unknown) => ElementActor) | undefined;
  #state: UpgradeStatus["state"] = "idle";
  #snapshot: ProgressiveSnapshot;
  #hasStopped = false;

  constructor(full: ElementActor);
  constructor(preview: PreviewRef, upgrade: Upgrade);
  constructor(actor: ElementActor, upgrade?: Upgrade) {
    this.#actor = actor;
    this.#upgrade = upgrade;
    if (upgrade) this.#preview = actor as PreviewRef;
    this.#snapshot = this.#read();
  }

  /** The preview's or the full machine's actor, for an inspector. */
  get current(): ElementActor {
    return this.#actor;
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
    const isForPreview = this.#state !== "loading" && this.#upgrade?.knows.has(event.type);
    if (!this.#preview || isForPreview) return this.#actor.send(event);
    /* The same event after a failure replaces the queued one. */
    const others = this.#state === "failed" ? this.#queued.filter(({ type }) => type !== event.type) : this.#queued;
    this.#queued = [...others, event];
    this.#startUpgrade();
  }

  /** Fetches the full machine. Ignores a failure: the first event that needs it fetches it again. */
  preload(): void {
    void this.#fetch().catch(() => undefined);
  }

  getSnapshot(): ProgressiveSnapshot {
    return this.#snapshot;
  }

  getPersistedSnapshot(): unknown {
    return this.#actor.getPersistedSnapshot();
  }

  subscribe(observer: Observer): { unsubscribe(): void } {
    this.#observers.add(observer);
    return { unsubscribe: () => this.#observers.delete(observer) };
  }

  on(_type: "*", listener: (event: EmittedEvent) => void): { unsubscribe(): void } {
    this.#listeners.add(listener);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  #startUpgrade() {
    if (this.#state === "loading") return;
    this.#state = "loading";
    this.#notify();
    this.#fetch().catch(() => {
      this.#state = "failed";
      this.#notify();
    });
  }

  async #fetch(): Promise<void> {
    if (!this.#preview) return;
    this.#startFull = await this.#upgrade!.fetch();
    this.#takeOver();
  }

  /** Replaces the preview with the full machine, from the preview's snapshot. */
  #takeOver() {
    const preview = this.#preview;
    if (!preview || !this.#startFull || this.#hasStopped) return;
    if (preview.isLoading) return;
    const snapshot = preview.getPersistedSnapshot();
    preview.stop();
    this.#preview = undefined;
    this.#actor = this.#startFull(snapshot);
    this.#follow();
    this.#actor.start();
    for (const event of [{ type: "upgraded" }, ...this.#queued]) this.#actor.send(event);
    this.#notify();
  }

  #follow() {
    const actor = this.#actor;
    actor.subscribe({
      next: () => {
        this.#notify();
        this.#takeOver();
      },
      error: (cause) => {
        for (const { error } of this.#observers) error?.(cause);
      },
    });
    actor.on("*", (event) => {
      for (const listener of this.#listeners) listener(event);
    });
  }

  #notify() {
    if (this.#hasStopped) return;
    this.#snapshot = this.#read();
    for (const { next } of this.#observers) next?.(this.#snapshot);
  }

  #read(): ProgressiveSnapshot {
    return {
      snapshot: this.#actor.getSnapshot(),
      upgrade: this.#preview && { state: this.#state, retry: () => this.#startUpgrade() },
    };
  }
}
