/** Partners' pages made with other tools: on each, a visitor books and pays with the real shop. */
import { expect, test } from "@playwright/test";
import {
  cards,
  fillCard,
  fillContact,
  press,
  provider,
  shop,
  thrownInto,
  words,
  type LocatorScope,
  choose,
} from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { reserveIn } from "./shop-steps.ts";

const text = words.de;
const loader = `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>`;
/** An activity without questions, booked and paid in the page. */
const widget = `<gipfel-booking activity="112" checkout="inline" locale="de"><a href="${shop}/activity/112">Buchen</a></gipfel-booking>`;

const { put } = partnerSite();

/** From the calendar to the check-out: one ticket, next month, a day of this test's own. */
async function toPayment(place: LocatorScope, day: number): Promise<void> {
  await place.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await reserveIn(place, day);
  await expect(place.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
}

async function expectTicketIn(place: LocatorScope): Promise<void> {
  await expect(place.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
}

for (const sandbox of ["allow-scripts", "allow-scripts allow-same-origin", "allow-scripts allow-popups"]) {
  test(`pays in a frame with sandbox="${sandbox}", where submit events don't fire`, async ({ page }) => {
    const inside = put("/inside-sandbox.html", loader + widget);
    await page.goto(
      put("/sandbox.html", `<iframe sandbox="${sandbox}" src="${inside}" width="900" height="1400"></iframe>`),
    );
    const frame = page.frameLocator("iframe").first();
    await toPayment(frame, 3);
    await press(frame, text.pay);
    await expect(
      frame.getByText("Bitte füllen Sie dieses Feld aus.").first(),
      "the press is heard, and says what is missing",
    ).toBeVisible();
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

test("stays in the widget inside a link of the page: no press opens the link", async ({ page, context }) => {
  const routed = `<script>let routed = 0; document.addEventListener("click", (event) => { if (event.target.closest("a") && !event.defaultPrevented) routed += 1; });</script>`;
  const address = put("/link.html", `<a id="outer" href="/elsewhere.html">${widget}</a>${routed}${loader}`);
  await page.goto(address);
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  const next = page.getByRole("button", { name: text.nextMonth });
  for (const modifiers of [["Control"], ["Shift"], ["Alt"], ["Meta"]] as const)
    await next.click({ modifiers: [...modifiers] });
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

/** An element and its own link, both inside a link of the page: each kind of component between them. */
const inLinkOf = {
  "a component's open shadow root": `<a href="/elsewhere.html"><hotel-card><template shadowrootmode="open"><p>${widget}</p></template></hotel-card></a>`,
  "a component's closed shadow root": `<a href="/elsewhere.html"><hotel-card><template shadowrootmode="closed"><p>${widget}</p></template></hotel-card></a>`,
  "two roots, the inner one closed": `<a href="/elsewhere.html"><hotel-card><template shadowrootmode="open"><hotel-offer><template shadowrootmode="closed">${widget}</template></hotel-offer></template></hotel-card></a>`,
  "a slot that a component has put a link around": `<hotel-card><template shadowrootmode="open"><a href="/elsewhere.html"><slot></slot></a></template><p>${widget}</p></hotel-card>`,
  "a slot of a component that comes later than the element": `<hotel-card>${widget}</hotel-card><script type="module">
    await customElements.whenDefined("gipfel-booking");
    document.querySelector("hotel-card").attachShadow({ mode: "open" }).innerHTML = '<a href="/elsewhere.html"><slot></slot></a>';</script>`,
};
for (const [between, body] of Object.entries(inLinkOf)) {
  test(`stays in the widget inside a link of the page, with ${between} between them`, async ({ page, context }) => {
    const define = `<script type="module">await import("${shop}/sdk/v1/gipfel.js");
      for (const root of window.closedRoots ?? []) for (const found of root.querySelectorAll("gipfel-booking")) await window.gipfel.load("gipfel-booking", found);</script>`;
    const keepClosed = `<script>window.closedRoots = [];
      for (const name of ["hotel-card", "hotel-offer"]) customElements.define(name, class extends HTMLElement {
        constructor() { super(); const root = this.attachInternals().shadowRoot; if (root) window.closedRoots.push(root); }
      });</script>`;
    const address = put("/link-between.html", `${body}${keepClosed}${define}`);
    await page.goto(address);
    // Playwright cannot query closed roots: clicks are by coordinates, or by key.
    const box = await page.waitForFunction(() => {
      const roots = [document as ParentNode, ...(window as unknown as { closedRoots: ShadowRoot[] }).closedRoots];
      const host = roots.flatMap((root) => [...root.querySelectorAll("gipfel-booking")])[0];
      const day = host?.shadowRoot?.querySelector<HTMLElement>("[data-date]:not([aria-disabled])");
      const next = [...(host?.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
        ({ ariaLabel, textContent }) => /Nächster Monat/.test(`${ariaLabel}${textContent}`),
      );
      if (!day || !next || !document.querySelector("a, hotel-card")) return null;
      const { x, y, width, height } = next.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const next = (await box.jsonValue())!;
    for (const key of ["Control", "Shift", "Alt", "Meta"]) {
      await page.keyboard.down(key);
      await page.mouse.click(next.x, next.y);
      await page.keyboard.up(key);
    }
    await page.mouse.click(next.x, next.y, { button: "middle" });
    await page.mouse.click(next.x, next.y);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
  });
}

test("after two quick changes of the language the second one applies, though the first one's catalogue loads later", async ({
  page,
}) => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  let french = "";
  await page.route(/\/newsletter\.fr-[^/]*\.js$/, async (route) => {
    french = route.request().url();
    await isHeld;
    await route.continue();
  });
  await page.goto(put("/language.html", `${loader}<gipfel-newsletter locale="de"></gipfel-newsletter>`));
  const button = page.getByRole("button");
  await expect(button).toHaveText("Abonnieren");
  await page.evaluate(() => {
    const host = document.querySelector("gipfel-newsletter")!;
    host.setAttribute("locale", "fr");
    host.setAttribute("locale", "it");
  });
  const italian = "Iscriversi";
  await expect(button).toHaveText(italian);
  await expect.poll(() => french).not.toBe("");
  release();
  // The module has run, with the callbacks that waited for it.
  await page.evaluate(
    (address) => import(address).then(() => new Promise((resolve) => requestAnimationFrame(resolve))),
    french,
  );
  await expect(button).toHaveText(italian);
});

/** Two activities without questions, each on a partner's page with the checkout inside. */
const side = ["112", "194"];
for (const [paid, other] of [side, side.toReversed()] as const) {
  test(`two widgets on one page: after TWINT the paid one shows the ticket, ${paid}, and ${other} is at its dates`, async ({
    page,
  }) => {
    const thrown = thrownInto(page);
    const widgets = side.map(
      (id) =>
        `<section id="offer-${id}"><gipfel-booking activity="${id}" checkout="inline" locale="de"></gipfel-booking></section>`,
    );
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
