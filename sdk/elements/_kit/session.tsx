import type { I18n } from "@lingui/core";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { attributionKey } from "../../contracts/attribution.ts";
import { arrivedAt } from "./arrived.ts";
import { readAttributes } from "./attributes.ts";
import { languageOf } from "./catalogue-file.ts";
import { fireEvent } from "./fire-event.ts";
import { namesAffiliate } from "./names-affiliate.ts";
import { nextTask } from "./next-task.ts";
import { onIntent } from "./intent.ts";
import { inspectorOfPage } from "./inspector.ts";
import type { ElementActor, ElementRecord, EmittedEvent, Services } from "./record.ts";
import { whenVisible } from "./visibility.ts";
import { browserServices, type Surroundings } from "./services.ts";
import { applySheets, loadAppearance, type AppearanceAttributes } from "./sheets.ts";
import { containerOf, persistedIn, renderedStateIn } from "./shadow.ts";
import { ElementRoot } from "./element-root.tsx";
import { identifyVisitor } from "./visitor.ts";
import { activateLocale, loadWords, newWords } from "./words.ts";

/**
 * One element in the page, from its first connection to its removal: attributes, messages, actor, view, events. Ends
 * everything that it starts.
 */
export class ElementSession {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #record: ElementRecord;
  readonly services: Services;
  readonly #reported = new Set<string>();
  /** Events that wait for their delay; each function fires its event. */
  readonly #delayed = new Set<() => void>();
  #attributes: Surroundings & AppearanceAttributes = {};
  #i18n: I18n = newWords();
  #actor: ElementActor | undefined;
  /** What was sent before the actor has started; undefined once it has. */
  #unsent: { readonly type: string }[] | undefined = [];
  #view: Root | undefined;
  #endings: (() => void)[] = [];
  #isReady = false;
  #ended = false;
  #startedWith: { locale: string; apiBase: string } | undefined;

