/** The gaps of `@r2wc/core`, each closed by the kit; a title names the hazard. */
import { assert } from "chai";
import { allRemovedEnded, listenToConsole, once, probe, probeState, until } from "./support/host.ts";

suite("an element in a page", () => {
  suiteSetup(async () => {
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    for (const element of document.querySelectorAll("gipfel-probe, gipfel-button")) element.parentElement?.remove();
  });

  test("a bare boolean attribute is true (r2wc drops empty attributes)", async () => {
    assert.equal(probeState(await probe("<gipfel-probe open></gipfel-probe>"))["open"], true);
  });

  test("a removed boolean attribute is false again (r2wc ignores removal)", async () => {
    const element = await probe("<gipfel-probe open></gipfel-probe>");
    element.removeAttribute("open");
    await until(() => probeState(element)["open"] === false);
  });

  test("a property set before the element is defined counts (an own property hides the accessor)", async () => {
    const element = document.createElement("gipfel-probe-later".replace("-later", "")) as HTMLElement & {
      count?: unknown;
    };
    const plain = document.createElement("div");
    Object.defineProperty(element, "count", { value: 7, writable: true, configurable: true, enumerable: true });
    plain.append(element);
    document.body.append(plain);
    await until(() => probeState(element)["count"] === 7);
    assert.equal(element.getAttribute("count"), "7");
    assert.isFalse(Object.hasOwn(element, "count"));
  });

  test("every property that a framework sets before the element is defined counts (React writes brandColor as the attribute brandcolor)", async () => {
    const early = document.createElement("gipfel-newsletter");
    const values = { brandColor: "#8a3324", affiliateId: "4711", logoUrl: "/logo.svg", apiBase: "/other" };
    for (const [property, value] of Object.entries(values)) early.setAttribute(property, value);
    Object.assign(early, { locale: "fr", theme: "dark", group: "lake" });
    document.body.append(early);
    await until(() => early.matches(":defined"));
    const given = Object.fromEntries([...early.attributes].map(({ name, value }) => [name, value]));
    assert.deepEqual(given, {
      "brand-color": "#8a3324",
      "affiliate-id": "4711",
      "logo-url": "/logo.svg",
      "api-base": "/other",
      locale: "fr",
      theme: "dark",
      group: "lake",
    });
    (early as unknown as { brandColor: string | null }).brandColor = null;
    assert.isFalse(early.hasAttribute("brand-color"));
    early.remove();
  });

  test("a property takes objects, true and undefined (r2wc writes [object Object] and undefined)", async () => {
    const element = (await probe("<gipfel-probe></gipfel-probe>")) as HTMLElement & {
      someData: unknown;
      open: unknown;
    };
    element.someData = { a: 3 };
    element.open = true;
    await until(() => probeState(element)["open"] === true);
    assert.deepEqual(probeState(element)["data"], { a: 3 });
    element.someData = undefined;
    await until(() => probeState(element)["data"] === null);
    assert.isFalse(element.hasAttribute("some-data"));
  });

  test("invalid JSON gets a console line and leaves the page unharmed (r2wc throws)", async () => {
    const warnings = listenToConsole();
    const element = await probe(`<gipfel-probe some-data="{oops" mode="loud" count="-4"></gipfel-probe>`);
    // What writes the lines is loaded with the first of them.
    await until(() => warnings.lines.length >= 3);
    warnings.stop();
    assert.equal(probeState(element)["data"], null);
    const lines = warnings.lines.join("\n");
    assert.match(lines, /\[gipfel\] <gipfel-probe> some-data="\{oops"/);
    assert.match(lines, /mode="loud" is not understood: allowed are "calm", "crash"; calm is used/);
    assert.match(lines, /count="-4" is not understood: a whole number above 0 is wanted; it is ignored/);
    assert.equal(warnings.lines.length, 3);
  });

  test("a node that is moved keeps its state, in its machine and in its view (r2wc unmounts)", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    const root = element.shadowRoot!;
    root.querySelector<HTMLElement>(".click")!.click();
    await until(() => probeState(element)["clicks"] === 1);
    const own = root.querySelector<HTMLInputElement>(".own")!;
    const place = document.createElement("section");
    document.body.append(place);
    const before = element.parentElement!;
    place.append(element);
    await allRemovedEnded();
    assert.equal(probeState(element)["clicks"], 1);
    assert.strictEqual(root.querySelector(".own"), own);
    element.setAttribute("count", "9");
    await until(() => probeState(element)["count"] === 9);
    before.remove();
  });

  test("a removed element that is added again within a second keeps its state, in its machine and in its view", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    const root = element.shadowRoot!;
    root.querySelector<HTMLElement>(".click")!.click();
    await until(() => probeState(element)["clicks"] === 1);
    const own = root.querySelector<HTMLInputElement>(".own")!;
    const place = element.parentElement!;
    // The kit fires `connection` at the root once the element is out of the page for longer than a move takes.
    const isAway = once(root, "connection");
    element.remove();
    await isAway;
    place.append(element);
    await allRemovedEnded();
    assert.equal(probeState(element)["clicks"], 1);
    assert.strictEqual(root.querySelector(".own"), own);
  });

  test("a removed element unlocks the page's scrolling immediately, and reopens its dialog when it is added again", async () => {
    const place = document.createElement("div");
    place.innerHTML = `<gipfel-booking activity="105" presentation="modal" open locale="en"></gipfel-booking>`;
    document.body.append(place);
    const element = place.firstElementChild!;
    const isShown = () => element.shadowRoot?.querySelector("dialog:modal") ?? undefined;
    await until(isShown);
    assert.equal(document.documentElement.style.overflow, "hidden");
    element.remove();
    await until(() => document.documentElement.style.overflow === "");
    place.append(element);
    await until(isShown);
    document.body.prepend(place);
    await until(isShown);
    place.remove();
    await until(() => !document.documentElement.hasAttribute("style"));
  });

  test("a removed element has stopped everything after a second and starts anew when it is added again", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    element.shadowRoot!.querySelector<HTMLElement>(".click")!.click();
    await until(() => probeState(element)["clicks"] === 1);
    const place = element.parentElement!;
    element.remove();
    await until(() => element.shadowRoot!.adoptedStyleSheets.length === 0);
    assert.isEmpty(element.shadowRoot!.querySelector("[data-view]")!.childNodes);
    place.append(element);
    await until(() => probeState(element)["state"] === "loaded");
    assert.equal(probeState(element)["clicks"], 0);
  });

  test("an element that is never connected starts nothing (r2wc renders before connection)", async () => {
    const element = document.createElement("gipfel-probe");
    element.setAttribute("count", "3");
    await probe("<gipfel-probe></gipfel-probe>");
    assert.isEmpty(element.shadowRoot!.querySelector("[data-view]")!.childNodes);
  });

  test("events bubble, are composed and carry their version (r2wc's do neither)", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    const selected = once<Record<string, unknown>>(document, "gipfel-select");
    element.shadowRoot!.querySelector<HTMLElement>(".click")!.click();
    const event = await selected;
    assert.isTrue(event.composed);
    assert.deepEqual(event.detail, { version: 1, activityId: 104, kind: "date", value: "1" });
    assert.equal((await once<{ step: string }>(document, "gipfel-step")).detail.step, "later");
  });

  test("analytics events go to the page's dataLayer only while consent holds, and none is created", async () => {
    const page = window as { dataLayer?: unknown[] };
    const { consent } = (window as unknown as { gipfel: { consent(given: object): Promise<void> } }).gipfel;
    const element = await probe("<gipfel-probe></gipfel-probe>");
    const press = () => element.shadowRoot!.querySelector<HTMLElement>(".click")!.click();
    page.dataLayer = [];
    press();
    await consent({ affiliate: false });
    press();
    await consent({ analytics: true });
    assert.deepEqual(page.dataLayer, [], "what happened before consent is dropped");
    press();
    assert.deepEqual(page.dataLayer, [
      { ecommerce: null },
      { event: "refund", ecommerce: { transaction_id: "1", currency: "CHF", value: 49.5, items: [] } },
    ]);
    document.dispatchEvent(new CustomEvent("gipfel-analytics", { detail: { name: "view_map", payload: {} } }));
    assert.lengthOf(page.dataLayer, 3, "the shop's own page fires on the document");
    await consent({ analytics: false });
    press();
    assert.lengthOf(page.dataLayer, 3);
    delete page.dataLayer;
    await consent({ analytics: true });
    press();
    assert.isUndefined(page.dataLayer);
    await consent({ analytics: false });
  });

  test("the debug view names each event, whether it fits its schema, and where it went", async () => {
    const { gipfel } = window as unknown as { gipfel: { analytics: { debug(): Promise<void> } } };
    const lines: string[] = [];
    const tables: Record<string, { value: unknown; problem: string }>[] = [];
    const { info, table } = console;
    Object.assign(console, { info: (line: string) => lines.push(line), table: (rows: never) => tables.push(rows) });
    try {
      await gipfel.analytics.debug();
      await gipfel.analytics.debug();
      const element = await probe("<gipfel-probe></gipfel-probe>");
      element.shadowRoot!.querySelector<HTMLElement>(".click")!.click();
      const detail = { name: "refund", payload: { transaction_id: "1", currency: "CHF", value: 49.5, items: [] } };
      element.dispatchEvent(new CustomEvent("gipfel-analytics", { detail, bubbles: true, composed: true }));
    } finally {
      Object.assign(console, { info, table });
    }
    assert.match(lines[1]!, /refund: valid; data layer: no consent/);
    assert.match(lines[2]!, /refund: invalid: .*integer/);
    assert.deepEqual(
      tables.map(({ value }) => value!.value),
      [4950, 49.5],
    );
    assert.equal(tables[0]!["value"]!.problem, "");
    assert.match(tables[1]!["value"]!.problem, /integer/);
  });

  test("an attribute that names a global function calls nothing (r2wc's function props look globals up)", async () => {
    let called = false;
    (window as unknown as Record<string, unknown>)["trap"] = () => (called = true);
    const element = await probe(`<gipfel-probe mode="trap" click="trap" some-data="trap"></gipfel-probe>`);
    element.shadowRoot!.querySelector<HTMLElement>(".click")!.click();
    assert.isFalse(called);
  });

  for (const [way, crash] of [
    ["view", (element: HTMLElement) => element.setAttribute("mode", "crash")],
    ["machine", (element: HTMLElement) => element.shadowRoot!.querySelector<HTMLElement>(".break")!.click()],
  ] as const) {
    test(`a crash of the ${way} shows a message with a way forward, and fires gipfel-error (r2wc leaves a blank)`, async () => {
      const element = await probe(`<gipfel-probe locale="de"></gipfel-probe>`);
      const warnings = listenToConsole();
      const failed = once<{ code: string; tag: string }>(document, "gipfel-error");
      crash(element);
      assert.equal((await failed).detail.tag, "gipfel-probe");
      const alert = await until(() => element.shadowRoot!.querySelector("[role=alert]"));
      warnings.stop();
      assert.match(alert.textContent!, /schiefgegangen/);
      element.setAttribute("mode", "calm");
      if (way === "machine") alert.querySelector("button")!.click();
      await until(() => probeState(element)["state"] === "loaded");
    });
  }

  test("defining twice has no effect: a second loader and a second build share the page", async () => {
    await import("/sdk/v1/gipfel.js?again" as string);
    await import("/sdk/1.0.0/gipfel.js" as string);
    const element = await probe("<gipfel-probe></gipfel-probe>");
    assert.equal(element.shadowRoot!.querySelectorAll("output").length, 1);
  });

  test("a misspelt tag gets one console line that names the nearest tag", async () => {
    const warnings = listenToConsole();
    const place = document.createElement("div");
    place.innerHTML = "<gipfel-lisitng><a href='/x'>Book</a></gipfel-lisitng><gipfel-lisitng></gipfel-lisitng>";
    document.body.append(place);
    await until(() => warnings.lines.length > 0);
    place.append(document.createElement("gipfel-lisitng"), document.createElement("gipfel-bokking"));
    await until(() => warnings.lines.at(-1)!.includes("<gipfel-bokking>"));
    warnings.stop();
    assert.equal(warnings.lines.length, 2);
    assert.match(warnings.lines[0]!, /<gipfel-lisitng> is not an element of Gipfel: did you mean <gipfel-listing>\?/);
    place.remove();
  });

  test("without a required attribute: one console line, gipfel-error, the fallback content, and no gipfel-view", async () => {
    const warnings = listenToConsole();
    const views: string[] = [];
    const place = document.createElement("div");
    place.addEventListener("gipfel-view", ({ target }) => views.push((target as Element).localName));
    const failed = once<{ code: string; tag: string; message: string }>(place, "gipfel-error");
    place.innerHTML = "<gipfel-activity><a href='/x'>Book</a></gipfel-activity>";
    document.body.append(place);
    const { detail } = await failed;
    const later = document.createElement("gipfel-probe");
    place.append(later);
    await once(later, "gipfel-view");
    warnings.stop();
    assert.deepInclude(detail, { tag: "gipfel-activity", code: "attribute_missing" });
    assert.deepEqual(warnings.lines, ["[gipfel] <gipfel-activity> needs the attribute activity."]);
    assert.isAbove(place.querySelector("a")!.offsetHeight, 0);
    assert.deepEqual(views, ["gipfel-probe"]);
    place.remove();
  });

  test("page-kind without page-id: one console line, gipfel-error, and the fallback content stays", async () => {
    const warnings = listenToConsole();
    const failed = once<{ tag: string; code: string }>(document, "gipfel-error");
    const place = document.createElement("div");
    place.innerHTML = `<gipfel-listing page-kind="location"><a href="/all">All activities</a></gipfel-listing>`;
    document.body.append(place);
    assert.deepInclude((await failed).detail, { tag: "gipfel-listing", code: "attribute_missing" });
    warnings.stop();
    assert.deepEqual(warnings.lines, ["[gipfel] <gipfel-listing> needs the attribute page-id."]);
    assert.isAbove(place.querySelector("a")!.getBoundingClientRect().height, 0);
    place.remove();
  });

  test("shows the fallback content again when a required attribute is removed", async () => {
    const place = document.createElement("div");
    place.innerHTML = "<gipfel-activity activity='104'><a href='/x'>Book</a></gipfel-activity>";
    document.body.append(place);
    await until(
      () =>
        place.firstElementChild!.shadowRoot &&
        !place.firstElementChild!.shadowRoot.querySelector("slot[data-fallback]"),
    );
    const warnings = listenToConsole();
    const failed = once<{ code: string }>(place, "gipfel-error");
    place.firstElementChild!.setAttribute("activity", "Eiger");
    assert.equal((await failed).detail.code, "attribute_invalid");
    warnings.stop();
    assert.isAbove(place.querySelector("a")!.offsetHeight, 0);
    place.remove();
  });

  test("an invalid api-base gets its console line and stops no other element", async () => {
    const warnings = listenToConsole();
    const place = document.createElement("div");
    place.innerHTML = "<gipfel-newsletter api-base='https://:x'></gipfel-newsletter><gipfel-search></gipfel-search>";
    document.body.append(place);
    // Elements of earlier tests may still write lines.
    const line = /api-base="https:\/\/:x" is not understood: an http or https address is wanted; it is ignored/;
    await until(() => !place.querySelector(":not(:defined)") && line.test(warnings.lines.join("\n")));
    warnings.stop();
    place.remove();
  });

  test("an unknown gipfel- tag stops no other element", async () => {
    const place = document.createElement("div");
    place.innerHTML = "<gipfel-nothing></gipfel-nothing><gipfel-probe></gipfel-probe>";
    document.body.append(place);
    await until(() => probeState(place.lastElementChild!)["state"] === "loaded");
  });

  test("the fallback content shows until the element is ready", async () => {
    const element = await probe(`<gipfel-probe><a href="/x">Book</a></gipfel-probe>`);
    assert.isNull(element.shadowRoot!.querySelector("slot"));
    assert.equal((element.firstElementChild as HTMLElement).offsetHeight, 0);
  });

  test("elements of two languages are on one page, and a language can change", async () => {
    const german = await probe(`<gipfel-probe locale="de"></gipfel-probe>`);
    const french = await probe(`<gipfel-probe locale="fr-ch"></gipfel-probe>`);
    const words = (element: HTMLElement) => element.shadowRoot!.querySelector(".click")!.textContent;
    assert.equal(words(german), "Jetzt buchen");
    assert.equal(words(french), "Réserver maintenant");
    french.setAttribute("locale", "it_CH");
    await until(() => words(french) === "Prenota ora");
    assert.equal(probeState(french)["locale"], "it_CH");
    assert.equal(words(german), "Jetzt buchen");
  });

  test("a changed api-base starts the element anew", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    assert.equal(probeState(element)["apiBase"], `${location.origin}/api`);
    element.setAttribute("api-base", "/other");
    await until(
      () => probeState(element)["apiBase"] === `${location.origin}/other` && probeState(element)["state"] === "loaded",
    );
  });

  test("a start that fails after it was replaced stops nothing", async () => {
    const element = await probe("<gipfel-probe></gipfel-probe>");
    let errors = 0;
    const count = () => (errors += 1);
    document.addEventListener("gipfel-error", count);
    element.setAttribute("api-base", "/unreachable");
    element.setAttribute("api-base", "/other");
    await until(
      () => probeState(element)["apiBase"] === `${location.origin}/other` && probeState(element)["state"] === "loaded",
    );
    await new Promise((wait) => setTimeout(wait, 400));
    document.removeEventListener("gipfel-error", count);
    assert.equal(errors, 0);
    assert.equal(probeState(element)["state"], "loaded");
  });

  test("ready fires once, when the first real content is rendered", async () => {
    const place = document.createElement("div");
    let times = 0;
    place.addEventListener("gipfel-ready", () => (times += 1));
    place.innerHTML = "<gipfel-probe></gipfel-probe>";
    document.body.append(place);
    await until(() => times === 1);
    assert.equal(probeState(place.firstElementChild!)["state"], "loaded");
    place.firstElementChild!.setAttribute("count", "2");
    assert.equal(times, 1);
  });

  test("view fires when the element was visible for a second", async () => {
    const seenEvent = once<{ tag: string }>(await probe("<gipfel-probe></gipfel-probe>"), "gipfel-view");
    assert.equal((await seenEvent).detail.tag, "gipfel-probe");
  });

  for (const hiding of ["visibility: hidden", "opacity: 0"]) {
    test(`view does not fire in an element with ${hiding}, and fires when that ends`, async () => {
      const element = await probe(`<gipfel-probe style="${hiding}"></gipfel-probe>`);
      const views: Event[] = [];
      element.addEventListener("gipfel-view", (event) => views.push(event));
      await once(await probe("<gipfel-probe></gipfel-probe>"), "gipfel-view");
      assert.isEmpty(views);
      element.removeAttribute("style");
      await until(() => views.length === 1);
    });
  }
});
