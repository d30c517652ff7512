import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { awaitRepeatedFailure } from "./failed-imports.ts";
import { openOnTheShop, press, shop, words } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

const sentence = "Diese Seite lässt sich gerade nicht zeigen";
const retryButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Noch einmal versuchen" });

/** Fails requests for the chunks of a name until the returned function is called. */
async function failChunks(page: Page, name: string): Promise<() => Promise<void>> {
  const chunks = new RegExp(String.raw`/shop/chunks/${name}-[^/]*\.js$`);
  await page.route(chunks, (route) => route.abort());
  return () => page.unroute(chunks);
}

async function expectRetryToShow(page: Page, chunk: string, path: string, shown: string): Promise<void> {
  const restore = await failChunks(page, chunk);
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await restore();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await retryButton(page).click();
  await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
  await expect(retryButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(page.locator("#content")).toBeFocused();
}

test("the account shows an error when its code can't be loaded, and loads it again on request", ({ page }) =>
  expectRetryToShow(page, "account", `${shop}/account`, "Passwort vergessen"));

test("the team's pages show an error when their code can't be loaded, and load it again on request", async ({
  page,
}) => {
  await asDemo(page, "admin");
  await expectRetryToShow(page, "admin", `${shop}/account/activities`, "Seite 1 von");
});

test("the supplier's form shows an error when its code can't be loaded, and loads it again on request", ({ page }) =>
  expectRetryToShow(page, "supplier-form", `${shop}/anbieter/registration`, "Firma"));

test("a booking request shows an error when its code can't be loaded, and loads it again on request", ({ page }) =>
  expectRetryToShow(page, "request-form", `${shop}/booking-request?token=none`, "Dieser Link gilt nicht"));

for (const [chunk, path, heading] of [
  ["basket", "/warenkorb", "Warenkorb"],
  ["checkout", "/buchung", "Buchung"],
  ["map", "/karte", "Karte"],
] as const) {
  test(`the page of <gipfel-${chunk}> shows an error when its code can't be loaded`, async ({ page }) => {
    const restore = await failChunks(page, chunk);
    await page.goto(shop + path);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText(sentence);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await restore();
    await retryButton(page).click();
    await expect(page.locator(`main gipfel-${chunk}`).locator("section, div").first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test("a link to the basket shows an error when its code can't be loaded", async ({ page }) => {
  await failChunks(page, "basket");
  await page.goto(shop);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Warenkorb/ })
    .click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
});

test("a catalogue that can't be loaded shows an alert, not a skeleton", async ({ page }) => {
  const restore = await failChunks(page, "de");
  await page.goto(`${shop}/anbieter/registration`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
  await restore();
  await retryButton(page).click();
  await expect(page.getByLabel("Firma")).toBeVisible();
});

test("loads the page anew after the code could not be loaded twice", async ({ page }) => {
  const restore = await failChunks(page, "account");
  await page.goto(`${shop}/account`);
  await expect(retryButton(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const { failed } = await awaitRepeatedFailure(page, /\/chunks\/account-/);
  await retryButton(page).click();
  await failed;
  await retryButton(page).click();
  await expect.poll(() => page.evaluate(() => "isSameDocument" in window).catch(() => true)).toBe(false);
  await expect(retryButton(page)).toBeVisible();
  await restore();
  await retryButton(page).click();
  await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
});

test("a booking step whose code can't be loaded keeps the focus while it is tried again, and hands it to its heading", async ({
  page,
}) => {
  const chunks = /\/chunks\/offers-step-[^/]*\.js$/;
  const widget = page.locator("gipfel-booking");
  const retry = widget.getByRole("button", { name: "Nochmals versuchen" });
  await page.route(chunks, (route) => route.abort());
  await openOnTheShop(page, 104);
  await widget.locator("[data-date]:not([aria-disabled])").first().click();
  await press(page, words.de.times);
  await expect(widget.getByRole("alert")).toContainText("Bei uns ist etwas schiefgegangen.");
  await page.unroute(chunks);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(chunks, async (route) => (await released, await route.continue()));
  const requested = page.waitForRequest(chunks);
  await retry.press("Enter");
  await requested;
  await expect(retry).toBeFocused();
  release();
  await expect(retry).toHaveCount(0);
  await expect(widget.getByRole("heading", { level: 2 }).first()).toBeFocused();
});

const skeletonPages = [
  { kind: "account", path: "/account", shown: "Passwort vergessen" },
  { kind: "booking-request", path: "/booking-request?token=none", shown: "Dieser Link gilt nicht" },
  { kind: "supplier-registration", path: "/anbieter/registration", shown: "Firma" },
] as const;

for (const { kind, path, shown } of skeletonPages)
  test(`a page whose view (${kind}) fails with the document replaces its skeleton by an alert that tries again`, async ({
    page,
  }) => {
    const restore = await failChunks(page, String.raw`${kind}\.page`);
    await page.goto(shop + path);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy]")).toHaveCount(0);
    await expectAccessible(page);
    await restore();
    await retryButton(page).click();
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
  });

test.describe("a page whose view neither comes nor fails", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const view = /\/shop\/chunks\/account\.page-[^/]*\.js$/;
    await page.route(view, () => new Promise(() => {}));
    await Promise.all([page.waitForRequest(view), page.goto(`${shop}/account`, { waitUntil: "commit" })]);
  });

  test("leads to another page in the same document", async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("banner").getByRole("link", { name: "Gipfel" }).first().click();
    await expect(page).toHaveURL(`${shop}/`);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Die Schweiz, Tag für Tag");
    await expect(page.getByRole("main").getByText("Konto")).toHaveCount(0);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("becomes an alert after ten seconds", async ({ page }) => {
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(sentence);
  });
});

/** Without scripts the notice comes with an animation, which knows no clock of the page's. */
const passTime = (page: Page, since: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
  }, since);

async function expectNoticeAfterTenSeconds(page: Page): Promise<Locator> {
  const notice = page.getByRole("main").getByText(sentence);
  await passTime(page, 9_000);
  await expect(notice).toBeHidden();
  await passTime(page, 10_000);
  await expect(notice).toBeVisible();
  return notice;
}

test("the account, where no script of ours comes, says so after ten seconds and leads on", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${shop}/account`);
  await expectNoticeAfterTenSeconds(page);
  await expect(page.getByRole("main").locator(".code-ring")).toBeHidden();
  await page.unroute("**/*.js");
  await page.getByRole("main").getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByLabel("E-Mail", { exact: true })).toBeVisible();
});

for (const path of ["warenkorb", "buchung", "karte"])
  test(`/${path}, where no script of ours comes, says so after ten seconds`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`${shop}/${path}`);
    const notice = await expectNoticeAfterTenSeconds(page);
    await page.unroute("**/*.js");
    await page.getByRole("main").getByRole("link", { name: "Noch einmal versuchen" }).click();
    await expect(page.locator("gipfel-basket, gipfel-checkout, gipfel-map").locator("button, a").first()).toBeVisible();
    await expect(notice).toBeHidden();
  });

test("a press on an activity's page whose code can't be loaded says so, and leads on once it can", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const restore = await failChunks(page, "activity");
  await page.goto(`${shop}/activity/104`);
  const choose = page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(choose).toBeVisible();
  await expect(alert).toHaveCount(0);
  await choose.click();
  await expect(alert).toContainText("Diese Schaltfläche antwortet gerade nicht");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await restore();
  await alert.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await choose.click();
  await expect(page.locator("gipfel-booking [data-date]").first()).toBeVisible();
});
