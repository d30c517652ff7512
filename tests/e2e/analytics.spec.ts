import { expect, test, type Page } from "@playwright/test";
import { cards, fillContact, partner, shop, words } from "./journey.ts";
import { pay, reserveOne, reserveOnTheShop } from "./shop-steps.ts";

const text = words.de;

interface Heard {
  readonly name: string;
  readonly payload: {
    readonly value?: number;
    readonly currency?: string;
    readonly items?: readonly { readonly item_id: string }[];
  };
}

/** Stores the events of each page in that page's storage, so that they can be read after the page was left. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (key: string, entry: unknown) =>
      localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? "[]"), entry]));
    document.addEventListener("gipfel-analytics", (event) => keep("testHeard", (event as CustomEvent).detail));
  });
}

/** Each page says that its visitor consents to analytics, once the loader is there. */
async function consentOnEachPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Loader = { consent(given: object): Promise<void> };
    addEventListener(
      "load",
      () => void (window as unknown as Record<symbol, Loader>)[Symbol.for("gipfel")]?.consent({ analytics: true }),
    );
  });
}

const heardBy = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("testHeard") ?? "[]"));

/** The activities whose widgets count as opened. */
const openedIn = async (page: Page) =>
  (await heardBy(page)).flatMap(({ name, payload }) =>
    name === "open_reservation" ? payload.items!.map(({ item_id }) => Number(item_id)) : [],
  );

test("events that fire right before the page is left reach a partner's page and its data layer", async ({ page }) => {
  await listen(page);
  await consentOnEachPage(page);
  await page.addInitScript(() => {
    const push = (entry: unknown) =>
      localStorage.setItem(
        "testLayer",
        JSON.stringify([...JSON.parse(localStorage.getItem("testLayer") ?? "[]"), entry]),
      );
    (window as { dataLayer?: unknown[] }).dataLayer = Object.assign([], { push });
  });
  await page.goto(`${partner}/blog.html`);
  await page.evaluate(() => {
    document.documentElement.setAttribute("lang", "de");
    document.querySelectorAll("gipfel-button")[1]!.setAttribute("activity", "112");
  });
  await page.locator("gipfel-button").nth(1).getByRole("button").click();
  await page.locator("[data-date]:not([aria-disabled])").first().waitFor();
  await reserveOne(page, 7);
  await page.goto(`${partner}/about-blank-of-this-origin`);
  const added = (await heardBy(page)).find(({ name }) => name === "add_to_cart")!;
  expect(added.payload).toMatchObject({ currency: "CHF" });
  const layer = (await page.evaluate(() => JSON.parse(localStorage.getItem("testLayer") ?? "[]"))) as {
    event: string;
  }[];
  expect(layer.find(({ event }) => event === "add_to_cart")).toMatchObject({
    ecommerce: { currency: "CHF", value: added.payload.value! / 100 },
  });
});

test("the shop's data layer gets booking, payment despite the redirect, and the refund of a booking cancelled from its confirmation", async ({
  page,
}) => {
  test.slow();
  await listen(page);
  await consentOnEachPage(page);
  await reserveOnTheShop(page, 112, 10);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "analytics@example.ch");
  await pay(page, cards.succeeds);
  const names = (await heardBy(page)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["book_now", "add_to_cart", "begin_checkout", "payment_initiate"]));
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as { dataLayer?: { event: string; ecommerce: object }[] }).dataLayer?.find(
          ({ event }) => event === "purchase",
        ),
      ),
    )
    .toHaveProperty(
      "ecommerce.value",
      (await heardBy(page)).find(({ name }) => name === "payment_initiate")!.payload.value! / 100,
    );

  const paid = (await heardBy(page)).find(({ name }) => name === "payment_initiate")!.payload.value!;
  await page.getByRole("link", { name: "Ändern oder stornieren" }).click();
  await page.getByRole("button", { name: "Stornieren", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /stornieren$/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: /^Stornieren und CHF/ }).click();
  await expect
    .poll(async () => (await heardBy(page)).find(({ name }) => name === "refund")?.payload)
    .toMatchObject({ currency: "CHF", value: paid });
  const refunds = await page.evaluate(() =>
    (window as { dataLayer?: { event: string }[] }).dataLayer?.filter(({ event }) => event === "refund"),
  );
  expect(refunds).toMatchObject([{ ecommerce: { currency: "CHF", value: paid / 100 } }]);
});

