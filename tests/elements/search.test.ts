/** gipfel-search, as a visitor and a partner meet it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { nastyTexts } from "./support/discovery.ts";
import { until } from "./support/host.ts";
import { clear, show } from "./support/place.ts";
import { openShop, type Shop } from "./support/shop.ts";

const query = "POST /1/indexes/prd_en_CH/query";
/** An address on the same page, which a test can navigate to without unloading itself. */
const here = `${location.pathname}${location.search}`;

const hit = (type: string, id: number | string, title: string, more: object = {}) => ({
  objectID: `${type}-${id}`,
  type,
  title,
  path: `${here}#${type}-${id}`,
  teaser_image: null,
  lat: null,
  lng: null,
  activityAmount: 3,
  ...more,
});
const places = [hit("location-generated", 1, "Interlaken"), hit("location-generated", 2, "Lucerne")];
const boat = hit("activity", 104, "Paddle steamer", {
  dataLayer: { id: 104, type: "Boat trips", breadcrumbs: ["Lucerne", "Paddle steamer"] },
});
const found = [boat, hit("type", 14, "Boat trips"), hit("location-type", "2-14", "Lucerne: Boat trips")];
const answer = (hits: object[]) => ({
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  hitsPerPage: 75,
  query: "",
  queryID: "0123456789abcdef0123456789abcdef",
});

