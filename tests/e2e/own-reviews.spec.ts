import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked, letItPass, reviewTokenOf } from "./booked.ts";
import { shop, choose } from "./journey.ts";
import { asNew } from "./signed-in.ts";

test("[20] an activity that has taken place can be reviewed once, and the review is on the activity's page", async ({
  page,
}) => {
  // No other journey reviews it before: the newest of all reviews is the first that its page shows.
  const activityId = 138;
  await asNew(page, "reviews@example.ch");
  const { bookingId } = await booked(page.request, { activityId });
  await page.goto(`${shop}/account/reviews`);
  await expect(page.getByRole("heading", { name: "Noch keine Bewertungen" })).toBeVisible();
  await expectAccessible(page);

  await letItPass(bookingId);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("button", { name: "Stornieren" })).toHaveCount(0);
  await page.getByRole("link", { name: "Bewertung schreiben" }).click();
  await expect(page.getByRole("group", { name: "Ihre Bewertung" })).toBeVisible();
  await expectAccessible(page);
  const stars = page.getByRole("group", { name: "Ihre Bewertung" }).locator("label");
  const heights = () => stars.evaluateAll((labels) => labels.map((label) => (label as HTMLElement).offsetHeight));
  const resting = await heights();
  await page.getByRole("button", { name: "Bewertung veröffentlichen" }).click();
  await expect(page.getByText("Bitte wählen Sie ein bis fünf Sterne.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 Stern" })).toBeFocused();
  expect(await heights(), "the radio button below a star stays out of sight when it has the focus").toEqual(resting);
  await stars.nth(3).click();
  await expect(page.getByRole("radio", { name: "4 Sterne" })).toBeChecked();
  expect(await heights()).toEqual(resting);
  const words = "Oben war die Luft klar, und die Gondel drehte sich langsam. Ein guter Vormittag.";
  await page.getByLabel(/^Was sollten andere wissen/).fill(words);
  await page.getByRole("radio", { name: "Zu zweit" }).check();
  await page.getByRole("button", { name: "Bewertung veröffentlichen" }).dblclick();
  await expect(page.getByText("Danke. Ihre Bewertung steht auf der Seite der Aktivität.")).toBeVisible();
  await expect(page.locator("article.review")).toHaveCount(1);
  await expect(page.locator("article.review")).toContainText(words);
  await expectAccessible(page);
  await expect(async () => {
    await page.goto(`${shop}/activity/${activityId}`);
    await expect(page.getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test("[20] the mail's signed link lets its reader review that one item without signing in, and a changed link nothing", async ({
  page,
  browser,
}) => {
  await asNew(page, "by-link@example.ch");
  const { bookingId, itemIds } = await booked(page.request, { activityId: 138 });
  await letItPass(bookingId);
  const token = reviewTokenOf(itemIds[0]!);

  const reader = await browser.newPage();
  await reader.goto(`${shop}/account/reviews/?token=${token.slice(0, -3)}abc`);
  await expect(reader.getByRole("alert")).toContainText("Dieser Link gilt nicht mehr.");
  await reader.getByRole("alert").getByRole("link", { name: "Anmelden" }).click();
  await expect(reader.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await reader.goto(`${shop}/account/reviews/?token=${token}`);
  await expect(reader.getByRole("link", { name: /Gornergrat/ })).toBeVisible();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Ihre Bewertung");
  await expectAccessible(reader);
  await choose(reader.getByRole("radio", { name: "5 Sterne" }));
  await reader.getByRole("button", { name: "Bewertung veröffentlichen" }).click();
  await expect(reader.getByText("Danke. Ihre Bewertung steht auf der Seite der Aktivität.")).toBeVisible();
  await reader.goto(`${shop}/account/reviews/?token=${token}`);
  await expect(reader.getByRole("heading", { name: "Ihre Bewertungen" })).toBeVisible();
  await expect(reader.getByRole("button", { name: "Bewertung veröffentlichen" })).toHaveCount(0);
  await reader.goto(`${shop}/account/bookings`);
  await expect(reader.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await reader.close();
});
