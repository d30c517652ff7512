import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { partner, shop, words } from "./journey.ts";

const text = words.de;
const sentences = {
  offline: "Sie scheinen offline zu sein. Ihre Auswahl bleibt.",
  ourSide: "Bei uns ist etwas schiefgegangen. Es wurde nichts gebucht",
  blocked: "Auf dieser Seite kann im Moment nicht gebucht werden.",
};

interface Host {
  readonly policy?: string;
  readonly attributes?: string;
  readonly script?: string;
  /** Another element than the booking widget, as its opening tag. */
  readonly element?: string;
}

/** A partner's page of the test's own, on the partner's origin; returns our lines of the console. */
async function openHost(
  page: Page,
  { policy, attributes = `activity="167"`, script = "", element = `<gipfel-booking ${attributes}>` }: Host,
): Promise<string[]> {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[gipfel]")) lines.push(message.text());
  });
  const meta = policy ? `<meta http-equiv="content-security-policy" content="${policy}">` : "";
  // A file of the partner's origin whose place the page takes: one that the test answers itself may not reach this
  // machine's shop.
  await page.goto(`${partner}/index.html`);
  await page.setContent(`<!doctype html><html lang="de"><meta charset="utf-8">${meta}<title>A hotel</title>
    <script nonce="n">window.codes = []; addEventListener("gipfel-error", ({ detail }) => codes.push(detail.code)); ${script}</script>
    <script nonce="n" type="module" src="${shop}/sdk/v1/gipfel.js"></script>
    ${element}<a href="https://hotel.example/book">Beim Hotel buchen</a></${/[\w-]+/.exec(element)![0]}></html>`);
  return lines;
}

const days = (page: Page) => page.locator("gipfel-booking [data-date]:not([aria-disabled])");
const again = (page: Page) => page.getByRole("button", { name: "Nochmals versuchen" });
const ownLink = (page: Page) => page.getByRole("link", { name: "Beim Hotel buchen" });
/** Of every `gipfel-error` that was fired, in their order. */
const codes = (page: Page) => page.evaluate(() => (window as unknown as { codes: string[] }).codes);

test("a page whose policy forbids the API: a console line with the directive, a message, the partner's link", async ({
  page,
}) => {
  const lines = await openHost(page, {
    policy: `script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; connect-src 'self'`,
  });
  await expect(page.getByText(sentences.blocked)).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  await expect(again(page)).toBeVisible();
  await expect
    .poll(() => lines.filter((line) => line.includes("Content-Security-Policy")))
    .toEqual([
      `[gipfel] The page's Content-Security-Policy forbids requests to ${shop}: add ${shop} to its connect-src.`,
    ]);
  expect(await codes(page)).toEqual(["policy_blocked"]);
  await again(page).click();
  await expect(page.getByText(sentences.blocked)).toBeVisible();
  await expect.poll(() => lines).toHaveLength(1);
  expect(await codes(page)).toEqual(["policy_blocked"]);
});

const notHere = "Das lässt sich auf dieser Seite im Moment nicht anzeigen.";
for (const [element, says] of [
  [`<gipfel-listing hide="all">`, notHere],
  [`<gipfel-activity activity="167" mode="inline">`, notHere],
  [`<gipfel-reviews activity="167">`, notHere],
  [`<gipfel-map style="height: 600px">`, notHere],
  [`<gipfel-search placement="dropdown">`, notHere],
  ["<gipfel-newsletter>", "Auf dieser Seite klappt die Anmeldung nicht"],
] as const) {
  test(`${element} in a page whose policy forbids the API: a message, the partner's link and one gipfel-error`, async ({
    page,
  }) => {
    const lines = await openHost(page, {
      element,
      policy: `script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; worker-src blob:; connect-src 'self'`,
    });
    if (element.includes("search")) await page.getByRole("combobox").click();
    if (element.includes("newsletter")) {
      await page.getByRole("textbox").fill("anna@example.ch");
      await page.getByRole("textbox").press("Enter");
    }
    await expect(page.getByText(says)).toBeVisible();
    await expect(ownLink(page)).toBeVisible();
    await expect
      .poll(() => lines.filter((line) => line.includes("Content-Security-Policy")))
      .toEqual([
        `[gipfel] The page's Content-Security-Policy forbids requests to ${shop}: add ${shop} to its connect-src.`,
      ]);
    // No line here is about the map's own code.
    await expect
      .poll(async () => (await codes(page)).filter((code) => code !== "map_unavailable"))
      .toEqual(["policy_blocked"]);
  });
}

