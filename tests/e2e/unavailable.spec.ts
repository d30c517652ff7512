import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { partner, shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

/** No activity of the demo has this id; the season of the second is over; all seats of the third are taken. */
const [gone, over, full] = [999_999, 2149, 2293];
/** Taken out of the shop by its journey, and put back. */
const unpublished = 2303;

/** A partner's page with a widget, their own link in it, and what it is reported. */
async function openPartnersPage(
  page: Page,
  activity: number,
  snippet = `<gipfel-booking activity="${activity}" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-booking>`,
) {
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate((snippet) => {
    const reported: unknown[] = [];
    Object.assign(globalThis, { reported });
    document.addEventListener("gipfel-unavailable", (event) => reported.push((event as CustomEvent).detail));
    document.body.innerHTML = snippet;
  }, snippet);
}
const reported = (page: Page) => page.evaluate(() => (globalThis as unknown as { reported: unknown[] }).reported);

async function expectAlternatives(page: Page) {
  const cards = page.getByRole("region", { name: "Diese können Sie stattdessen buchen" }).getByRole("article");
  await expect(cards).toHaveCount(8);
  await expect(cards.getByText("Zurzeit nicht buchbar")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", new RegExp(`^${shop}/.*activity/`));
}

for (const width of [360, 1440]) {
  test(`in place of an unavailable activity a partner's page shows bookable ones, and gets the event (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPartnersPage(page, gone);
    await expect(page.getByText("Dieses Angebot gibt es hier nicht mehr.")).toBeVisible();
    await expectAlternatives(page);
    expect(await reported(page)).toEqual([{ version: 1, activityId: gone, reason: "gone" }]);
    await expect(page.getByRole("button", { name: "Nochmals versuchen" }), "it would be gone again").toHaveCount(0);
  });

  for (const [name, activity] of [
    ["whose season is over", over],
    ["whose seats are all taken", full],
  ] as const) {
    test(`below the calendar of an activity ${name} a partner's page shows bookable ones, and gets the event once (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPartnersPage(page, activity);
      await expect(page.getByText("In den nächsten sechs Monaten ist kein Datum frei.")).toBeVisible();
      await expectAlternatives(page);
      expect(await reported(page)).toEqual([{ version: 1, activityId: activity, reason: "sold_out" }]);
    });
  }
}

for (const [name, activity, reason] of [
  ["is gone", gone, "gone"],
  ["has no seat left", full, "sold_out"],
] as const) {
  test(`behind a button whose activity ${name} are bookable ones and the partner's link, hidden until then`, async ({
    page,
  }) => {
    await openPartnersPage(
      page,
      activity,
      `<gipfel-button activity="${activity}" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-button>`,
    );
    await page.getByRole("button", { name: "Jetzt buchen" }).click();
    await page.evaluate(() => {
      const link = document.querySelector("a[href='/elsewhere']")!;
      const drawer = () =>
        document
          .querySelector("gipfel-button")!
          .shadowRoot!.querySelector("gipfel-booking")
          ?.shadowRoot?.querySelector("dialog[open]");
      const look = () => {
        if (link.getBoundingClientRect().height > 0 && !drawer())
          (globalThis as unknown as { reported: unknown[] }).reported.push("shown outside of the widget");
        requestAnimationFrame(look);
      };
      look();
    });
    await expectAlternatives(page);
    expect(await reported(page)).toEqual([{ version: 1, activityId: activity, reason }]);
    await page.getByRole("button", { name: "Schliessen" }).first().click();
    await expect(page.getByRole("link", { name: "Anders buchen" })).toBeHidden();
  });
}

for (const [name, activities, cards] of [
  ["all gone", [gone, gone - 1], 0],
  ["gone or without a seat", [gone, over, full], 2],
] as const) {
  test(`[R23] below a list of activities that are ${name} are bookable ones like each of them, and the partner's link`, async ({
    page,
  }) => {
    await openPartnersPage(
      page,
      gone,
      `<gipfel-listing activities="${activities.join(",")}" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-listing>`,
    );
    const instead = page
      .locator("section:has(> h3)", { hasText: "Diese können Sie stattdessen buchen" })
      .getByRole("article");
    await expect(instead).toHaveCount(8);
    await expect(page.getByRole("article")).toHaveCount(8 + cards);
    await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
    const bestOf = async (id: number) => {
      const answer = await page.request.get(`${shop}/api/activities/de_CH/?similarTo=[${id}]&limit=1`);
      return `/activity/${((await answer.json()) as { id: number }[])[0]!.id}-`;
    };
    const known = activities.filter((id) => id === over || id === full);
    for (const id of known) await expect(instead.locator(`a[href*="${await bestOf(id)}"]`).first()).toBeVisible();
    const reasonOf = (activityId: number) => ({
      version: 1,
      activityId,
      reason: known.includes(activityId as never) ? "sold_out" : "gone",
    });
    expect(await reported(page)).toEqual(activities.map(reasonOf));
  });
}

