/** Back and forward through a list: drawers, filters and "Clear all" in the browser's real history. */
import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

const places = { shop: `${shop}/en-ch/activities`, partner: `${partner}/listing.html` };
const widths = [360, 1440];

const list = (page: Page) => page.locator("gipfel-listing").first();
const heading = (page: Page) => list(page).getByRole("heading", { level: 2 }).first();
const count = async (page: Page) => Number((await heading(page).innerText()).match(/\d+/)?.[0]);
const filterDrawer = (page: Page) => list(page).getByRole("dialog", { name: "Filters" });
const mapDrawer = (page: Page) => list(page).getByRole("dialog", { name: "Map", exact: true });
const types = (page: Page) => new URL(page.url()).searchParams.get("types");

/** The list at its width, entered from another page, so that "the next back leaves the list" can be seen. */
async function open(page: Page, address: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${partner}/hotel.html`);
  await page.goto(address);
  await expect(heading(page)).toHaveText(/\d/);
  await page.waitForLoadState("networkidle");
  return count(page);
}

async function leavesTheList(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/hotel.html`);
}

/** Opens the filters over the list and chooses a type; returns how many activities it leaves. */
async function chooseInDrawer(page: Page): Promise<number> {
  await list(page).getByRole("button", { name: "Filters" }).click();
  const option = filterDrawer(page).getByRole("group", { name: "Type" }).getByRole("checkbox").first();
  const left = Number((await option.evaluate((box) => box.closest("label")!.innerText)).match(/\d+/)?.[0]);
  await option.click();
  await expect(filterDrawer(page).getByRole("button", { name: new RegExp(`^Show ${left} activit`) })).toBeVisible();
  return left;
}

const closings: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) =>
    filterDrawer(page)
      .getByRole("button", { name: /^Show \d+ activit/ })
      .click(),
  "the close button": (page) => filterDrawer(page).getByRole("button", { name: "Close", exact: true }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a press beside it": (page) => page.mouse.click(20, 8),
  "the way back": (page) => page.goBack().then(() => {}),
};

