/** gipfel-listing, as a visitor and a partner meet it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { openDiscoveryShop, type DiscoveryShop } from "./support/discovery-shop.ts";
import { until } from "./support/host.ts";
import { buttonOf, clear, show, textOf } from "./support/place.ts";
import type { Shop } from "./support/shop.ts";

const wide = 1200;
const narrow = 360;
const address = location.href;

suite("gipfel-listing", () => {
  let shop: DiscoveryShop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(() => {
    shop = openDiscoveryShop();
  });
  teardown(() => {
    shop.close();
    clear();
    history.replaceState(null, "", address);
  });

  /** A listing in a place of so many pixels. */
  async function list(width: number, attributes: Record<string, string> = {}): Promise<HTMLElement> {
    const style = document.createElement("style");
    style.textContent = `main { width: ${width}px }`;
    document.head.replaceChildren(...[...document.head.children].filter((one) => one.localName !== "style"), style);
    return show("gipfel-listing", shop as unknown as Shop, attributes);
  }
  const root = (host: HTMLElement) => host.shadowRoot!;
  const titles = (host: HTMLElement) => [...root(host).querySelectorAll("article h3")].map((one) => one.textContent!);
  const option = (host: HTMLElement, words: string) =>
    [...root(host).querySelectorAll("label")].find((one) => one.innerText.startsWith(words))!.querySelector("input")!;
  const countOf = (host: HTMLElement) => root(host).querySelector("h2")!.innerText;

  const states: Record<string, (width: number) => Promise<HTMLElement>> = {
    "as a page of a place": (width) => list(width, { "page-kind": "location", "page-id": "1010" }),
    "with chosen filters": (width) => {
      history.replaceState(null, "", "?rating=4&types=11,14&a26=262");
      return list(width);
    },
    "with nothing found": (width) => {
      history.replaceState(null, "", "?rating=4.5&types=42&date=2099-01-01&locations=1013,999");
      return list(width, { search: "zzz" });
    },
    "when activities are picked": (width) => list(width, { picker: "" }),
    "when the shop can't be reached": (width) => {
      shop.broken = "/activities/";
      return list(width);
    },
  };
  for (const [state, make] of Object.entries(states)) {
    for (const [width, theme] of [
      [wide, "light"],
      [narrow, "dark"],
    ] as const) {
      test(`has no accessibility violation ${state}, ${width} px wide, in ${theme}`, async () => {
        const host = await make(width);
        host.setAttribute("theme", theme);
        await until(() => root(host).querySelector("article, [role=alert], p"));
        await assertAccessible(host);
      });
    }
  }

  test("has no accessibility violation with its filters open in the drawer", async () => {
    const host = await list(narrow);
    buttonOf(host, "Filters")!.click();
    await until(() => root(host).querySelector("dialog[open] fieldset input"));
    await assertAccessible(host);
  });

  test("shows the first offers without requesting the rest, and counts of the filters", async () => {
    const host = await list(wide);
    assert.lengthOf(titles(host), 9);
    assert.equal(countOf(host), "43 activities");
    assert.lengthOf(
      shop.requests.filter(({ pathname }) => pathname.endsWith("/activities/en_CH/")),
      1,
    );
    assert.match(option(host, "Boat trips").closest("label")!.innerText, /Boat trips\s*5/);
  });

  test("moves the filters into their drawer when its column becomes narrow, without an error", async () => {
    const errors: string[] = [];
    const addError = (event: ErrorEvent) => errors.push(event.message);
    addEventListener("error", addError);
    const host = await list(wide);
    await until(() => root(host).querySelector("aside fieldset"));
    host.parentElement!.style.width = `${narrow}px`;
    await until(() => !root(host).querySelector("aside") && titles(host).length === 8);
    removeEventListener("error", addError);
    assert.isEmpty(errors);
  });

  test("has the specification's page sizes: 8 without a sidebar, 9 with one, 16 of a type, 10 of the ski type", async () => {
    const sizes: [number, Record<string, string>, number][] = [
      [narrow, {}, 8],
      [wide, { hide: "filter" }, 8],
      [wide, {}, 9],
      [wide, { "page-kind": "type", "page-id": "11" }, 16],
      [wide, { types: "87,11" }, 9],
    ];
    for (const [width, attributes, size] of sizes) {
      const host = await list(width, attributes);
      await until(() => titles(host).length === size);
      clear();
    }
  });

  test("shows 9 more beside the sidebar, and focuses the first new card", async () => {
    const host = await list(wide);
    const more = buttonOf(host, "Show 9 more")!;
    more.focus();
    more.click();
    await until(() => titles(host).length === 18);
    assert.include(textOf(host), "18 of 43 activities");
    assert.equal(root(host).activeElement, root(host).querySelectorAll("article a")[9]!);
    await until(() => shop.requests.some(({ searchParams }) => searchParams.get("limit") === "2000"));
  });

  test("a filter narrows the list, is in the address and a chip, and is removed with one press", async () => {
    const host = await list(wide);
    option(host, "Boat trips").click();
    await until(() => countOf(host) === "5 activities");
    assert.equal(new URL(location.href).searchParams.get("types"), "14");
    assert.isTrue(titles(host).every((title) => title.includes("steamer")));
    buttonOf(host, "Remove the filter Boat trips")!.click();
    await until(() => countOf(host) === "43 activities");
    assert.isNull(new URL(location.href).searchParams.get("types"));
  });

  test("two lists of different groups don't write the address; each filters itself alone", async () => {
    const one = await list(wide);
    const other = await list(wide, { group: "other" });
    option(one, "Boat trips").click();
    await until(() => countOf(one) === "5 activities");
    assert.equal(countOf(other), "43 activities");
    assert.isNull(new URL(location.href).searchParams.get("types"));
  });

  test("two lists of one group share their filters", async () => {
    const one = await list(wide, { group: "same" });
    const other = await list(wide, { group: "same" });
    option(one, "Boat trips").click();
    await until(() => countOf(other) === "5 activities");
  });

  test("applies the address's parameters: filters, pinned ones first, hidden ones not, a known sort; ignores invalid ones", async () => {
    history.replaceState(null, "", "?types=14&capi=21,12&capiHide=3&sort=priceAsc&rating=9&date=never&hideSort=true");
    const host = await list(wide);
    await until(() => countOf(host) === "4 activities");
    assert.deepEqual(titles(host).slice(0, 2), [
      "Lake Brienz by paddle steamer: day ticket (3)",
      "Lake Brienz by paddle steamer: day ticket (2)",
    ]);
    assert.isFalse(Boolean(root(host).querySelector("select")));
  });

  test("Back restores the filters of that entry", async () => {
    const host = await list(wide);
    history.pushState(null, "", "?types=42");
    history.pushState(null, "", "?types=14");
    history.back();
    await until(() => countOf(host) === "4 activities");
    assert.include(textOf(host), "Food and drink");
  });

  test("[R25.drawers] the filters' drawer is a history entry: Back closes it", async () => {
    const host = await list(narrow);
    buttonOf(host, "Filters")!.click();
    await until(() => root(host).querySelector("dialog[open]"));
    assert.equal(new URL(location.href).searchParams.get("drawer"), "activity-filter");
    history.back();
    await until(() => !root(host).querySelector("dialog[open]"));
    assert.isNull(new URL(location.href).searchParams.get("drawer"));
  });

  test("the map's drawer shows the map of the same group, whose code is not loaded before", async () => {
    const host = await list(narrow, { group: "here" });
    assert.isFalse(performance.getEntriesByType("resource").some(({ name }) => name.includes("maplibre")));
    buttonOf(host, "Show map")!.click();
    const map = await until(() => root(host).querySelector("gipfel-map"));
    assert.deepEqual(
      ["group", "api-base", "theme"].map((name) => map.getAttribute(name)),
      ["here", shop.apiBase, "light"],
    );
  });

  test("[R24] a search text lists and counts the server's results", async () => {
    const host = await list(wide);
    const field = root(host).querySelector<HTMLInputElement>("input[role=searchbox]")!;
    field.value = "fondue";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    await until(() => titles(host)[0]?.startsWith("Cheese fondue"));
    assert.equal(countOf(host), "4 activities");
    assert.isNull(new URL(location.href).searchParams.get("s"));
  });

  test("no results: a reset shows everything again", async () => {
    history.replaceState(null, "", "?types=14,42&locations=999");
    const host = await list(wide);
    await until(() => textOf(host).includes("No activity fits all that you have chosen."));
    buttonOf(host, "Start over")!.click();
    await until(() => countOf(host) === "43 activities");
  });

  test("a place without activities says so, and links on", async () => {
    shop.close();
    shop = openDiscoveryShop(0);
    const host = await list(wide);
    assert.include(textOf(host), "There is nothing to book here at the moment.");
    assert.equal(buttonOf(host, "See all activities")!.getAttribute("href"), `${location.origin}/en-ch/activities`);
  });

  test("a failed request keeps the list, shows an error, and can be retried", async () => {
    const host = await list(wide);
    shop.broken = "limit=2000";
    option(host, "Boat trips").click();
    await until(() => root(host).querySelector("[role=alert]"));
    assert.lengthOf(titles(host), 9);
    shop.broken = null;
    buttonOf(host, "Try again")!.click();
    await until(() => countOf(host) === "5 activities");
    assert.isFalse(Boolean(root(host).querySelector("[role=alert]")));
  });

  test("without an answer the list shows an error, and retries on request", async () => {
    shop.broken = "/activities/";
    const host = await list(wide);
    assert.include(textOf(host), "Something went wrong on our side.");
    shop.broken = null;
    buttonOf(host, "Try again")!.click();
    await until(() => titles(host).length === 9);
  });

  test("a page that doesn't exist shows a message and links to all activities", async () => {
    const host = await list(wide, { "page-kind": "type", "page-id": "404" });
    assert.include(textOf(host), "This page doesn’t exist any more");
  });

  test("without the visitor's position the list falls back, with the specification's message", async () => {
    const host = await list(wide);
    const { geolocation } = navigator;
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: (_: unknown, refuse: (cause: Error) => void) => refuse(new Error("denied")) },
    });
    const sort = root(host).querySelector("select")!;
    sort.value = "distance";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() =>
      root(host).querySelector("[role=alert]")?.textContent!.includes("Your browser does not tell us where you are"),
    );
    assert.equal(sort.value, "relevance");
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
  });

  test("a filter group shows five options and the rest on request; the seasons keep their order", async () => {
    const host = await list(wide);
    const group = [...root(host).querySelectorAll("fieldset")].find(
      (one) => one.querySelector("legend")!.innerText === "Type",
    )!;
    assert.lengthOf(group.querySelectorAll("input"), 5);
    buttonOf(host, "Show 1 more: Type")!.click();
    await until(() => group.querySelectorAll("input").length === 6);
    const seasons = [...root(host).querySelectorAll("fieldset")].find(
      (one) => one.querySelector("legend")!.innerText === "Season",
    )!;
    assert.deepEqual(
      [...seasons.querySelectorAll("label")].map((one) => one.innerText.split("\n")[0]!.trim()),
      ["Spring", "Summer", "Autumn", "Winter"],
    );
  });

  test("activities that can't be booked show no price and come last", async () => {
    const host = await list(wide, { activities: "11,1,2" });
    const last = [...root(host).querySelectorAll("article")].at(-1)!;
    assert.include(last.innerText, "Not bookable at the moment");
    assert.notInclude(last.innerText, "CHF");
  });

  test("a card is one link, named by its title, with the affiliate's id; a press on it emits an event", async () => {
    const host = await list(wide, { "affiliate-id": "hotel-7" });
    const card = root(host).querySelector("article")!;
    assert.lengthOf(card.querySelectorAll("a, button"), 1);
    const link = card.querySelector("a")!;
    assert.equal(link.getAttribute("href"), `${location.origin}/en-ch/activity/1-x?affiliateId=hotel-7`);
    const events: string[] = [];
    host.addEventListener("gipfel-analytics", (event) =>
      events.push((event as CustomEvent<{ name: string }>).detail.name),
    );
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    assert.include(events, "select_item");
  });

  test("emits an impression once for each activity, also for those loaded later", async () => {
    const events: { name: string; payload: { items?: { id: number }[] } }[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener("gipfel-analytics", listen);
    const host = await list(wide);
    buttonOf(host, "Show 9 more")!.click();
    const lists = () => events.filter(({ name }) => name === "view_item_list");
    await until(() => lists().length === 2);
    document.removeEventListener("gipfel-analytics", listen);
    assert.deepEqual(
      lists().map(({ payload }) => payload.items!.length),
      [9, 9],
    );
    assert.lengthOf(
      events.filter(({ name }) => name === "page_view"),
      1,
    );
  });

  test("a list in a hidden tab emits no analytics event until the tab is visible", async () => {
    const events: string[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent<{ name: string }>).detail.name);
    document.addEventListener("gipfel-analytics", listen);
    const host = await list(wide);
    host.style.display = "none";
    // Longer than the delay of analytics, and than what is seen must be in sight.
    await new Promise((after) => setTimeout(after, 1500));
    assert.deepEqual(events, []);
    host.style.display = "";
    await until(() => events.includes("page_view") && events.includes("view_item_list"));
    document.removeEventListener("gipfel-analytics", listen);
  });

  test("activities can be picked for a widget, and the configure button opens the shop with them", async () => {
    history.replaceState(null, "", "?affiliateProducts=2");
    const host = await list(wide, { "affiliate-id": "blog" });
    const selected: unknown[] = [];
    host.addEventListener("gipfel-select", (event) =>
      selected.push((event as CustomEvent<{ activityId: number }>).detail.activityId),
    );
    root(host).querySelector<HTMLElement>("article button")!.click();
    await until(() => textOf(host).includes("2 activities chosen"));
    const configure = buttonOf(host, "Configure the widget")! as HTMLAnchorElement;
    assert.equal(configure.getAttribute("href"), `${location.origin}/en-ch/widget?activities=2%2C1&affiliateId=blog`);
    assert.deepEqual(selected, [1]);
  });

  test("[R25.hide] each part is hidden where a partner or the address says so", async () => {
    const stands: Record<string, (host: HTMLElement) => unknown> = {
      search: (host) => root(host).querySelector("input[role=searchbox]"),
      filter: (host) => root(host).querySelector("fieldset") ?? buttonOf(host, "Filters"),
      sort: (host) => root(host).querySelector("select"),
      size: (host) => root(host).querySelector("h2"),
      map: (host) => buttonOf(host, "Show map"),
      "quick-filter": (host) =>
        [...root(host).querySelectorAll("label")].some((label) => label.textContent === "Tomorrow"),
      filterbar: (host) => buttonOf(host, "Remove the filter Boat trips"),
    };
    history.replaceState(null, "", "?types=14");
    const wideList = await list(wide);
    for (const [word, isThere] of Object.entries(stands)) assert.isTrue(Boolean(isThere(wideList)), word);
    clear();
    for (const [word, isThere] of Object.entries(stands)) {
      assert.isFalse(Boolean(isThere(await list(wide, { hide: word }))), word);
      clear();
    }
    const bare = await list(wide, { hide: "all", "page-kind": "location", "page-id": "1010" });
    for (const [word, isThere] of Object.entries(stands)) assert.isFalse(Boolean(isThere(bare)), word);
    assert.isFalse(Boolean(root(bare).querySelector("h1")));
  });

  test("a changed attribute shows another list", async () => {
    const host = await list(wide);
    host.setAttribute("types", "14");
    await until(() => countOf(host) === "5 activities");
    host.setAttribute("locale", "de_CH");
    await until(() => textOf(host).includes("5 Aktivitäten"));
  });

  test("cards beyond the first page are not rendered by the browser until they are near the viewport", async () => {
    const host = await list(wide);
    buttonOf(host, "Show 9 more")!.click();
    await until(() => titles(host).length === 18);
    const rendered = [...root(host).querySelectorAll("ul > li:has(article)")].map(
      (one) => getComputedStyle(one).contentVisibility,
    );
    assert.deepEqual(rendered, [...Array<string>(9).fill("visible"), ...Array<string>(9).fill("auto")]);
  });

  test("leaves no listener, history entry or style when it is removed", async () => {
    const host = await list(wide);
    host.remove();
    await until(() => host.shadowRoot!.adoptedStyleSheets.length === 0);
    const requestCount = shop.requests.length;
    history.pushState(null, "", "?types=42");
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    assert.equal(shop.requests.length, requestCount);
  });
});