test("[R23] below a list with one unavailable activity are bookable ones and the partner's link, and the page gets the event", async ({
  page,
}) => {
  await openPartnersPage(
    page,
    gone,
    `<gipfel-listing activities="167,${gone}" hide="all" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-listing>`,
  );
  const instead = page
    .locator("section:has(> h3)", { hasText: "Diese können Sie stattdessen buchen" })
    .getByRole("article");
  await expect(instead.first()).toBeVisible();
  await expect(instead.locator(`a[href*="/activity/167-"]`)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
  await expect.poll(() => reported(page)).toEqual([{ version: 1, activityId: gone, reason: "gone" }]);
});

for (const [name, activity, reason, says] of [
  ["is gone", gone, "gone", "Diese Aktivität ist nicht mehr hier"],
  ["has no date", over, "sold_out", "Zurzeit nicht buchbar"],
  ["has no seat left", full, "sold_out", "Zurzeit nicht buchbar"],
] as const) {
  test(`an activity's page on a partner's site, of one that ${name}, shows bookable ones, and the page gets the event`, async ({
    page,
  }) => {
    await openPartnersPage(
      page,
      activity,
      `<gipfel-activity activity="${activity}" locale="de_CH" mode="inline"><a href="/elsewhere">Anders buchen</a></gipfel-activity>`,
    );
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page.getByRole("article").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
    expect(await reported(page)).toEqual([{ version: 1, activityId: activity, reason }]);
  });
}

for (const [name, activity] of [
  ["a date", over],
  ["a free seat", full],
] as const) {
  test(`the shop's page of an activity without ${name} shows bookable ones`, async ({ page }) => {
    await page.goto(`${shop}/activity/${activity}`);
    const cards = page.getByRole("region", { name: "Das könnte Ihnen auch gefallen" }).getByRole("article");
    await expect(cards.first()).toBeVisible();
    await expect(cards.getByText("Zurzeit nicht buchbar")).toHaveCount(0);
  });
}

test("[R23] widget, list and page of an activity that the team unpublishes show similar ones, by its own type and place", async ({
  page,
  browser,
}) => {
  const similarIds = async () => {
    const answer = await page.request.get(`${shop}/api/activities/de_CH/?similarTo=${unpublished}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  const similar = await similarIds();
  const team = await browser.newPage();
  await asDemo(team, "admin");
  await team.goto(`${shop}/account/activities?activity=${unpublished}`);
  const inShop = team.getByRole("switch", { name: "Im Shop" });
  await inShop.click();
  await team.getByRole("dialog").getByRole("button", { name: "Herausnehmen" }).click();
  await expect(inShop).not.toBeChecked();
  const shopsPage = `${shop}/activity/${unpublished}`;
  await expect(async () => expect((await page.request.get(shopsPage)).status()).toBe(404)).toPass({ timeout: 20_000 });
  expect(await similarIds()).toEqual(similar);
  const linked = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => Number(/activity\/(\d+)/.exec(link.getAttribute("href")!)![1])));

  await page.goto(shopsPage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "«Martigny: Abricotine und Williamine» gibt es hier nicht mehr",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const ideas = page.getByRole("region", { name: "Diese können Sie stattdessen buchen" });
  expect(await linked(ideas.getByRole("link"))).toEqual(similar);
  await expectAccessible(page);
  await ideas.getByRole("link").first().click();
  await expect(page.locator("gipfel-activity")).toBeVisible();

  await openPartnersPage(page, unpublished);
  await expectAlternatives(page);
  expect(await linked(page.getByRole("article").getByRole("link"))).toEqual(similar);
  expect(await reported(page)).toEqual([{ version: 1, activityId: unpublished, reason: "gone" }]);

  const list = `<gipfel-listing activities="${unpublished}" hide="all" locale="de_CH"><a href="/elsewhere">Anders buchen</a></gipfel-listing>`;
  await openPartnersPage(page, unpublished, list);
  await expect(page.getByText("Diese können Sie stattdessen buchen")).toBeVisible();
  expect(await linked(page.getByRole("article").getByRole("link"))).toEqual(similar);
  await expect(page.getByRole("link", { name: "Anders buchen" })).toBeVisible();
  expect(await reported(page)).toEqual([{ version: 1, activityId: unpublished, reason: "gone" }]);

  await inShop.click();
  await expect(inShop).toBeChecked();
  await expect(async () => expect((await page.request.get(shopsPage)).status()).toBe(200)).toPass({ timeout: 20_000 });
  await team.close();
});
