/** Pages of partners that others built: each pays to the ticket with the real shop. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { cards, fillCard, fillContact, press, provider, shop, thrownInto, words, type Place, choose } from "./journey.ts";
import { reserveIn } from "./shop-steps.ts";

const text = words.de;
const loader = `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>`;
/** An activity without questions, booked and paid in the page. */
const widget = `<gipfel-booking activity="112" checkout="inline" locale="de"><a href="${shop}/activity/112">Buchen</a></gipfel-booking>`;

const pages = new Map<string, { readonly html: string; readonly headers: Record<string, string> }>();
/** A site of a partner's own: Chromium lets no page that a test made up reach the loopback addresses. */
const site = createServer(({ url }, answer) => {
  const { html, headers } = pages.get(new URL(url ?? "/", "http://localhost").pathname) ?? { html: "", headers: {} };
  answer.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
});
test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, resolve)));
test.afterAll(() => void site.close());

/** Puts a page onto the partner's site; answers with its address. */
function put(path: string, body: string, headers: Record<string, string> = {}): string {
  pages.set(path, { html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gasthaus</title></head><body>${body}</body></html>`, headers });
  return `http://localhost:${(site.address() as AddressInfo).port}${path}`;
}

/** From the calendar to the check-out: one ticket, next month, a day of this test's own. */
async function toPayment(place: Place, day: number): Promise<void> {
  await place.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await reserveIn(place, day);
  await expect(place.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
}

async function expectTicketIn(place: Place): Promise<void> {
  await expect(place.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
}

for (const sandbox of ["allow-scripts", "allow-scripts allow-same-origin", "allow-scripts allow-popups"]) {
  test(`pays in a frame with sandbox="${sandbox}", where submit events don't happen`, async ({ page }) => {
    const inside = put("/inside-sandbox.html", loader + widget);
    await page.goto(put("/sandbox.html", `<iframe sandbox="${sandbox}" src="${inside}" width="900" height="1400"></iframe>`));
    const frame = page.frameLocator("iframe").first();
    await toPayment(frame, 3);
    await press(frame, text.pay);
    await expect(frame.getByText("Bitte geben Sie Ihren Vornamen an."), "the press is heard, and says what is missing").toBeVisible();
    await fillContact(frame, text, "sandbox@example.ch");
    await fillCard(frame, text, cards.succeeds);
    await frame.locator("gipfel-checkout").getByLabel(text.phone).press("Enter");
    await expectTicketIn(frame);
  });
}

for (const policy of ["require-corp", "credentialless"]) {
  test(`loads the bank's page and pays where the page is isolated by COEP ${policy}`, async ({ page }) => {
    const headers = { "cross-origin-embedder-policy": policy, "cross-origin-opener-policy": "same-origin" };
    await page.goto(put(`/isolated-${policy}.html`, loader + widget, headers));
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await toPayment(page, 4);
    await fillContact(page, text, "isolated@example.ch");
    await fillCard(page, text, cards.challenged);
    await press(page, text.pay);
    await page.frameLocator("gipfel-checkout iframe").getByRole("button").first().click();
    await expectTicketIn(page);
  });
}

const shadowRoots = {
  "an open one, made after the loader": `<div id="card"></div>${loader}<script type="module">
    document.querySelector("#card").attachShadow({ mode: "open" }).innerHTML = \`${widget}\`;</script>`,
  "an open one, attached a while after its host was added": `<div id="card"></div>${loader}<script>
    addEventListener("load", () => setTimeout(() => {
      const host = document.createElement("div");
      document.body.append(host);
      setTimeout(() => { host.attachShadow({ mode: "open" }).innerHTML = \`${widget}\`; }, 300);
    }, 300));</script>`,
  "a declarative one": `${loader}<hotel-card><template shadowrootmode="open"><section><hotel-offer><template shadowrootmode="open">${widget}</template></hotel-offer></section></template></hotel-card>`,
  "one of a component that is defined later": `<hotel-card></hotel-card>${loader}<script>
    setTimeout(() => customElements.define("hotel-card", class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = \`${widget}\`; }
    }), 1500);</script>`,
};
for (const [kind, body] of Object.entries(shadowRoots)) {
  test(`finds an element in a shadow root of the page and pays there: ${kind}`, async ({ page }) => {
    const thrown = thrownInto(page);
    await page.goto(put("/shadow.html", body));
    await toPayment(page, 6);
    await fillContact(page, text, "shadow@example.ch");
    await fillCard(page, text, cards.succeeds);
    await press(page, text.pay);
    await expectTicketIn(page);
    expect(thrown).toEqual([]);
  });
}

test("stays in the widget inside a link of the page: nothing opens, whatever is pressed", async ({ page, context }) => {
  const routed = `<script>let routed = 0; document.addEventListener("click", (event) => { if (event.target.closest("a") && !event.defaultPrevented) routed += 1; });</script>`;
  const address = put("/link.html", `<a id="outer" href="/elsewhere.html">${widget}</a>${routed}${loader}`);
  await page.goto(address);
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  const next = page.getByRole("button", { name: text.nextMonth });
  for (const modifiers of [["Control"], ["Shift"], ["Alt"], ["Meta"]] as const) await next.click({ modifiers: [...modifiers] });
  await next.click({ button: "middle" });
  for (let turn = 0; turn < 4; turn += 1) await page.getByRole("button", { name: "Vorheriger Monat" }).click();
  await page.locator("gipfel-booking h2").first().click();
  await toPayment(page, 8);
  const checkout = page.locator("gipfel-checkout");
  await checkout.getByText("Vorname", { exact: true }).click();
  await checkout.getByLabel("Vorname", { exact: true }).click();
  await fillContact(page, text, "link@example.ch");
  await fillCard(page, text, cards.succeeds);
  await checkout.getByLabel(text.number).click();
  await press(page, text.pay);
  await expectTicketIn(page);
  expect(page.url()).toContain("/link.html");
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate("routed")).toBe(0);
});

/** Two activities without questions, each on a partner's page with the checkout inside. */
const side = ["112", "194"];
for (const [paid, other] of [side, side.toReversed()] as const) {
  test(`two widgets on one page: after TWINT the ticket is in the one that was paid, ${paid}, and ${other} is at its dates`, async ({ page }) => {
    const thrown = thrownInto(page);
    const widgets = side.map((id) => `<section id="offer-${id}"><gipfel-booking activity="${id}" checkout="inline" locale="de"></gipfel-booking></section>`);
    const address = put("/two-widgets.html", loader + widgets.join(""));
    await page.goto(address);
    const [inPaid, inOther] = [page.locator(`#offer-${paid}`), page.locator(`#offer-${other}`)];
    await toPayment(inPaid, 10);
    await fillContact(inPaid, text, "two-widgets@example.ch");
    await choose(inPaid.getByRole("radio", { name: /TWINT/ }));
    await press(inPaid, text.pay);
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole("button", { name: provider.pay }).click();
    await page.waitForURL((url) => url.href.startsWith(address));
    const expectEachItsOwn = async () => {
      await expectTicketIn(inPaid);
      await expect(inPaid.locator("[data-date]")).toHaveCount(0);
      await expect(inOther.locator("[data-date]:not([aria-disabled])").first()).toBeVisible();
      await expect(inOther.getByText(/^Schritt 1 von/)).toBeVisible();
      await expect(inOther.getByRole("link", { name: text.save })).toHaveCount(0);
      await expect(page.locator("gipfel-checkout")).toHaveCount(1);
    };
    await expectEachItsOwn();
    await page.reload();
    await expectEachItsOwn();
    expect(thrown).toEqual([]);
  });
}