suite("gipfel-search", () => {
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(() => {
    shop = openShop(null, {
      [query]: () => answer(shop.requests.at(-1)!.body["query"] === "" ? places : found),
      "POST /1/events": { status: 200, message: "OK" },
    });
  });
  teardown(() => {
    shop.close();
    clear();
    history.replaceState(null, "", here);
    delete (window as { dataLayer?: unknown }).dataLayer;
  });

  const search = (attributes: Record<string, string> = {}) =>
    show("gipfel-search", shop, { placement: "dropdown", ...attributes });
  const inside = (host: HTMLElement) => host.shadowRoot!;
  const field = (host: HTMLElement) => inside(host).querySelector<HTMLInputElement>("[role=combobox]")!;
  const rows = (host: HTMLElement) =>
    [...inside(host).querySelectorAll<HTMLAnchorElement>("[role=option]")].filter((row) => row.checkVisibility());
  const titles = (host: HTMLElement) => rows(host).map((row) => row.querySelector("bdi")!.textContent);
  const named = (host: HTMLElement, name: string) =>
    [...inside(host).querySelectorAll<HTMLElement>("button, a")].find(
      (one) => one.checkVisibility() && (one.ariaLabel ?? one.innerText).trim().startsWith(name),
    );
  const quickDay = (host: HTMLElement, name: string) =>
    [...inside(host).querySelectorAll("label")].find((label) => label.textContent === name)?.querySelector("input");
  const day = (host: HTMLElement, date: string) => inside(host).querySelector<HTMLElement>(`[data-date="${date}"]`);
  const queries = () => shop.requests.filter(({ path }) => path.endsWith("/query")).map(({ body }) => body["query"]);
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));

  function write(host: HTMLElement, text: string): void {
    const input = field(host);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  async function typed(text: string, attributes: Record<string, string> = {}): Promise<HTMLElement> {
    const host = await search(attributes);
    if (attributes["placement"] === "screen") named(host, "Place or activity")!.click();
    await until(() => field(host));
    write(host, text);
    await until(() => titles(host).includes("Paddle steamer"));
    return host;
  }

  for (const theme of ["light", "dark"]) {
    for (const placement of ["dropdown", "screen"]) {
      test(`has no accessibility violation as a ${placement} in ${theme}: closed, with results, the day, the people`, async () => {
        const host = await search({ placement, theme });
        await assertAccessible(host);
        if (placement === "screen") named(host, "Place or activity")!.click();
        else field(host).focus();
        await until(() => rows(host).length === 2);
        write(host, "boat");
        await until(() => titles(host).includes("Paddle steamer"));
        press(field(host), "ArrowDown");
        await assertAccessible(host);
        named(host, "Day")!.click();
        await until(() => inside(host).querySelector("[role=grid]"));
        await assertAccessible(host);
        named(host, "People")!.click();
        (await until(() => named(host, "One more child"))).click();
        await until(() => inside(host).querySelector("select"));
        await assertAccessible(host);
      });
    }
  }

  test("requests nothing before the visitor focuses it, then shows popular results", async () => {
    const host = await search();
    assert.deepEqual(queries(), []);
    field(host).focus();
    await until(() => rows(host).length === 2);
    assert.deepEqual(titles(host), ["Interlaken", "Lucerne"]);
    assert.include(inside(host).textContent, "Popular places");
    assert.deepInclude(shop.requests.at(-1)!.body, {
      query: "",
      filters: "type:location-generated",
      hitsPerPage: 75,
      clickAnalytics: true,
    });
  });

  test("groups results by kind with their count, and each result is a link", async () => {
    const host = await typed("boat");
    assert.deepEqual(titles(host), ["Paddle steamer", "Boat trips", "Lucerne: Boat trips"]);
    assert.equal(rows(host)[0]!.href, `${location.origin}${here}#activity-104`);
    assert.include(rows(host)[0]!.innerText, "Boat trips · Lucerne");
    assert.equal(inside(host).querySelector("[role=status]")!.textContent, "3 results");
    assert.deepInclude(shop.requests.at(-1)!.body, { query: "boat", filters: "NOT type:location" });
  });

  test("the arrow keys cycle through the results; the field keeps the focus and names the active one", async () => {
    const host = await typed("boat");
    const reached = () =>
      inside(host)
        .getElementById(field(host).getAttribute("aria-activedescendant") ?? "")
        ?.querySelector("bdi")?.textContent;
    const steps: [string, string][] = [
      ["ArrowDown", "Paddle steamer"],
      ["ArrowDown", "Boat trips"],
      ["ArrowUp", "Paddle steamer"],
      ["ArrowUp", "Lucerne: Boat trips"],
    ];
    for (const [key, title] of steps) {
      press(field(host), key);
      await until(() => reached() === title);
    }
    assert.equal(inside(host).activeElement, field(host));
    assert.equal(inside(host).querySelectorAll("[role=option][aria-selected=true]").length, 1);
  });

  test("Enter opens the first result after a second, and an analytics event fires before", async () => {
    const layer: { event?: string }[] = [];
    const { gipfel } = window as unknown as { gipfel: { consent(given: object): Promise<void> } };
    await gipfel.consent({ analytics: true });
    const host = await typed("boat");
    (window as { dataLayer?: unknown }).dataLayer = layer;
    const began = performance.now();
    press(field(host), "Enter");
    await until(() => location.hash === "#activity-104");
    assert.isAtLeast(performance.now() - began, 950);
    assert.deepEqual(
      layer.flatMap(({ event }) => event ?? []),
      ["search", "view_search", "select_search"],
    );
    const click = shop.requests.find(({ path }) => path === "/1/events")!.body as { events: object[] };
    assert.deepInclude(click.events[0], {
      eventType: "click",
      objectIDs: ["activity-104"],
      positions: [1],
      index: "prd_en_CH",
    });
  });

  test("a press with a modifier key opens a tab, and an analytics event fires", async () => {
    const host = await typed("boat");
    const events: string[] = [];
    host.addEventListener("gipfel-analytics", (event) =>
      events.push((event as CustomEvent<{ name: string }>).detail.name),
    );
    const row = rows(host)[1]!;
    // The browser would open a tab: the test prevents it after the element has handled the event.
    host.addEventListener("click", (event) => event.preventDefault(), { once: true });
    row.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
    await until(() => events.includes("select_search"));
    assert.equal(field(host).ariaExpanded, "true");
  });

  test("closes with Escape, a press outside, a change of route and a cleared text, and opens again", async () => {
    const host = await typed("boat");
    const closings: (() => void)[] = [
      () => press(field(host), "Escape"),
      () => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true })),
      () => dispatchEvent(new PopStateEvent("popstate")),
      () => write(host, ""),
    ];
    for (const close of closings) {
      field(host).click();
      await until(() => field(host).ariaExpanded === "true");
      close();
      await until(() => field(host).ariaExpanded === "false");
      assert.lengthOf(rows(host), 0);
    }
  });

  test("the day: past ones are disabled, a second press clears the chosen one, today and tomorrow toggle", async () => {
    const host = await search();
    named(host, "Day: Any day")!.click();
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format();
    const cell = await until(() => day(host, today));
    if (!today.endsWith("-01")) assert.equal(day(host, `${today.slice(0, 8)}01`)!.ariaDisabled, "true");
    cell.click();
    await until(() => day(host, today)!.ariaSelected === "true");
    assert.isTrue(quickDay(host, "Today")!.checked);
    await until(() => named(host, "Day: Today"));
    day(host, today)!.click();
    await until(() => named(host, "Day: Any day"));
    quickDay(host, "Tomorrow")!.click();
    await until(() => !named(host, "Day: Any day"));
    assert.isTrue(quickDay(host, "Tomorrow")!.checked);
    quickDay(host, "Tomorrow")!.click();
    await until(() => named(host, "Day: Any day"));
    press(quickDay(host, "Tomorrow")!, "Escape");
    await until(() => !quickDay(host, "Tomorrow"));
    assert.equal(inside(host).activeElement, named(host, "Day"));
  });

  test("the people: adults, and children with their ages", async () => {
    const host = await search();
    named(host, "People")!.click();
    (await until(() => named(host, "One more adult"))).click();
    named(host, "One more adult")!.click();
    named(host, "One more child")!.click();
    const age = await until(() => inside(host).querySelector("select"));
    assert.equal(age.options.length, 19);
    await until(() => named(host, "People: 2 adults, 1 child"));
  });

  test("as a screen it traps the focus, stays open when cleared, and restores the focus", async () => {
    const host = await search({ placement: "screen" });
    const bar = named(host, "Place or activity")!;
    bar.focus();
    bar.click();
    const dialog = await until(() => inside(host).querySelector<HTMLDialogElement>("dialog[open]"));
    await until(() => inside(host).activeElement === field(host));
    write(host, "boat");
    await until(() => titles(host).includes("Paddle steamer"));
    write(host, "");
    await until(() => titles(host).includes("Interlaken"));
    assert.isTrue(dialog.open);
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await until(() => !inside(host).querySelector("dialog[open]"));
    assert.equal(inside(host).activeElement, bar);
  });

  test("Reset clears text, day and people", async () => {
    const host = await typed("boat", { placement: "screen" });
    named(host, "People")!.click();
    (await until(() => named(host, "One more adult"))).click();
    await until(() => named(host, "People: 1 adult"));
    named(host, "Reset")!.click();
    await until(() => named(host, "People")!.ariaLabel === "People" && field(host).value === "");
  });

  test("shows a message without results and when the shop can't be reached, and retries", async () => {
    shop.answers[query] = answer([]);
    const host = await search();
    write(host, "xyz");
    await until(() => inside(host).textContent!.includes("Nothing fits this search"));
    shop.answers[query] = { status: 503, code: "unavailable" };
    write(host, "xyzz");
    const again = await until(() => named(host, "Try again"));
    shop.answers[query] = answer(found);
    again.click();
    await until(() => rows(host).length === 3);
  });

  test("an older answer never replaces a newer one", async () => {
    const host = await search();
    let answerOld: (old: object) => void = () => {};
    field(host).focus();
    await until(() => rows(host).length === 2);
    shop.answers[query] = () => new Promise<object>((resolve) => (answerOld = resolve));
    write(host, "ol");
    await until(() => queries().includes("ol"));
    shop.answers[query] = answer(found);
    write(host, "boat");
    await until(() => rows(host).length === 3);
    answerOld(answer(places));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    assert.include(titles(host), "Paddle steamer");
  });

  test('"nearby" opens the search page, sorted by distance, with the affiliate\'s id', async () => {
    const host = await search({ "affiliate-id": "hotel-7" });
    field(host).focus();
    const link = await until(() => named(host, "What is near me") as HTMLAnchorElement | undefined);
    assert.equal(new URL(link.href).pathname, "/en-ch/s");
    assert.deepEqual(Object.fromEntries(new URL(link.href).searchParams), { sort: "distance", ref: "hotel-7" });
  });

  test("takes text and day from the page's address", async () => {
    history.replaceState(null, "", `${location.pathname}?s=boat&date=2099-12-24`);
    const host = await search();
    assert.equal(field(host).value, "boat");
    assert.ok(named(host, "Day: Thu, 24 Dec") ?? named(host, "Day: Thu 24 Dec"));
  });

  test("renders titles and queries as text", async () => {
    const nasty = ["<img src=x onerror=alert(1)>", "\u202eevil", ...(await nastyTexts())].slice(0, 40);
    shop.answers[query] = answer(
      nasty.slice(0, 8).map((title, index) => hit("activity", index + 1, title, { dataLayer: { type: title } })),
    );
    const host = await search();
    for (const text of nasty) write(host, text);
    await until(() => rows(host).length > 0);
    assert.equal(inside(host).querySelectorAll("img, script, [onerror]").length, 0);
    assert.equal(titles(host)[0], "<img src=x onerror=alert(1)>");
  });

  test("takes 512 characters at most", async () => {
    const host = await search();
    write(host, "x".repeat(10_000));
    await until(() => queries().length > 0 && queries().at(-1) !== "");
    assert.lengthOf(queries().at(-1) as string, 512);
  });
});
