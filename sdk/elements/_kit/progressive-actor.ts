import type { ElementActor, EmittedEvent } from "./record.ts";

/** How far a preview has come on its way to the full machine. */
export interface UpgradeStatus {
  /**
   * idle: nobody has asked for more; loading: what the visitor did waits for the full machine; failed: it can't be had.
   */
  readonly state: "idle" | "loading" | "failed";
  readonly again: () => void;
}

/** What is true now; `upgrade` is there as long as it is the preview that says so. */
export interface ProgressiveSnapshot {
  readonly snapshot: unknown;
  readonly upgrade: UpgradeStatus | undefined;
}

/** An actor that can say whether it waits for an answer. */
export interface PreviewRef extends ElementActor {
  readonly isLoading: boolean;
}

/** What a preview upgrades with. */
export interface Upgrade {
  /** Types of the events that the preview has transitions for. */
  readonly knows: ReadonlySet<string>;
  /** Fetches the full machine; answers with what begins it from a persisted snapshot. */
  readonly fetch: () => Promise<(snapshot: unknown) => ElementActor>;
}

type Observer = Parameters<ElementActor["subscribe"]>[0];

/**
 * An actor that begins as a preview and goes on as the full machine, from the preview's own snapshot. An event that the
 * preview doesn't know is kept, in order, until the full machine has come and the preview has the answers that it waits
 * for: nothing is requested twice.
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
    /* Pressed again after a failure it is the same wish. */
    const others = this.#state === "failed" ? this.#queued.filter(({ type }) => type !== event.type) : this.#queued;
    this.#queued = [...others, event];
    this.#startUpgrade();
  }

  /** The visitor comes near: the full machine is fetched; that it can't be had matters once it is wanted. */
  near(): void {
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
    this.#tell();
    this.#fetch().catch(() => {
      this.#state = "failed";
      this.#tell();
    });
  }

  async #fetch(): Promise<void> {
    if (!this.#preview) return;
    this.#startFull = await this.#upgrade!.fetch();
    this.#goOn();
  }

  /** The full machine takes over, from where the preview is. */
  #goOn() {
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
    actor.on("*", (event) => {
      for (const listener of this.#listeners) listener(event);
    });
  }

  #tell() {
    if (this.#hasStopped) return;
    this.#snapshot = this.#read();
    for (const { next } of this.#observers) next?.(this.#snapshot);
  }

  #read(): ProgressiveSnapshot {
    return {
      snapshot: this.#actor.getSnapshot(),
      upgrade: this.#preview && { state: this.#state, again: () => this.#startUpgrade() },
    };
  }
}
