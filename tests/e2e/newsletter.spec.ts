import { expect, test, type Locator, type Page } from "@playwright/test";
import { partner, shop, thrownInto } from "./journey.ts";

const form = (page: Page) => page.locator("gipfel-newsletter");
const field = (page: Page) => form(page).getByLabel(/^(Ihre E-Mail|Votre e-mail)$/);
const button = (page: Page) => form(page).getByRole("button", { name: /Abonnieren|S’inscrire/ });

/** The homepage, scrolled to its end, with the form rendered. */
async function openFooter(page: Page): Promise<void> {
  await page.goto(`${shop}/`);
  await page.locator("#newsletter").scrollIntoViewIfNeeded();
  await field(page).waitFor();
}

/** The text of the mail to an address; it is waited for. */
async function mailTo(page: Page, address: string): Promise<string> {
  let text = "";
  await expect(async () => {
    const list = await (await page.request.get(`${shop}/dev/mail`)).text();
    const [, id] = new RegExp(`href="/dev/mail/([^"]+)"><strong>[^<]*</strong><span>[^<]*${address}`).exec(list)!;
    text = await (await page.request.get(`${shop}/dev/mail/${id}`)).text();
  }).toPass({ timeout: 20_000 });
  return text;
}

const linkIn = (mail: string, purpose: "confirm" | "unsubscribe") =>
  new RegExp(`${shop}/newsletter/${purpose}\\?token=[\\w.-]+`).exec(mail)![0];

/** What the page sends to the shop. */
function sentBy(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.url() === `${shop}/api${path}` && sent.push(`${request.method()} ${path}`));
  return sent;
}

async function hasFocus(one: Locator): Promise<void> {
  await expect(one).toBeFocused();
}

