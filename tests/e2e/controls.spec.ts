import { expect, test, type Locator, type Page } from "@playwright/test";
import { shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

/** Button, Switch, Tabs and CheckList on pages of the shop: name, role, state, keyboard and focus. */

/** No other journey changes it. */
const activityId = 2005;

/** Keeps the requests that change something at an address until `release`, and counts them. */
async function held(page: Page, url: string) {
  const released = Promise.withResolvers<void>();
  const requests = { count: 0, release: released.resolve };
  await page.route(url, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    requests.count++;
    await released.promise;
    return route.continue();
  });
  return requests;
}

test("a switch has a name, a description and a state; while busy it ignores presses and keeps the focus", async ({
  page,
}) => {
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/activities?activity=${activityId}`);
  const inShop = page.getByRole("switch", { name: "Im Shop", exact: true });
  await expect(inShop).toHaveAccessibleDescription("Gäste finden und buchen sie.");
  await expect(inShop).toBeChecked();
  await inShop.press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "Herausnehmen" }).click();
  await expect(inShop).not.toBeChecked();

  const publish = await held(page, `**/api/admin/activities/${activityId}/publish/**`);
  await inShop.press("Enter");
  await expect(inShop).toBeDisabled();
  await expect(inShop).toBeFocused();
  await page.keyboard.press("Space");
  publish.release();
  await expect(inShop).toBeChecked();
  await expect(inShop).toBeEnabled();
  expect(publish.count).toBe(1);
});

test("tabs are one stop of the tab key; arrows, Home and End choose; one with an error says so", async ({ page }) => {
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/activities?activity=${activityId}`);
  const tab = (name: string) => page.getByRole("tablist", { name: "Texte" }).getByRole("tab", { name, exact: true });
  const isChosen = async (name: string) => {
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
  };
  await tab("Deutsch").focus();
  await page.keyboard.press("ArrowRight");
  await isChosen("English");
  await page.keyboard.press("End");
  await isChosen("Italiano");
  await page.keyboard.press("ArrowRight");
  await isChosen("Deutsch");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await isChosen("Deutsch");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Titel"), "the next stop is in the panel").toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await isChosen("Deutsch");

  await page.getByLabel("Titel").fill("");
  await page.getByLabel("Titel").press("Tab");
  const wrong = page.getByRole("tab", { name: /^Deutsch ?, zu korrigieren$/ });
  await expect(wrong.locator("span").first(), "a mark for who sees it").toHaveCSS("width", "8px");
  await expect(tab("English")).toBeVisible();
});

test("a list of choices is a group of checkboxes; when none is ticked, each is invalid and the group says why", async ({
  page,
}) => {
  await page.goto(`${shop}/anbieter/registration`);
  const group = page.getByRole("group", { name: "In welchen Sprachen?" });
  const german = group.getByRole("checkbox", { name: "Deutsch", exact: true });
  const french = group.getByRole("checkbox", { name: "Französisch", exact: true });
  const edgeOf = (box: Locator) => box.locator("..").evaluate((chip) => getComputedStyle(chip).borderColor);
  await expect(german).toBeChecked();
  await expect(french).not.toBeChecked();
  const edge = await edgeOf(french);
  await german.focus();
  await page.keyboard.press("Tab");
  await expect(group.getByRole("checkbox").nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.keyboard.press("Space");
  await german.press("Space");
  await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Senden" }).click();
  await expect(group).toHaveAccessibleDescription("Bitte wählen Sie mindestens eine Sprache.");
  await expect(group.locator("input:not([aria-invalid=true])")).toHaveCount(0);
  await expect.poll(() => edgeOf(french), "the edge shows that it is wrong").not.toBe(edge);
  await french.check();
  await expect(group.locator("input[aria-invalid]")).toHaveCount(0);
  await expect.poll(() => edgeOf(group.getByRole("checkbox").last()), "all are right again").toBe(edge);
});

test("a busy button says so, keeps its words, its width and the focus, and ignores presses", async ({ page }) => {
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/activities?activity=${activityId}`);
  const title = page.getByLabel("Titel");
  await title.fill(`${await title.inputValue()} `);
  const save = await held(page, `**/api/admin/activities/${activityId}/**`);
  const button = page.getByRole("button", { name: "Änderungen speichern" });
  await button.focus();
  const width = (await button.boundingBox())!.width;
  await page.keyboard.press("Enter");
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  const words = button.getByText("Änderungen speichern");
  expect(await words.evaluate((each) => each.checkVisibility({ opacityProperty: true }))).toBe(true);
  expect((await button.boundingBox())!.width).toBe(width);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  save.release();
  await expect(page.getByText("Gespeichert.", { exact: false })).toBeVisible();
  expect(save.count).toBe(1);
});