test("without consent events reach neither the data layer nor any store, from list to payment", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => ((window as { dataLayer?: unknown[] }).dataLayer = []));
  await page.goto(`${partner}/hotel.html`);
  const fired = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const names: string[] = [];
        document.addEventListener("gipfel-analytics", (event) => {
          names.push((event as CustomEvent<{ name: string }>).detail.name);
          if (names.includes("select_date")) resolve(names);
        });
      }),
  );
  await page.evaluate(() => {
    document.body.innerHTML = `<gipfel-booking activity="112" locale="de_CH"></gipfel-booking><gipfel-listing activities="112" hide="all"></gipfel-listing>`;
  });
  const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
  await days.nth(1).click();
  expect(await fired).toContain("open_reservation");
  expect(
    await page.evaluate(() => [
      (window as { dataLayer?: unknown[] }).dataLayer,
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      document.cookie,
    ]),
  ).toEqual([[], [], [], ""]);
});

test("a bookable widget emits a view event, one of an unavailable activity does not", async ({ page }) => {
  await listen(page);
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(() => {
    document.body.innerHTML = `<gipfel-booking activity="999999" locale="de_CH"></gipfel-booking>`;
  });
  await expect(page.getByText("Dieses Angebot gibt es hier nicht mehr.")).toBeVisible();
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("afterbegin", `<gipfel-booking activity="112" locale="de_CH"></gipfel-booking>`),
  );
  await expect.poll(() => openedIn(page)).toEqual([112]);
});

test("a widget in a hidden tab or below the fold emits its view event once it is visible", async ({ page }) => {
  await listen(page);
  await page.goto(`${partner}/hotel.html`);
  const widget = (activity: number) => `<gipfel-booking activity="${activity}" locale="de_CH"></gipfel-booking>`;
  await page.evaluate(
    (html) => void (document.body.innerHTML = html),
    `<div id="tab" hidden>${widget(167)}</div>${widget(112)}<p style="block-size: 3000px">Our rooms</p>${widget(104)}`,
  );
  await expect(
    page.locator("gipfel-booking").nth(2).locator("[data-date]:not([aria-disabled])").first(),
  ).toBeAttached();
  await expect.poll(() => openedIn(page)).toEqual([112]);
  await page.evaluate(() => document.getElementById("tab")!.removeAttribute("hidden"));
  await expect.poll(() => openedIn(page)).toEqual([112, 167]);
  await page.locator("gipfel-booking").nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => openedIn(page)).toEqual([112, 167, 104]);
});

test("removing an element keeps the delay of other elements' events, and leaves no pagehide listener", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    const counted = (method: "addEventListener" | "removeEventListener", count: (listener: unknown) => void) => {
      const own = window[method].bind(window) as (...given: unknown[]) => void;
      const watched = (type: string, listener: unknown, options?: unknown) => {
        if (type === "pagehide") count(listener);
        own(type, listener, options);
      };
      Object.assign(window, { [method]: watched });
    };
    counted("addEventListener", (listener) => listeners.add(listener));
    counted("removeEventListener", (listener) => listeners.delete(listener));
  });
  await listen(page);
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(() => {
    document.body.innerHTML = `<gipfel-booking activity="112" locale="de_CH"></gipfel-booking><gipfel-listing activities="112" hide="all"></gipfel-listing>`;
  });
  const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
  await days.first().waitFor();
  await page.locator("gipfel-listing article").first().waitFor();
  const selected = async () => (await heardBy(page)).filter(({ name }) => name === "select_date").length;
  await days.nth(1).click();
  await expect.poll(selected).toBe(1);
  await page.evaluate(async () => {
    const widget = document.querySelector("gipfel-booking")!;
    widget.shadowRoot!.querySelectorAll<HTMLElement>("[data-date]:not([aria-disabled])")[0]!.click();
    document.querySelector("gipfel-listing")!.remove();
    // The removed list ends in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await selected()).toBe(1);
  await expect.poll(selected).toBe(2);
  await page.evaluate(() => document.querySelector("gipfel-booking")!.remove());
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { listeners: Set<unknown> }).listeners.size))
    .toBe(0);
});
