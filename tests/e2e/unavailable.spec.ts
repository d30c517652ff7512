import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

/** No activity of the demo has this id; the season of the other one is over. */
const [gone, over] = [999_999, 2149];

/** A partner's page with a widget, their own link in it, and what it is told. */
async function openPartnersPage(
  page: Page,
  activity: number,
  snippet = `<gipfel-booking activity="${activity}" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-booking>`,
) {
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate((snippet) => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener("gipfel-unavailable", (event) => told.push((event as CustomEvent).detail));
    document.body.innerHTML = snippet;
  }, snippet);
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);

async function expectAlternatives(page: Page) {
  const cards = page.getByRole("region", { name: "Diese können Sie stattdessen buchen" }).getByRole("article");
  await expect(cards).toHaveCount(8);
  await expect(cards.getByText("Zurzeit nicht buchbar")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", new RegExp(`^${shop}/.*activity/`));
}

for (const width of [360, 1440]) {
  test(`in place of an activity that is gone a partner's page shows bookable ones, and is told (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPartnersPage(page, gone);
    await expect(page.getByText("Dieses Angebot gibt es hier nicht mehr.")).toBeVisible();
    await expectAlternatives(page);
    expect(await told(page)).toEqual([{ version: 1, activityId: gone, reason: "gone" }]);
  });

  test(`below a calendar without a free date a partner's page shows bookable ones, and is told (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPartnersPage(page, over);
    await expect(page.getByText("In den nächsten sechs Monaten ist kein Datum frei.")).toBeVisible();
    await expectAlternatives(page);
    expect(await told(page)).toEqual([{ version: 1, activityId: over, reason: "sold_out" }]);
  });
}

for (const [name, activity, reason, says] of [
  ["is gone", gone, "gone", "Diese Aktivität ist nicht mehr hier"],
  ["has no date", over, "sold_out", "Zurzeit nicht buchbar"],
] as const) {
  test(`an activity's page on a partner's site, of one that ${name}, shows bookable ones, and the page is told`, async ({ page }) => {
    await openPartnersPage(
      page,
      activity,
      `<gipfel-activity activity="${activity}" locale="de_CH" mode="inline"><a href="/elsewhere">Anders buchen</a></gipfel-activity>`,
    );
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page.getByRole("article").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
    expect(await told(page)).toEqual([{ version: 1, activityId: activity, reason }]);
  });
}

test("the shop's page of an activity without a date shows bookable ones", async ({ page }) => {
  await page.goto(`${shop}/activity/${over}`);
  const cards = page.getByRole("region", { name: "Das könnte Ihnen auch gefallen" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByText("Zurzeit nicht buchbar")).toHaveCount(0);
});
