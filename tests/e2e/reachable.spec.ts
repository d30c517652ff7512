import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

const list = (page: Page) => page.locator("gipfel-listing");
/** How many activities the heading says. */
const total = async (page: Page) =>
  Number((await list(page).getByRole("heading", { level: 2 }).innerText()).match(/\d+/)?.[0]);
const field = (page: Page) => list(page).getByRole("combobox", { name: "From where?" });
const chip = (page: Page) =>
  list(page).getByRole("button", { name: "Remove the filter Within 60 min of Bern by train and bus" });

/** The demo's timetable is made as the shop starts. */
async function openWithTimetable(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const facets = await page.request.get(`${shop}/api/activities/en_CH/facets/`);
    expect(await facets.json()).toHaveProperty("reachable");
  }).toPass({ timeout: 90_000 });
  await page.goto(shop + path);
}

test("a visitor sees what train and bus reach within an hour, by keyboard on a phone, and goes back", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithTimetable(page, "/en-ch/activities");
  const all = await total(page);
  await list(page).getByRole("button", { name: "Filters" }).click();
  await field(page).fill("Bern");
  await expect(list(page).getByRole("option", { name: "Bern", exact: true })).toHaveAttribute("aria-selected", "true");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/[?&]reachableFrom=8507000/);
  await expect(field(page)).toHaveValue("Bern");
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
  await expect(chip(page)).toBeVisible();
  const reached = await total(page);
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(all);

  // The server renders the same list.
  await page.reload();
  await expect(chip(page)).toBeVisible();
  expect(await total(page)).toBe(reached);
  await chip(page).click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(page).not.toHaveURL(/reachableFrom/);
});

test("on the page of the search the place narrows what the text has found", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithTimetable(page, "/en-ch/s?s=museum");
  const all = await total(page);
  await field(page).fill("Bern");
  await list(page).getByRole("option", { name: "Bern", exact: true }).click();
  await expect(chip(page)).toBeVisible();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const reached = await total(page);
  expect(reached).toBeGreaterThan(0);
  await expect(page).toHaveURL(/[?&]s=museum/);
  await page.reload();
  await expect(chip(page)).toBeVisible();
  await expect.poll(() => total(page)).toBe(reached);
});

test("the map shows what a link's place reaches, its panel clears it", async ({ page }) => {
  test.slow();
  await openWithTimetable(page, "/en-ch/map");
  const map = page.locator("gipfel-map");
  const shown = async () => Number((await map.getByText(/activities in this area/).innerText()).match(/\d+/)?.[0]);
  await expect.poll(shown).toBeGreaterThan(0);
  const all = await shown();
  await page.goto(`${shop}/en-ch/map?reachableFrom=8507000`);
  await map.getByRole("button", { name: "Filters 1" }).click();
  const panel = map.getByRole("dialog", { name: "Filters" });
  await expect(panel.getByRole("combobox", { name: "From where?" })).toHaveValue("Bern");
  const remove = panel.getByRole("button", { name: "Remove the filter Within 60 min of Bern by train and bus" });
  await expect(remove).toBeVisible();
  await expect.poll(shown).toBeLessThan(all);
  await remove.click();
  await expect.poll(shown).toBe(all);
  await panel.getByRole("combobox", { name: "From where?" }).fill("Luzern");
  await panel.getByRole("option", { name: "Lucerne", exact: true }).click();
  await expect.poll(shown).toBeLessThan(all);
});