test("a list of a page that does not exist: a message, the partner's link and gipfel-error", async ({ page }) => {
  const lines = await openHost(page, { element: `<gipfel-listing page-kind="location" page-id="999999">` });
  await expect(page.getByText("Diese Seite gibt es nicht mehr")).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  await expect.poll(() => codes(page)).toEqual(["page_not_found"]);
  await expect
    .poll(() => lines)
    .toEqual([expect.stringContaining(`page-kind="location" page-id="999999" name no page of the shop: check them.`)]);
});

for (const [element, message] of [
  [`<gipfel-listing page-kind="locaton" page-id="1010">`, `page-kind="locaton" is not understood: allowed are "type"`],
  [`<gipfel-button activity="Eiger">`, `activity="Eiger" is not understood: a whole number above 0 is wanted`],
] as const) {
  test(`${element} with an invalid attribute: one console line, gipfel-error, and the partner's link`, async ({
    page,
  }) => {
    const lines = await openHost(page, { element });
    await expect.poll(() => codes(page)).toEqual(["attribute_invalid"]);
    await expect(ownLink(page)).toBeVisible();
    // A request for the page or the activity would have been answered by then.
    await page.waitForLoadState("networkidle");
    expect(lines).toEqual([expect.stringMatching(`${message}.*; what stands inside the element is shown.`)]);
    expect(await codes(page)).toEqual(["attribute_invalid"]);
  });
}

test("an activity that no longer exists fires gipfel-unavailable and no gipfel-error", async ({ page }) => {
  const script = `window.gone = []; addEventListener("gipfel-unavailable", ({ detail }) => gone.push(detail.reason));`;
  const lines = await openHost(page, { attributes: `activity="999999"`, script });
  await expect(page.getByText("Diese können Sie stattdessen buchen")).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual(["gone"]);
  expect(await codes(page)).toEqual([]);
  expect(lines).toEqual([]);
});

for (const [tag, hint] of [
  ["gipfel-bookings", ": did you mean <gipfel-booking>?"],
  ["gipfel-similar", ": there are gipfel-activity, gipfel-basket, "],
] as const) {
  test(`<${tag}>, which is no element: one console line with ${hint}`, async ({ page }) => {
    const lines = await openHost(page, { element: `<${tag}>` });
    await expect.poll(() => lines).toEqual([expect.stringContaining(`<${tag}> is not an element of Gipfel${hint}`)]);
    await expect(ownLink(page)).toBeVisible();
  });
}

test("an invalid booking-data: one console line, gipfel-error, and the widget starts without it", async ({ page }) => {
  const lines = await openHost(page, { attributes: `activity="167" booking-data="{nonsense"` });
  await expect(days(page).first()).toBeVisible();
  await expect.poll(() => codes(page)).toEqual(["attribute_invalid"]);
  await expect
    .poll(() => lines)
    .toEqual([expect.stringContaining(`<gipfel-booking> booking-data="{nonsense" is not understood`)]);
  await expect(page.locator("gipfel-booking > a")).toHaveCount(1);
});

for (const [what, wrapped] of [
  ["credentials", `own(input, { ...init, credentials: "include" })`],
  ["a header that the API does not take", `own(input, { ...init, headers: { ...init?.headers, "x-hotel": "1" } })`],
]) {
  test(`a script of the page adds ${what} to our requests: the console line says so, and a retry works once it has stopped`, async ({
    page,
  }) => {
    const lines = await openHost(page, { script: `window.own = fetch; window.fetch = (input, init) => ${wrapped};` });
    await expect(page.getByText(sentences.blocked)).toBeVisible();
    await expect(ownLink(page)).toBeVisible();
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toContain("has replaced fetch and adds headers or credentials");
    expect(await codes(page)).toEqual(["cors_refused"]);
    await page.evaluate(() => void (window.fetch = (window as unknown as { own: typeof fetch }).own));
    await again(page).click();
    await expect(days(page).first()).toBeVisible();
    await expect(ownLink(page)).toBeHidden();
  });
}

test("an API whose CORS headers a proxy has removed: the console line names proxy and api-base", async ({ page }) => {
  const proxy = createServer((_request, response) => response.end("{}")).listen(0, "localhost");
  await once(proxy, "listening");
  const base = `http://localhost:${(proxy.address() as AddressInfo).port}/api`;
  const lines = await openHost(page, { attributes: `activity="167" api-base="${base}"` });
  await expect(page.getByText(sentences.blocked)).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain(`The browser keeps the answers of ${base} from this page (CORS): check api-base`);
  proxy.close();
});

