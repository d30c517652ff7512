import { expect, test, type Page } from "@playwright/test";
import { shop, thrownInto } from "./journey.ts";

/** Signs in to the demo's account of the team. */
async function asAdmin(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`${shop}/api/auth/sign-in/email`, {
    data: { email: "admin@gipfel.example", password: "gipfel-demo" },
    headers: { origin: shop },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(shop + path);
}

test("the team changes a price and a title, and the activity's page shows them", async ({ page }) => {
  const thrown = thrownInto(page);
  await asAdmin(page, "/account/activities");
  await page.getByRole("searchbox", { name: "Suche" }).last().fill("Rheinfall");
  await page.getByRole("searchbox", { name: "Suche" }).last().press("Enter");
  await expect(page).toHaveURL(/search=Rheinfall/);
  await page.locator(".table").getByRole("link").first().click();
  await expect(page.getByLabel("Titel")).toHaveValue(/Rheinfall/);
  const before = page.url();
  const id = new URL(before).searchParams.get("activity")!;

  await page.getByLabel("Titel").fill("Rheinfall: mitten im Wasser");
  await page
    .getByLabel(/^Preis für/)
    .first()
    .fill("12.345");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByText("Ein Betrag sieht aus wie 49.00.")).toBeVisible();
  await expect(page.getByLabel(/^Preis für/).first()).toBeFocused();
  for (const price of await page.getByLabel(/^Preis für/).all()) await price.fill("77.5");
  for (const net of await page.getByLabel(/^Nettopreis für/).all()) await net.fill("");
  await page.getByLabel("Titel").focus();
  await expect(page.getByLabel(/^Preis für/).first()).toHaveValue("77.50");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByText("Gespeichert.", { exact: false })).toBeVisible();
  await expect(page.getByText("Preise gespeichert").first()).toBeVisible();

  await expect(async () => {
    const answer = await page.request.get(`${shop}/api/activities/de_CH/?capi=${id}&search=Rheinfall`);
    expect(await answer.text()).toContain("Rheinfall: mitten im Wasser");
  }).toPass({ timeout: 20_000 });
  await expect(async () => {
    await page.goto(`${shop}/activity/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rheinfall: mitten im Wasser", { timeout: 1000 });
    await expect(page.getByText("CHF 77.50").first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  expect(thrown).toEqual([]);
});

test("who saves over somebody else's change is told, and nothing is overwritten", async ({ page, context }) => {
  await asAdmin(page, "/account/activities?activity=138");
  const other = await context.newPage();
  await other.goto(`${shop}/account/activities?activity=138`);
  for (const each of [page, other]) await expect(each.getByLabel("Titel")).toHaveValue(/Gornergrat/);
  await other.getByLabel("Teaser").fill("Hinauf zum Matterhorn.");
  await other.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(other.getByText("Gespeichert.", { exact: false })).toBeVisible();
  await page.getByLabel("Teaser").fill("Etwas anderes.");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Jemand anders hat das inzwischen gespeichert");
  await page.getByRole("button", { name: "Neu laden" }).click();
  await expect(page.getByLabel("Teaser")).toHaveValue("Hinauf zum Matterhorn.");
});

test("search and page are in the address, so that back leads to the list as it was", async ({ page }) => {
  await asAdmin(page, "/account/activities");
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  const first = await page.locator(".table tbody th a").first().textContent();
  await page.locator(".table tbody th a").first().click();
  await expect(page.getByLabel("Titel")).toHaveValue(first!);
  await page.goBack();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible();
});

test("a company asks to join, and the team approves it", async ({ page, browser }) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${shop}/anbieter/registration`);
  await visitor.getByLabel("Firma").fill("Seilpark Gantrisch");
  await visitor.getByLabel("Ihr Name").fill("Noa Zbinden");
  await visitor.getByLabel("E-Mail").fill("noa@seilpark.example");
  await visitor.getByLabel("Telefon").fill("031 123 45 67");
  await visitor.getByLabel("Was bieten Sie an?").fill("Ein Seilpark im Wald, von April bis Oktober, für Familien und Gruppen.");
  await visitor.getByRole("button", { name: "Senden" }).click();
  await expect(visitor.getByText("Bitte akzeptieren Sie die Geschäftsbedingungen.")).toBeVisible();
  await visitor.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await visitor.getByRole("button", { name: "Senden" }).click();
  await expect(visitor.getByRole("heading", { name: "Danke, es ist bei uns" })).toBeVisible({ timeout: 30_000 });
  await visitor.close();

  await asAdmin(page, "/account");
  await page.getByRole("link", { name: /möchte.? dazukommen/ }).click();
  await page.getByRole("link", { name: "Seilpark Gantrisch" }).click();
  await expect(page.getByText("Ein Seilpark im Wald", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Annehmen" }).click();
  const dialog = page.getByRole("dialog", { name: "Seilpark Gantrisch annehmen?" });
  await dialog.getByLabel("Ihr Wort an sie", { exact: false }).fill("Willkommen. Wir melden uns am Montag.");
  await dialog.getByRole("button", { name: "Annehmen" }).click();
  await expect(page.getByText("Angenommen. Die E-Mail ist unterwegs.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Annehmen" })).toHaveCount(0);
});

test("an activity is taken out of the shop after one question, and put back", async ({ page }) => {
  await asAdmin(page, "/account/activities?activity=173");
  const inShop = page.getByRole("switch", { name: "Im Shop" });
  await expect(inShop).toBeChecked();
  await inShop.click();
  await page.getByRole("dialog").getByRole("button", { name: "Herausnehmen" }).click();
  await expect(page.getByText("Sie ist jetzt nicht mehr im Shop.")).toBeVisible();
  await expect(inShop).not.toBeChecked();
  await inShop.click();
  await expect(inShop).toBeChecked();
});

test("a review is answered and excluded", async ({ page }) => {
  await asAdmin(page, "/account/reviews?state=unanswered");
  const review = page.locator("article.review").first();
  await review.getByRole("button", { name: "Antworten" }).press("Enter");
  await expect(review.getByLabel("Antwort des Shops")).toBeFocused();
  await review.getByLabel("Antwort des Shops").fill("Danke für Ihren Besuch.");
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await expect(review.getByText("Danke für Ihren Besuch.")).toBeVisible();
  await review.getByRole("button", { name: "Ausschliessen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ausschliessen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toBeVisible();
  await review.getByRole("button", { name: "Wieder zeigen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toHaveCount(0);
});
