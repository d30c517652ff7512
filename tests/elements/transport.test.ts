/** gipfel-transport, as a visitor and a partner meet it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { until } from "./support/host.ts";
import { buttonOf, clear, fieldOf, show, textOf } from "./support/place.ts";
import { money, openShop, type Shop } from "./support/shop.ts";

const place = (id: string, name: string) => ({ id, name, kind: "train", latitude: 47, longitude: 8 });
const basel = place("8500010", "Basel SBB");
const luzern = place("8505000", "Luzern");
const ref = (id: string) => ({ objectType: "StopPlaceRef", stopPlaceRef: id });

function trip(hour: number) {
  const at = (minutes: string) => `2026-12-01T${String(hour).padStart(2, "0")}:${minutes}:00+01:00`;
  return {
    id: `trip-${hour}`,
    origin: ref(basel.id),
    originName: basel.name,
    destination: ref(luzern.id),
    destinationName: luzern.name,
    startTime: at("04"),
    endTime: at("59"),
    duration: "PT55M",
    transfers: 0,
    distance: 95_000,
    legs: [
      {
        id: "1",
        timedLeg: {
          start: {
            stopPlaceRef: ref(basel.id),
            stopPlaceName: basel.name,
            plannedStopPointName: "8",
            estimatedStopPointName: "7",
            serviceDeparture: { timetabledTime: at("04"), estimatedTime: at("09") },
          },
          intermediates: [],
          end: {
            stopPlaceRef: ref(luzern.id),
            stopPlaceName: luzern.name,
            serviceArrival: { timetabledTime: at("59") },
          },
          duration: "PT55M",
          service: {
            mode: { ptMode: "TRAIN", name: "Train", shortName: "IR", lineNumbers: ["26"] },
            publishedServiceName: "IR 26",
            vehicleNumbers: [],
            lineNumbers: ["26"],
            carriers: [{ ref: "11", name: "SBB" }],
            destinationName: "Locarno",
            lineColor: "#eb0000",
            lineTextColor: "#ffffff",
            wheelchairAccess: "yes",
            takesBikes: true,
          },
          occupancy: { firstClass: "LOW", secondClass: "HIGH" },
        },
      },
    ],
    situations: [],
    isDemo: true,
    ticketCategories: [
      { ticketCategoryId: 1, productId: "single", categoryTypeKey: "2nd_class", price: money(3400) },
      { ticketCategoryId: 2, productId: "single", categoryTypeKey: "1st_class", price: money(5900) },
    ],
  };
}

const category = (ticketCategoryId: number, categoryTypeKey: string, amount: number) => ({
  ticketCategoryId,
  ticketCategoryHash: String(ticketCategoryId),
  audience: "adult",
  label: { audience: "Adult", formatted: "Adult", discount: null },
  discountType: null,
  mostPerAdult: null,
  categoryType: null,
  categoryTypeKey,
  minAge: null,
  maxAge: null,
  occupancy: 1,
  maxOccupancy: null,
  price: money(amount),
  distributorNetPrice: null,
  articleLabel: null,
  articlePrice: null,
  sequenceIndex: ticketCategoryId,
  productId: "single",
});
const product = {
  id: "single",
  title: "Single ticket",
  description: "One journey.",
  isBoundToTrip: false,
  conditions: "Free of charge until departure.",
  isDemo: true,
};
const timetable = { isDemo: true, source: "Gipfel", firstDate: "2026-11-01", lastDate: "2027-12-11" };

/** The address of this page, which the element writes its search into as on the shop's own. */
const here = `${location.pathname}${location.search}`;