test("an api-base that answers with something else: the console line says so", async ({ page }) => {
  const lines = await openHost(page, { attributes: `activity="167" api-base="${partner}"` });
  await expect(page.getByText(sentences.ourSide)).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain("not as Gipfel's API does: check api-base");
});

for (const element of [`<gipfel-booking activity="167"`, "<gipfel-listing"]) {
  test(`${element} with an api-base that lacks its /api: one console line with the address to write`, async ({
    page,
  }) => {
    const lines = await openHost(page, { element: `${element} api-base="${shop}/">` });
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(ownLink(page)).toBeVisible();
    await expect
      .poll(() => lines)
      .toEqual([`[gipfel] api-base="${shop}" is not the address of Gipfel's API: write api-base="${shop}/api".`]);
  });
}

test("reviews of an activity that no longer exists show a message and the partner's link", async ({ page }) => {
  await openHost(page, { element: `<gipfel-reviews activity="99999">` });
  await expect(page.getByText("Dieses Angebot gibt es hier nicht mehr.")).toBeVisible();
  await expect(page.getByText("Noch hat niemand")).toHaveCount(0);
  await expect(ownLink(page)).toBeVisible();
});

test("being offline and a failing server each have one message, whatever request failed, and a retry continues", async ({
  page,
  context,
}) => {
  const lines = await openHost(page, {});
  await days(page).first().waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: text.nextMonth }).click();
  await expect(page.getByText(sentences.offline)).toBeVisible();
  await context.setOffline(false);
  await page.route(`${shop}/api/**`, (route) => route.abort());
  await again(page).click();
  await expect(page.getByText(sentences.ourSide)).toBeVisible();
  await expect(page.getByText(sentences.offline)).toBeHidden();
  // The line's cause is found by further requests: an API that answers one of them again would be another cause.
  await expect.poll(() => lines.length).toBe(1);
  await page.unroute(`${shop}/api/**`);
  await page.route(`${shop}/api/activity/monthly-dates/`, (route) =>
    route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" }),
  );
  await again(page).click();
  await expect.poll(() => lines.some((line) => line.includes("answered 503"))).toBe(true);
  await expect(page.getByText(sentences.ourSide)).toBeVisible();
  await page.unroute(`${shop}/api/activity/monthly-dates/`);
  await again(page).click();
  await expect(days(page).nth(20)).toBeVisible();
  await expect
    .poll(() => lines.map((line) => line.replace(/^\[gipfel\] /, "")))
    .toEqual([
      `${shop}/api does not answer. Check api-base; if it is right the shop is down, and the visitor can try again.`,
      `${shop}/api/activity/monthly-dates/ answered 503: the shop has to mend this, nothing is wrong with the page.`,
    ]);
});

test("a shop that is down from the start is not reported as the visitor's connection, and the partner's link stays", async ({
  page,
}) => {
  await page.route(`${shop}/api/**`, (route) => route.abort());
  await openHost(page, {});
  await expect(page.getByText(sentences.ourSide)).toBeVisible();
  await expect(ownLink(page)).toBeVisible();
  const { height } = (await page.locator("gipfel-booking").boundingBox())!;
  expect(height, "no empty room for a step that doesn't show").toBeLessThan(300);
  await page.unroute(`${shop}/api/**`);
  await again(page).click();
  await expect(days(page).first()).toBeVisible();
});

for (const [what, base] of [
  ["a name and a password", `http://user:pass@${new URL(shop).host}/elsewhere`],
  ["a ?", `${shop}/elsewhere?key=1`],
  ["a bare ?", `${shop}/elsewhere?`],
  ["a #", `${shop}/elsewhere#api`],
]) {
  test(`an api-base with ${what} is rejected with a console line before any request`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const lines = await openHost(page, { attributes: `activity="167" api-base="${base}"` });
    await expect(days(page).first()).toBeVisible();
    expect(requests.filter((address) => address.includes("elsewhere"))).toEqual([]);
    await expect
      .poll(() => lines)
      .toEqual([
        `[gipfel] <gipfel-booking> api-base="${base}" is not understood: one without user, password, ? and # is wanted; it is ignored.`,
      ]);
  });
}
