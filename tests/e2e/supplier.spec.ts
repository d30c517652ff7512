import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

/** As long as addresses of offices are. */
const address = "noa.zbinden@abenteuer-und-seilpark-gantrisch-schwarzenburg.example";

test("a company registers as a supplier, and the team approves it", async ({ page, browser }) => {
  test.slow();
  await using visitor = await browser.newPage();
  await visitor.goto(`${shop}/anbieter/registration`);
  const form = visitor.getByRole("main").locator("form");
  await form.getByLabel("Firma").fill("Seilpark Gantrisch");
  await expectAccessible(visitor);
  await form.getByLabel("Ihr Name").fill("Noa Zbinden");
  await form.getByLabel("E-Mail").fill(address);
  await form.getByLabel("Telefon").fill("031 123 45 67");
  await form.getByLabel("Was bieten Sie an?").fill("Zu kurz");
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(form.getByLabel("Was bieten Sie an?")).toBeFocused();
  await expect(form.getByText("Bitte akzeptieren Sie die Geschäftsbedingungen.")).toBeVisible();
  await expectAccessible(visitor);
  await form
    .getByLabel("Was bieten Sie an?")
    .fill("Ein Seilpark im Wald, von April bis Oktober, für Familien und Gruppen.");
  await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await form.getByRole("button", { name: "Senden" }).dblclick();
  await expect(visitor.getByRole("heading", { name: "Danke, es ist bei uns" })).toBeFocused({ timeout: 30_000 });

  await asDemo(page, "admin");
  await page.goto(`${shop}/account`);
  // Other journeys register suppliers, too.
  const waiting = page.getByRole("link", { name: /^\d+ Anbieter möchten? dazukommen$/ });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await waiting.click();
  const registration = page.getByRole("link", { name: "Seilpark Gantrisch" });
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(registration).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    "the list stays within a phone's window",
  ).toBe(360);
  await registration.click();
  await expect(page.getByText("Ein Seilpark im Wald", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ablehnen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ablehnen" }).click();
  await expect(page.getByRole("dialog").getByText("Bitte sagen Sie in ein, zwei Sätzen, warum.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Annehmen" }).click();
  const dialog = page.getByRole("dialog", { name: "Seilpark Gantrisch annehmen?" });
  await dialog.getByLabel("Ihre Mitteilung an sie", { exact: false }).fill("Willkommen. Wir melden uns am Montag.");
  await dialog.getByRole("button", { name: "Annehmen" }).dblclick();
  await expect(page.getByText("Angenommen. Die E-Mail ist unterwegs.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Annehmen" })).toHaveCount(0);
  await expect(page.getByText("Angenommen", { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${shop}/dev/mail`);
    await page
      .getByRole("link", { name: new RegExp(address.replaceAll(".", String.raw`\.`)) })
      .first()
      .click({ timeout: 3000 });
    await expect(page.getByText("Willkommen. Wir melden uns am Montag.", { exact: false })).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });
});

test("a supplier's form keeps its input without a connection", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop}/anbieter/registration`);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Firma").fill("Sennerei Alpglück");
  await form.getByLabel("Ihr Name").fill("Urs Ammann");
  await form.getByLabel("E-Mail").fill("urs@example.ch");
  await form.getByLabel("Telefon").fill("031 123 45 67");
  await form.getByLabel("Was bieten Sie an?").fill("Käsen auf der Alp, mit Frühstück.");
  await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await page.route("**/api/supplier/**", (route) => route.abort());
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(form.getByRole("alert")).toContainText(
    "Es kam keine Antwort. Wir wissen nicht, ob das angekommen ist.",
    { timeout: 30_000 },
  );
  await expect(form.getByLabel("Firma")).toHaveValue("Sennerei Alpglück");
  await page.unroute("**/api/supplier/**");
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(page.getByRole("heading", { name: "Danke, es ist bei uns" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("contentinfo"), "what follows does not jump into sight").not.toBeInViewport();
});

test("what the server finds wrong is said beside its field, which has the focus", async ({ page }) => {
  await page.goto(`${shop}/anbieter/registration`);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Firma").fill("Sennerei Alpglück");
  await form.getByLabel("Ihr Name").fill("Urs Ammann");
  // Its shape is that of an address; only the server knows the rest.
  await form.getByLabel("E-Mail").fill("urs..ammann@example.ch");
  await form.getByLabel("Telefon").fill("031 123 45 67");
  await form.getByLabel("Was bieten Sie an?").fill("Käsen auf der Alp, mit Frühstück.");
  await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await form.getByRole("button", { name: "Senden" }).click();
  const email = form.getByLabel("E-Mail");
  await expect(email).toBeFocused({ timeout: 30_000 });
  await expect(email).toHaveAccessibleDescription(/^So können wir das nicht übernehmen/);
  await expect(form.getByRole("alert")).toHaveCount(0);
});

test("where the terms have changed, the page loads again with what was typed, and they are to be accepted anew", async ({
  page,
}) => {
  const offering = "Käsen auf der Alp, mit Frühstück.";
  await page.goto(`${shop}/anbieter/registration`);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Firma").fill("Sennerei Alpglück");
  await form.getByLabel("Ihr Name").fill("Urs Ammann");
  await form.getByLabel("E-Mail").fill("urs-terms@example.ch");
  await form.getByLabel("Telefon").fill("+43 512 123456");
  await form.getByLabel("Land").selectOption("AT");
  await form.getByLabel("Was bieten Sie an?").fill(offering);
  await form.getByRole("checkbox", { name: "Italienisch" }).check();
  await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await page.route("**/api/supplier/**", (route) =>
    route.fulfill({ status: 409, json: { code: "terms_changed", message: "Others hold now." } }),
  );
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(form.getByRole("alert")).toContainText("Was Sie getippt haben, bleibt", { timeout: 30_000 });
  await page.unroute("**/api/supplier/**");
  await form.getByRole("button", { name: "Neu laden" }).click();
  await expect(form.getByRole("status").filter({ hasText: "Das sind die jetzigen Bedingungen." })).toBeFocused();
  await expect(form.getByLabel("Firma")).toHaveValue("Sennerei Alpglück");
  await expect(form.getByLabel("Land")).toHaveValue("AT");
  await expect(form.getByLabel("Was bieten Sie an?")).toHaveValue(offering);
  await expect(form.getByRole("checkbox", { name: "Italienisch" })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /Geschäftsbedingungen/ })).not.toBeChecked();
  expect(await page.evaluate(() => sessionStorage.length), "nothing of it stays").toBe(0);
  await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(page.getByRole("heading", { name: "Danke, es ist bei uns" })).toBeFocused({ timeout: 30_000 });
});
