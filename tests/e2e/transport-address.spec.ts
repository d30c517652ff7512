/** What the address of the search of connections says: a link's goal, what was chosen since, other languages. */
import { expect, test } from "@playwright/test";
import { shop } from "./journey.ts";

const dayInTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10);

test("a link to an activity's slot searches arrivals before it; what is chosen since survives a reload", async ({
  page,
}) => {
  const date = dayInTwoWeeks();
  const element = page.locator("gipfel-transport");
  await page.goto(`${shop}/transport?activity=112&arrive-by=${date}T08:30&from=8500010`);
  await expect(element.getByRole("radio", { name: "Ankunft" })).toBeChecked();
  await expect(element.getByLabel("Datum")).toHaveValue(date);
  await expect(element.getByLabel("Zeit", { exact: true })).toHaveValue("08:30");
  await expect(element.getByRole("combobox", { name: "Nach" })).toHaveValue(/^Engelberg/);

  await element.getByRole("combobox", { name: "Nach" }).fill("Zermatt");
  await element
    .getByRole("option", { name: /^Zermatt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/to=\d+/);
  await page.reload();
  await expect(element.getByRole("combobox", { name: "Nach" })).toHaveValue(/^Zermatt/);
});

test("another language has the same search", async ({ page }) => {
  const search = `from=8500010&to=8505000&date=${dayInTwoWeeks()}&time=10%3A00`;
  await page.goto(`${shop}/transport?${search}`);
  const french = page.locator('a[hreflang="fr-CH"], a[lang="fr-CH"], a[lang="fr"]').first();
  await expect(french).toHaveAttribute("href", new RegExp(`/fr-ch/transport\\?.*from=8500010&to=8505000`));
});

test("a link stands by itself, and a time that no clock has is corrected in the address", async ({ page }) => {
  const element = page.locator("gipfel-transport");
  const date = dayInTwoWeeks();
  await page.goto(`${shop}/transport?from=8500010&to=8505000&date=${date}&time=10:00`);
  await element.getByLabel("Zeit", { exact: true }).fill("11:00");
  await expect(page).toHaveURL(/time=11%3A00/);
  await page.goto(`${shop}/transport?from=8507000&to=8505000`);
  await expect(element.getByRole("combobox", { name: "Von" })).toHaveValue(/^Bern/);
  await expect(element.getByLabel("Datum")).not.toHaveValue(date);
  await expect(element.getByLabel("Zeit", { exact: true })).not.toHaveValue("11:00");

  await page.goto(`${shop}/transport?from=8507000&to=8505000&date=${date}&time=25:10`);
  await expect(element.getByText("die es nicht gibt", { exact: false })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${date}&time=\\d\\d%3A\\d\\d$`));

  await page.goto(`${shop}/transport?activity=112&depart-after=${date}T25:10`);
  await expect(element.getByRole("combobox", { name: "Von" })).toHaveValue(/^Engelberg/);
});

test("a day past the timetable's end says so, and leads to its last day", async ({ page }) => {
  const element = page.locator("gipfel-transport");
  await page.goto(`${shop}/transport?from=8500010&to=8505000&date=2035-01-09&time=10:00`);
  await expect(element.getByText("Diesen Tag hat der Fahrplan nicht", { exact: false })).toBeVisible();
  await expect(element.getByText("konnten nicht geladen werden")).toHaveCount(0);
  await element.getByRole("button", { name: /^Am .* suchen/ }).click();
  await expect(element.getByRole("article")).not.toHaveCount(0);
});