for (const [where, address] of Object.entries(places)) {
  for (const [way, close] of Object.entries(closings)) {
    test(`[R25.drawers] ${where}, 360 px: filters chosen in the drawer stay when ${way} closes it, and the next Back leaves the list`, async ({
      page,
    }) => {
      await open(page, address, 360);
      const left = await chooseInDrawer(page);
      await close(page);
      await expect(filterDrawer(page)).toHaveCount(0);
      await expect.poll(() => count(page)).toBe(left);
      await expect(list(page).getByRole("button", { name: /^Remove the filter/ })).toHaveCount(1);
      await expect.poll(() => types(page)).toMatch(/^\d+$/);
      expect(new URL(page.url()).searchParams.has("drawer")).toBe(false);
      await leavesTheList(page);
      // And forward again, the list is as it was left.
      await page.goForward();
      await expect.poll(() => count(page)).toBe(left);
    });
  }

  for (const reloaded of ["the list", "the open drawer"] as const) {
    test(`[R25.drawers] ${where}, 360 px: after a reload of ${reloaded} Forward opens the drawer again, and Back closes it`, async ({
      page,
    }) => {
      await open(page, address, 360);
      const left = await chooseInDrawer(page);
      if (reloaded === "the list") {
        await page.goBack();
        await expect(filterDrawer(page)).toHaveCount(0);
      }
      await expect.poll(() => types(page)).toMatch(/^\d+$/);
      await page.reload();
      // Until the list's own code is there.
      await page.waitForLoadState("networkidle");
      if (reloaded === "the open drawer") {
        await expect(
          filterDrawer(page).getByRole("button", { name: new RegExp(`^Show ${left} activit`) }),
        ).toBeVisible();
        await page.goBack();
      }
      await expect(filterDrawer(page)).toHaveCount(0);
      await expect.poll(() => count(page)).toBe(left);
      await page.goForward();
      await expect(filterDrawer(page).getByRole("button", { name: new RegExp(`^Show ${left} activit`) })).toBeVisible();
      await page.goBack();
      await expect(filterDrawer(page)).toHaveCount(0);
      await expect.poll(() => count(page)).toBe(left);
      await leavesTheList(page);
    });
  }

  for (const way of ["back", "forward"] as const) {
    test(`[R25.drawers] ${where}, 360 px: ${way} while the list's code loads applies once it is loaded, and the filters stay`, async ({
      page,
    }) => {
      await open(page, address, 360);
      const left = await chooseInDrawer(page);
      await expect.poll(() => types(page)).toMatch(/^\d+$/);
      if (way === "forward") {
        await page.goBack();
        await expect(filterDrawer(page)).toHaveCount(0);
        await expect.poll(() => types(page)).toMatch(/^\d+$/);
      }
      const gone = Promise.withResolvers<void>();
      await page.route(/\/shop\/chunks\/(listing|start-discovery)/, async (route) => {
        await gone.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState === "complete");
      await (way === "back" ? page.goBack() : page.goForward());
      await expect.poll(() => new URL(page.url()).searchParams.has("drawer")).toBe(way === "forward");
      gone.resolve();
      await expect.poll(() => count(page)).toBe(left);
      await expect.poll(() => types(page)).toMatch(/^\d+$/);
      if (way === "forward")
        await expect(
          filterDrawer(page).getByRole("button", { name: new RegExp(`^Show ${left} activit`) }),
        ).toBeVisible();
      else await expect(filterDrawer(page)).toHaveCount(0);
    });
  }

  for (const width of widths) {
    test(`${where}, ${width} px: filters chosen over the map stay when its button or Back closes the map`, async ({
      page,
    }) => {
      await open(page, address, width);
      for (const close of [
        () => mapDrawer(page).getByRole("button", { name: "Close the map" }).click(),
        () => page.goBack(),
      ]) {
        const before = await count(page);
        await list(page).getByRole("button", { name: "Show map" }).filter({ visible: true }).first().click();
        await mapDrawer(page).locator("gipfel-map").getByRole("button", { name: "Filters" }).click();
        const panel = mapDrawer(page).locator("gipfel-map").getByRole("dialog", { name: "Filters" });
        await panel.getByRole("group", { name: "Type" }).getByRole("checkbox", { checked: false }).first().click();
        await expect.poll(() => types(page)).toMatch(/\d/);
        await panel.getByRole("button", { name: /^Show \d+ activit/ }).click();
        await expect(panel).toHaveCount(0);
        await close();
        await expect(mapDrawer(page)).toHaveCount(0);
        await expect.poll(() => count(page)).not.toBe(before);
        expect(types(page)).toMatch(/\d/);
      }
      await leavesTheList(page);
    });

    test(`${where}, ${width} px: Back undoes "Clear all", and Forward repeats it`, async ({ page }) => {
      const all = await open(page, address, width);
      if (width < 1024) {
        await chooseInDrawer(page);
        await closings["its button"]!(page);
      } else await list(page).getByRole("group", { name: "Type" }).getByRole("checkbox").first().click();
      await expect.poll(() => count(page)).not.toBe(all);
      const some = await count(page);
      await list(page).getByRole("button", { name: "Clear all" }).click();
      await expect.poll(() => count(page)).toBe(all);
      expect(types(page)).toBeNull();
      await page.goBack();
      await expect.poll(() => count(page)).toBe(some);
      expect(types(page)).toMatch(/^\d+$/);
      await page.goForward();
      await expect.poll(() => count(page)).toBe(all);
      await page.goBack();
      await expect.poll(() => count(page)).toBe(some);
      await leavesTheList(page);
    });
  }

  test(`${where}, 360 px: Back undoes "Clear all" in the drawer, whether the drawer is open or closed then`, async ({
    page,
  }) => {
    const all = await open(page, address, 360);
    const some = await chooseInDrawer(page);
    await filterDrawer(page).getByRole("button", { name: "Clear all" }).click();
    await expect(filterDrawer(page).getByRole("button", { name: `Show ${all} activities` })).toBeVisible();
    await page.goBack();
    await expect(filterDrawer(page)).toHaveCount(0);
    await expect.poll(() => count(page)).toBe(some);

    await list(page)
      .getByRole("button", { name: /^Filters/ })
      .click();
    await filterDrawer(page).getByRole("button", { name: "Clear all" }).click();
    await filterDrawer(page)
      .getByRole("button", { name: `Show ${all} activities` })
      .click();
    await expect(filterDrawer(page)).toHaveCount(0);
    expect(await count(page)).toBe(all);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(some);
    expect(types(page)).toMatch(/^\d+$/);
    await leavesTheList(page);
  });

  test(`${where}, 360 px: filters chosen after "Clear all" in the drawer stay after Back`, async ({ page }) => {
    await open(page, address, 360);
    await chooseInDrawer(page);
    await filterDrawer(page).getByRole("button", { name: "Clear all" }).click();
    const other = filterDrawer(page).getByRole("group", { name: "Type" }).getByRole("checkbox").nth(1);
    const left = Number((await other.evaluate((box) => box.closest("label")!.innerText)).match(/\d+/)?.[0]);
    await other.click();
    await page.goBack();
    await expect(filterDrawer(page)).toHaveCount(0);
    await expect.poll(() => count(page)).toBe(left);
    await leavesTheList(page);
  });
}

test("[R25.drawers] of several lists on a page, Forward after a reload opens the drawer of the list that it was opened in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // Both lists with their filters.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector("gipfel-listing[hide]")!.removeAttribute("hide")),
  );
  await page.goto(`${partner}/listing-places.html`);
  const lists = page.locator("gipfel-listing");
  const drawer = (index: number) => lists.nth(index).getByRole("dialog", { name: "Filter" });
  await lists.nth(1).getByRole("button", { name: "Filter", exact: true }).click();
  await expect(drawer(1)).toBeVisible();
  const areThere = async () => {
    for (const index of [0, 1])
      await expect(lists.nth(index).getByRole("article", { includeHidden: true }).first()).toBeAttached();
  };
  // A reload in the open drawer opens no other one.
  await page.reload();
  await expect(drawer(1)).toBeVisible();
  await areThere();
  await expect(drawer(0)).toHaveCount(0);
  await page.goBack();
  await expect(drawer(1)).toHaveCount(0);
  await page.reload();
  await areThere();
  await page.goForward();
  await expect(drawer(1)).toBeVisible();
  await expect(drawer(0)).toHaveCount(0);
});

test("a partner's page keeps its own history state, and gets no more entries than the visitor made", async ({
  page,
}) => {
  await page.addInitScript(() => history.replaceState({ router: "theirs", idx: 7 }, ""));
  await open(page, places.partner, 360);
  const length = await page.evaluate(() => history.length);
  await chooseInDrawer(page);
  expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(7);
  await closings["its button"]!(page);
  await expect(filterDrawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.state as object)).toMatchObject({ router: "theirs", idx: 7 });
  // The drawer's entry is the next one; the list's own is the one before it.
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await list(page)
    .getByRole("button", { name: /^Filters/ })
    .click();
  await page.keyboard.press("Escape");
  await expect(filterDrawer(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});