suite("gipfel-transport", () => {
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(() => {
    sessionStorage.clear();
    shop = openShop(null, {
      "POST /transport/places/": () => {
        const search = String(shop.requests.at(-1)!.body["search"]).toLowerCase();
        return { places: [basel, luzern].filter(({ name }) => name.toLowerCase().startsWith(search)) };
      },
      "POST /transport/trips/": () => ({ trips: [10, 11, 12, 13, 14, 15].map(trip), timetable, walk: null }),
      "POST /transport/products/": { products: [product] },
      "POST /transport/ticket-categories/": {
        ticketCategories: [category(1, "2nd_class", 3400), category(2, "1st_class", 5900)],
        capacity: null,
      },
      "POST /transport/personalization-fields/": { fields: [] },
    });
  });
  teardown(() => {
    shop.close();
    clear();
    sessionStorage.clear();
    history.replaceState(null, "", here);
  });

  const inside = (host: HTMLElement) => host.shadowRoot!;
  const transport = (attributes: Record<string, string> = {}) =>
    show("gipfel-transport", shop, { date: "2026-12-01", ...attributes });
  const combobox = (host: HTMLElement, label: string) => fieldOf(host, label)!;
  const cards = (host: HTMLElement) => [...inside(host).querySelectorAll("article")];
  const asked = (path: string) => shop.requests.filter((request) => request.path === path).map(({ body }) => body);
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
  function write(input: HTMLInputElement, text: string) {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  async function found(attributes: Record<string, string> = {}): Promise<HTMLElement> {
    const host = await transport({ from: "Basel SBB", to: "Luzern", ...attributes });
    await until(() => cards(host).length === 6);
    return host;
  }

  for (const theme of ["light", "dark"])
    test(`has no accessibility violation in ${theme}: empty, with a list, with trips, their details and a booking`, async () => {
      const host = await transport({ theme });
      await assertAccessible(host);
      write(combobox(host, "From"), "Bas");
      await until(() => inside(host).querySelectorAll("[role=option]").length > 1);
      await assertAccessible(host);
      host.setAttribute("from", "Basel SBB");
      host.setAttribute("to", "Luzern");
      await until(() => cards(host).length === 6);
      cards(host)[0]!.querySelector<HTMLElement>("[aria-expanded]")!.click();
      await until(() => textOf(host).includes("Departure"));
      await assertAccessible(host);
      buttonOf(host, "Book trip")!.click();
      await until(() => inside(host).querySelector("dialog[open]"));
      (await until(() => buttonOf(host, "Choose a ticket"))).click();
      await until(() => buttonOf(host, "One more: Adult"));
      await assertAccessible(host);
    });

  test("finds places by keyboard, and trips once both are there", async () => {
    const host = await transport();
    assert.deepEqual(shop.requests, []);
    for (const [label, text] of [
      ["From", "bas"],
      ["To", "luz"],
    ] as const) {
      const input = combobox(host, label);
      write(input, text);
      await until(
        () => input.getAttribute("aria-expanded") === "true" && asked("/transport/places/").at(-1)?.["search"] === text,
      );
      await until(() => inside(host).querySelectorAll("[role=option]").length > 2);
      press(input, "ArrowDown");
      const listId = input.getAttribute("aria-controls")!;
      const [firstHit] = inside(host).querySelectorAll(`[role=option][id^="${listId}-"]`);
      await until(() => input.getAttribute("aria-activedescendant") === firstHit!.id);
      press(input, "Enter");
      await until(() => input.getAttribute("aria-expanded") === "false");
    }
    await until(() => cards(host).length === 6);
    assert.deepInclude(asked("/transport/trips/")[0], { originId: basel.id, destinationId: luzern.id });
    assert.include(textOf(host), "Demo timetable.");
  });

  test("stores nothing for the session before the visitor acts", async () => {
    const host = await found();
    assert.isNull(sessionStorage.getItem("transportStore"));
    buttonOf(host, "Swap origin")!.click();
    await until(() => sessionStorage.getItem("transportStore"));
    assert.deepNestedInclude(JSON.parse(sessionStorage.getItem("transportStore")!), { "origin.text": "Luzern" });
  });

  test("goes on with the session's search where the page gives none", async () => {
    const host = await found();
    buttonOf(host, "Swap origin")!.click();
    await until(() => sessionStorage.getItem("transportStore"));
    clear();
    const next = await show("gipfel-transport", shop);
    await until(() => cards(next).length === 6);
    assert.equal(combobox(next, "From").value, "Luzern");
  });

  test("earlier trips come before the others, without moving what is in sight", async () => {
    const host = await found();
    shop.answers["POST /transport/trips/"] = () => ({ trips: [8, 9].map(trip), timetable, walk: null });
    const first = cards(host)[0]!;
    const top = first.getBoundingClientRect().top;
    buttonOf(host, "Earlier connections")!.click();
    await until(() => cards(host).length === 8);
    assert.deepInclude(asked("/transport/trips/").at(-1), { arrivalTime: "2026-12-01T10:58:00+01:00" });
    assert.strictEqual(cards(host)[2], first);
    assert.closeTo(first.getBoundingClientRect().top, top, 2);
  });

  test("shows a changed platform and an expected time beside the planned ones", async () => {
    const host = await found();
    cards(host)[0]!.querySelector<HTMLElement>("[aria-expanded]")!.click();
    await until(() => cards(host)[0]!.querySelector("ol"));
    const details = cards(host)[0]!.querySelector("ol")!;
    assert.deepEqual(
      [...details.querySelectorAll("del")].map((one) => one.innerText.replace("planned", "").trim()),
      ["10:04", "Platform 8"],
    );
    assert.include(details.textContent, "2nd class: high occupancy");
  });

  test("says that the visitor is offline, and finds the trips on the next attempt", async () => {
    const working = shop.answers["POST /transport/trips/"]!;
    shop.answers["POST /transport/trips/"] = () => Promise.reject(new TypeError("Failed to fetch"));
    const host = await transport({ from: "Basel SBB", to: "Luzern" });
    const again = await until(() => buttonOf(host, "Try again"));
    assert.include(textOf(host), "The connections could not be loaded.");
    assert.equal(combobox(host, "From").value, "Basel SBB");
    shop.answers["POST /transport/trips/"] = working;
    again.click();
    await until(() => cards(host).length === 6);
  });

  test("says of a place that was left while none could be loaded what is true, and looks for it again", async () => {
    const working = shop.answers["POST /transport/places/"]!;
    shop.answers["POST /transport/places/"] = () => Promise.reject(new TypeError("Failed to fetch"));
    const host = await transport();
    const field = combobox(host, "From");
    write(field, "Luz");
    await until(() => buttonOf(host, "Try again"));
    field.blur();
    await until(() => textOf(host).includes("This place could not be looked up."));
    assert.notInclude(textOf(host), "Please choose a place of the list.");
    assert.equal(field.getAttribute("aria-invalid"), "true");
    await assertAccessible(host);
    shop.answers["POST /transport/places/"] = working;
    buttonOf(host, "Look up again: From")!.click();
    await until(() => inside(host).querySelectorAll("[role=option]").length > 1);
    assert.strictEqual(inside(host).activeElement, field);
    assert.notInclude(textOf(host), "could not be looked up");
  });

  test("leads from the main button to what is missing of the tickets, and reads it out", async () => {
    const host = await found();
    buttonOf(host, "Book trip")!.click();
    (await until(() => buttonOf(host, "Choose a ticket"))).click();
    (await until(() => buttonOf(host, "One more: Adult"))).click();
    (await until(() => buttonOf(host, "One more child"))).click();
    await until(() => textOf(host).includes("Please choose the age of each child."));
    (await until(() => buttonOf(host, "Choose who travels"))).click();
    await until(() => inside(host).activeElement?.textContent?.includes("Please choose the age of each child."));
  });

  test("holds tickets of first class, and keeps the dialog closed where the page says so", async () => {
    const host = await found();
    const prevent = (event: Event) => event.preventDefault();
    host.addEventListener("gipfel-open", prevent);
    buttonOf(host, "Book trip")!.click();
    assert.isNull(inside(host).querySelector("dialog[open]"));
    host.removeEventListener("gipfel-open", prevent);
    const steps: string[] = [];
    host.addEventListener("gipfel-step", (event) => steps.push((event as CustomEvent<{ step: string }>).detail.step));
    buttonOf(host, "Book trip")!.click();
    (await until(() => buttonOf(host, "Choose a ticket"))).click();
    await until(() => buttonOf(host, "One more: Adult"));
    [...inside(host).querySelectorAll<HTMLElement>("dialog label")]
      .find((label) => label.innerText === "1st class")!
      .click();
    await until(() => textOf(host).includes("CHF 59.00"));
    buttonOf(host, "One more: Adult")!.click();
    (await until(() => buttonOf(host, "Check everything"))).click();
    shop.answers["POST /transport/reservations/"] = { status: 422, code: "availability_full" };
    (await until(() => buttonOf(host, "Put into the basket"))).click();
    await until(() => textOf(host).includes("can no longer be booked like this"));
    assert.deepInclude(asked("/transport/reservations/")[0], {
      tripId: "trip-10",
      productId: "single",
      offerId: 9726,
      replaces: null,
    });
    assert.deepEqual(steps, ["trip", "tickets", "total"]);
    buttonOf(host, "Choose another connection")!.click();
    await until(() => !inside(host).querySelector("dialog[open]"));
    assert.equal(steps.at(-1), "closed");
    await until(() => asked("/transport/trips/").length === 2);
  });
});
