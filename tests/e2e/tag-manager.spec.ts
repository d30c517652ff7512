import { expect, test, type Page } from "@playwright/test";
import * as v from "valibot";
import { layerEvents, type AnalyticsName } from "../../sdk/contracts/analytics/analytics-events.ts";
import { expectAccessible } from "./accessible.ts";
import { cards, fillContact, shop, words } from "./journey.ts";
import { pay, reserveOnTheShop } from "./shop-steps.ts";

/** Runs by `npm test -- journeys-tag-manager`, whose server has a container: any other shop asks for no consent. */
const container = process.env["E2E_TAG_MANAGER"] ?? "";
test.skip(container === "", "the server has no container");

const text = words.de;
const name = "Dürfen wir zählen, was genutzt wird?";

/** A container in Google's place: keeps what it reads with its page, sets GA4's cookie, and measures. */
function standIn() {
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  const keep = (entry: unknown) => {
    const seen = JSON.parse(localStorage.getItem("testSeen") ?? "[]") as unknown[];
    localStorage.setItem("testSeen", JSON.stringify([...seen, { entry, path: location.pathname }]));
  };
  layer.forEach(keep);
  const push = layer.push;
  layer.push = (...entries) => {
    entries.forEach(keep);
    return push.apply(layer, entries);
  };
  // oxlint-disable-next-line unicorn/no-document-cookie -- as Google's script does
  document.cookie = "_ga=GA1.1.111.222; path=/";
  void fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });
}

interface Seen {
  readonly entry: { readonly event?: string; readonly ecommerce?: object };
  readonly path: string;
}

/** Answers in Google's place; what was requested there, and from which pages. */
async function inGooglesPlace(page: Page) {
  const loads: string[] = [];
  const measured: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    loads.push(new URL(route.request().frame().url()).pathname);
    expect(new URL(route.request().url()).searchParams.get("id")).toBe(container);
    return route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` });
  });
  await page.route("https://*.google-analytics.com/**", (route) => {
    measured.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return { loads, measured };
}

const seenBy = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("testSeen") ?? "[]"));
const stored = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => key.startsWith("gipfel")),
    document.cookie,
  ]);

test("after consent the container reads a guest's way from the list to the purchase, each step once, and is not on the check-out", async ({
  page,
}) => {
  test.slow();
  const google = await inGooglesPlace(page);
  await page.goto(`${shop}/s/`);
  const question = page.getByRole("complementary", { name });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect([google.loads, await stored(page)]).toEqual([[], [""]]);
  await question.getByRole("button", { name: "Zustimmen" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => google.measured.length).toBe(1);
  await page.reload();
  await expect.poll(async () => (await seenBy(page)).some(({ entry }) => entry.event === "view_item_list")).toBe(true);

  await reserveOnTheShop(page, 112, 10);
  await expect.poll(async () => (await seenBy(page)).some(({ entry }) => entry.event === "view_cart")).toBe(true);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "container@example.ch");
  await pay(page, cards.succeeds);
  await expect.poll(async () => (await seenBy(page)).some(({ entry }) => entry.event === "purchase")).toBe(true);
  const seen = (await seenBy(page)).filter(({ entry }) => entry.event && entry.event !== "gtm.js");
  const names = seen.map(({ entry }) => entry.event!);
  for (const once of ["add_to_cart", "begin_checkout", "add_shipping_info", "payment_initiate", "purchase"])
    expect(
      names.filter((each) => each === once),
      once,
    ).toHaveLength(1);
  const way = ["view_item_list", "view_item", "select_date", "select_ticket", "book_now", "add_to_cart", "view_cart"];
  const paying = ["begin_checkout", "add_shipping_info", "add_payment_info", "payment_initiate", "purchase"];
  const first = [...way, ...paying].map((each) => names.indexOf(each));
  expect(first).not.toContain(-1);
  expect(first).toEqual(first.toSorted((one, other) => one - other));
  for (const { entry } of seen) {
    const { event, ecommerce = {}, ...rest } = entry;
    const { payload } = layerEvents[event as AnalyticsName];
    expect(v.safeParse(payload, { ...rest, ...ecommerce }).issues, event).toBeUndefined();
  }
  expect(google.loads).not.toContain("/buchung");
  expect(seen.map(({ path }) => path)).not.toContain("/buchung");
  expect(JSON.stringify(await seenBy(page))).not.toMatch(/container@example|bookingId/);
});

test("who refuses is asked no more, sends nothing and keeps the answer alone; the footer asks again", async ({
  page,
}) => {
  const google = await inGooglesPlace(page);
  await page.goto(`${shop}/s/`);
  await page.getByRole("complementary", { name }).getByRole("button", { name: "Ablehnen" }).click();
  // Cause: the pressed button went away, and the focus was on the body.
  await expect(page.locator("main")).toBeFocused();
  await page.reload();
  await page.locator("gipfel-listing article").first().waitFor();
  await expect(page.getByRole("complementary", { name })).toBeHidden();
  expect([google.loads, await stored(page)]).toEqual([[], ["gipfelConsent", ""]]);
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toEqual([]);

  const link = page.getByRole("contentinfo").getByRole("button", { name: "Zustimmung zur Statistik" });
  await link.focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name });
  await expect(heading).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
  await expect.poll(() => google.loads).toEqual(["/s"]);
});

test("pages without the container have Trusted Types, and a link between the two kinds loads the document", async ({
  page,
}) => {
  await inGooglesPlace(page);
  const policyOf = async (path: string) =>
    (await page.request.get(`${shop}${path}`)).headers()["content-security-policy"]!;
  expect(await policyOf("/s/")).toContain("https://www.googletagmanager.com");
  for (const path of ["/buchung", "/account"]) {
    expect(await policyOf(path), path).toContain("require-trusted-types-for 'script'");
    expect(await policyOf(path), path).not.toContain("googletagmanager");
  }
  await page.goto(`${shop}/s/`);
  await page.getByRole("complementary", { name }).getByRole("button", { name: "Ablehnen" }).click();
  await page.evaluate(() => ((window as { isFormer?: boolean }).isFormer = true));
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement("a"), { href: path, textContent: "Konto" });
    document.querySelector("main")!.prepend(link);
    link.click();
  }, "/account");
  await page.waitForURL(/\/account/);
  await page.waitForFunction(() => !("isFormer" in window));
});

test("the question hides no main action, moves nothing, and isn't asked where somebody buys", async ({ page }) => {
  await inGooglesPlace(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  await page.goto(`${shop}/activity/112-x`);
  const question = page.getByRole("complementary", { name });
  await expect(question).toBeVisible();
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).last().click({ trial: true });
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click({ trial: true });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/basket", "/buchung"]) {
    await page.goto(`${shop}${path}`);
    await page.getByRole("contentinfo").getByRole("button", { name: "Zustimmung zur Statistik" }).click();
    await expect(question).toBeVisible();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(question).toBeHidden();
  }
});