test("a visitor subscribes to the newsletter with the keyboard, confirms by the mail's link, and unsubscribes with one click", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  const challenges = sentBy(page, "/human-check/challenge/");
  await openFooter(page);
  expect(challenges, "nothing is fetched before somebody comes to the field").toEqual([]);
  await field(page).focus();
  await page.keyboard.type("anna@example.ch");
  await page.keyboard.press("Tab");
  await hasFocus(button(page));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop}/bitte-bestaetigen`);
  await expect(page.getByRole("heading", { level: 1, name: "Bitte bestätigen Sie Ihre Adresse" })).toBeVisible();
  expect(challenges).toHaveLength(1);

  const mail = await mailTo(page, "anna@example.ch");
  expect(mail).toContain("Bitte bestätigen Sie Ihre Anmeldung zum Newsletter");
  await page.goto(linkIn(mail, "confirm"));
  await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
  await page.waitForURL(/\/erfolgreich-/);
  await expect(page.getByRole("heading", { level: 1, name: "Schön, dass Sie dabei sind" })).toBeVisible();

  await page.goto(linkIn(mail, "confirm"));
  await expect(page.getByRole("heading", { level: 1, name: "Ihre Anmeldung ist schon bestätigt" })).toBeVisible();

  await page.goto(linkIn(mail, "unsubscribe"));
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily),
    "dressed as the shop",
  ).toContain("Inter");
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  await page.waitForURL(`${shop}/`);
  await page.goto(linkIn(mail, "unsubscribe"));
  await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible();
  await page.goto(linkIn(mail, "confirm"));
  await expect(page.getByRole("heading", { level: 1, name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  expect(thrown).toEqual([]);
});

test("an invalid address is reported beside the focused field, and nothing is sent", async ({ page }) => {
  const forms = sentBy(page, "/submit/");
  await openFooter(page);
  await field(page).fill("anna@");
  await button(page).click();
  await expect(form(page).getByText("In dieser Adresse fehlt etwas")).toBeVisible();
  await hasFocus(field(page));
  await expect(field(page)).toHaveAccessibleDescription(/name@beispiel\.ch/);
  await field(page).fill("anna@example.ch");
  await expect(form(page).getByText("In dieser Adresse fehlt etwas")).toHaveCount(0);
  expect(forms).toEqual([]);
});

test("a bot that fills every field gets a success message, and nothing is sent", async ({ page }) => {
  const forms = sentBy(page, "/submit/");
  await openFooter(page);
  await form(page)
    .locator("input")
    .evaluateAll((inputs) => inputs.forEach((input) => void ((input as HTMLInputElement).value = "bot@example.ch")));
  await button(page).click();
  await expect(form(page).getByText("Bitte schauen Sie ins Postfach von bot@example.ch")).toBeVisible();
  expect(forms).toEqual([]);
});

test("a proof that was used before is computed again, once and unnoticed; an expired one is never sent", async ({
  page,
}) => {
  await openFooter(page);
  const answer = page.waitForResponse(`${shop}/api/human-check/challenge/`);
  await field(page).fill("beat@example.ch");
  const used = await (await answer).json();
  await button(page).click();
  await page.waitForURL(`${shop}/bitte-bestaetigen`);

  let challenges = 0;
  await page.route(`${shop}/api/human-check/challenge/`, (route) =>
    challenges++ === 0 ? route.fulfill({ json: used }) : route.continue(),
  );
  const forms = sentBy(page, "/submit/");
  await openFooter(page);
  await field(page).fill("chiara@example.ch");
  await button(page).click();
  await page.waitForURL(`${shop}/bitte-bestaetigen`);
  expect([challenges, forms.length]).toEqual([2, 2]);
  await mailTo(page, "chiara@example.ch");

  await page.clock.install();
  await openFooter(page);
  const proof = page.waitForResponse(`${shop}/api/human-check/challenge/`);
  await field(page).fill("dario@example.ch");
  await proof;
  /** Focusing the field requests another proof only if the first is solved and expired. */
  await expect(async () => {
    await page.clock.fastForward("10:00");
    await field(page).blur();
    await field(page).focus();
    // No request follows while the former proof is unsolved, else one shortly after the focus.
    await expect.poll(() => challenges, { timeout: 1000 }).toBe(4);
  }).toPass();
  await button(page).click();
  await page.waitForURL(`${shop}/bitte-bestaetigen`);
  expect([challenges, forms.length], "a fourth proof, a third form").toEqual([4, 3]);
});

test("a failed request shows a message and can be sent again", async ({ page }) => {
  await openFooter(page);
  await page.route(`${shop}/api/submit/`, (route) => route.abort());
  await field(page).fill("elia@example.ch");
  await button(page).click();
  await expect(form(page).getByRole("alert")).toContainText("Das ist nicht bei uns angekommen");
  await page.unroute(`${shop}/api/submit/`);
  await button(page).click();
  await page.waitForURL(`${shop}/bitte-bestaetigen`);
});

test("on a partner's page the visitor stays there, nothing is stored, and the mail is in the page's language", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  await page.goto(`${partner}/newsletter.html`);
  await field(page).fill("fanny@example.ch");
  await button(page).click();
  await expect(form(page).getByText("Consultez la boîte de réception de fanny@example.ch")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ce que devient votre adresse" })).toBeVisible();
  expect(await mailTo(page, "fanny@example.ch")).toContain("Veuillez confirmer votre inscription");
  expect(page.url()).toBe(`${partner}/newsletter.html`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie.length])).toEqual([
    0, 0, 0,
  ]);
  expect(await page.context().cookies()).toEqual([]);
  expect(thrown).toEqual([]);
});

for (const [width, path] of [
  [360, "/"],
  [768, "/"],
  [1440, "/"],
  [360, "/ar-ae"],
] as const) {
  test(`the form appears without a layout shift: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    // The element's code is delayed until its placeholder is visible.
    await page.route(/\/shop\/chunks\/newsletter/, (route) => held.then(() => route.continue()));
    await page.goto(`${shop}${path}`);
    const room = page.locator("#newsletter");
    await room.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          moved.push(
            ...entry.sources
              .filter(({ node }) => node?.parentElement?.closest(".newsletter, footer"))
              .map(({ node }) => node!.nodeName),
          );
      }).observe({ type: "layout-shift" });
    });
    const before = (await room.boundingBox())!.height;
    letGo();
    await form(page).locator("input[name=email]").waitFor();
    await expect.poll(async () => (await room.boundingBox())!.height).toBe(before);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