  constructor(host: HTMLElement, root: ShadowRoot, record: ElementRecord) {
    this.#host = host;
    this.#root = root;
    this.#record = record;
    this.services = browserServices(() => this.#attributes, host);
    this.#start();
  }

  /**
   * Applies changed attributes: notifies the machine; loads the messages of another language; restarts for another API
   * base.
   */
  attributesChanged(): void {
    if (this.#ended) return;
    const missing = this.#read();
    const { locale, apiBase } = this.services;
    const before = this.#startedWith;
    if (!this.#actor || missing.length > 0 || before?.apiBase !== apiBase) return this.#restart();
    if (before.locale !== locale) {
      this.#startedWith = { locale, apiBase };
      const words = this.#i18n;
      // Another locale, or a restart, since then has requested its own words.
      const isWanted = () => words === this.#i18n && locale === this.services.locale;
      loadWords(words, locale, this.#record.catalogues).then(
        () => isWanted() && (activateLocale(words, locale), this.#render()),
        (cause: unknown) => isWanted() && this.#crash("words_unobtainable", cause),
      );
    }
    const event = this.#record.changed?.(this.#attributes, this.services);
    if (event) this.send(event);
    else this.#render();
  }

  /** Ends the element after its removal: stops the actor and timers, removes listeners, sheets and the view. */
  end(): void {
    this.#ended = true;
    this.#stop();
    this.#root.adoptedStyleSheets = [];
  }

  #start() {
    if (this.#read().length > 0) return;
    addEventListener("pagehide", this.#emitDelayed);
    this.#endings.push(
      () => removeEventListener("pagehide", this.#emitDelayed),
      whenVisible(this.#host, () => fireEvent(this.#host, "view", { tag: this.#record.tag })),
    );
    const { locale, apiBase } = this.services;
    this.#startedWith = { locale, apiBase };
    const words = this.#i18n;
    Promise.all([
      loadWords(words, locale, this.#record.catalogues),
      this.#record.ready?.(this.#attributes, this.services, this.#root),
      loadAppearance(this.#attributes, this.#root),
      identifyVisitor(this.services),
    ]).then(
      () => {
        if (this.#ended || this.#i18n !== words) return;
        activateLocale(words, locale);
        void this.#play();
      },
      (cause: unknown) => this.#i18n === words && this.#crash("parts_unobtainable", cause),
    );
  }

  #restart() {
    this.#stop();
    this.#i18n = newWords();
    this.#start();
  }

  /** Reads the attributes and applies the sheets; returns the missing attributes. */
  #read(): string[] {
    const { attributes, tag, needs } = this.#record;
    const { values, missing } = readAttributes(
      attributes,
      tag,
      (name) => this.#host.getAttribute(name),
      this.#reported,
      this.#host,
      needs,
    );
    this.#attributes = values;
    this.#applySheets();
    void loadAppearance(values, this.#root).then(() => this.#ended || this.#applySheets());
    return missing;
  }

  #applySheets() {
    applySheets(this.#root, this.#record.styles, this.#attributes, this.#record.paint?.(this.#attributes));
  }

  /**
   * Starts the actor, from the page's snapshot if it has one of this build, and renders the view. Needs code and
   * messages.
   */
  async #play() {
    const { container, isRendered } = containerOf(this.#root);
    const persisted = isRendered ? persistedIn(this.#root) : undefined;
    try {
      const actor = this.#record.begin(this.#attributes, this.services, persisted, this.#root);
      this.#actor = actor;
      if (persisted) {
        // Restoring the machine, hydrating its view and starting it are a task each.
        await nextTask();
        if (this.#actor !== actor) return;
        this.#record.beforeHydration?.(this.#root);
      }
      const emitted = actor.on("*", (event) => this.#emitEvent(event));
      const watch = actor.subscribe({ error: (cause) => this.#crash("machine_failed", cause) });
      this.#endings.push(
        () => emitted.unsubscribe(),
        () => watch.unsubscribe(),
        () => actor.stop(),
      );
      if (persisted) {
        this.#view = hydrateRoot(container, this.#element());
        this.#viewTakesOver();
        await nextTask();
        if (this.#actor !== actor) return;
        this.#startActor(actor);
      } else {
        this.#startActor(actor);
        container.replaceChildren();
        this.#view = createRoot(container);
        this.#render();
        this.#viewTakesOver();
      }
    } catch (cause) {
      this.#crash("start_failed", cause);
    } finally {
      // Also where the element has restarted meanwhile: the server's state was for other attributes.
      renderedStateIn(this.#root)?.remove();
    }
  }

  /** Starts the actor, and then sends what the view has sent: what its own actors report at once comes first. */
  #startActor(actor: ElementActor) {
    inspectorOfPage()?.(this.#host, actor);
    actor.start();
    const unsent = this.#unsent;
    this.#unsent = undefined;
    for (const event of unsent ?? []) actor.send(event);
    this.#endings.push(onIntent(this.#host, () => actor.preload?.()));
    const { affiliateId, storage } = this.services;
    if (affiliateId ?? (namesAffiliate.test(arrivedAt) || storage.get(attributionKey)))
      import("./affiliate-events.ts").then(
        ({ reportAffiliateEvents }) =>
          this.#actor === actor && this.#endings.push(reportAffiliateEvents(this.#host, this.services, this.#reported)),
        () => {},
      );
  }

  /** Sends an event to the actor, once it has started. */
  readonly send = (event: { readonly type: string }): void => {
    if (this.#unsent) this.#unsent.push(event);
    else this.#actor?.send(event);
  };

  /** From here on the view handles presses itself. */
  #viewTakesOver() {
    this.#root.querySelector("slot[data-fallback]")?.remove();
    renderedStateIn(this.#root)?.remove();
  }

  #element() {
    containerOf(this.#root).container.lang = languageOf(this.services.locale);
    return (
      <ElementRoot
        record={this.#record}
        actor={this.#actor!}
        send={this.send}
        services={this.services}
        i18n={this.#i18n}
        onCrash={(cause) => this.#crash("view_failed", cause)}
        onShown={(snapshot) => this.#shown(snapshot)}
      />
    );
  }

  #render() {
    if (this.#actor) this.#view?.render(this.#element());
  }

  #shown(snapshot: unknown) {
    if (this.#isReady || (this.#record.isSettled && !this.#record.isSettled(snapshot))) return;
    this.#isReady = true;
    fireEvent(this.#host, "ready", { tag: this.#record.tag });
  }

  /** Fires delayed events immediately: the page or the element is being removed, and with it every timer. */
  readonly #emitDelayed = () => {
    for (const emit of this.#delayed) emit();
  };

  #emitEvent({ type, detail, delay, whenVisible: waits }: EmittedEvent) {
    // Several requests of an element may fail for one reason: each is reported once.
    if (type === "error" || type === "unavailable") {
      const key = JSON.stringify(detail);
      if (this.#reported.has(key)) return;
      this.#reported.add(key);
    }
    const emit = () => {
      clearTimeout(timer);
      this.#delayed.delete(emit);
      fireEvent(this.#host, type, detail as never);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (waits) this.#endings.push(whenVisible(this.#host, emit));
    else if (delay) {
      timer = setTimeout(emit, delay);
      this.#delayed.add(emit);
    } else emit();
  }

  #stop() {
    for (const end of this.#endings.splice(0)) end();
    this.#emitDelayed();
    this.#view?.unmount();
    this.#view = undefined;
    this.#actor = undefined;
    this.#unsent ??= [];
    this.#isReady = false;
  }

  #crash(code: string, cause: unknown) {
    if (this.#ended) return;
    console.error(`[gipfel] <${this.#record.tag}> stopped (${code}).`, cause);
    this.#stop();
    fireEvent(this.#host, "error", { tag: this.#record.tag, code, message: String(cause) });
    void import("./error-fallback.tsx").then(async ({ renderErrorFallback }) => {
      const sentence = await renderErrorFallback(this.services.locale, () => this.#restart());
      if (this.#ended || this.#actor) return;
      const { container } = containerOf(this.#root);
      container.replaceChildren();
      this.#view = createRoot(container);
      this.#view.render(sentence);
    });
  }
}
