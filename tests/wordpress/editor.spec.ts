import { expect, test, type Page } from "@playwright/test";
import { shop, thrownInto } from "../e2e/journey.ts";
import { site } from "./place.ts";
import { complaints, inWordPress, set, signInAsAdmin, switchTheme } from "./wordpress.ts";

test.beforeEach(async ({ page }) => {
  switchTheme("twentytwentythree");
  set({ affiliate: "4182" });
  await signInAsAdmin(page);
  await openEditor(page);
});

async function openEditor(page: Page): Promise<void> {
  // WordPress greets each user once.
  inWordPress(
    `update_user_meta( 1, "wp_persisted_preferences",
      array( "core/edit-post" => array( "welcomeGuide" => false ), "_modified" => gmdate( "c" ) ) );`,
  );
  await page.goto(`${site}/wp-admin/post-new.php?post_type=page`);
  await page.getByRole("button", { name: "Toggle block inserter" }).waitFor();
}

/** Inserts a block from the list of all. */
async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Toggle block inserter" }).click();
  await page.getByRole("searchbox", { name: "Search for blocks and patterns" }).fill(name);
  await page.getByRole("option", { name: new RegExp(`${name}$`) }).click();
  await page.getByRole("button", { name: "Toggle block inserter" }).click();
}

test("a block asks for what it needs, shows the element itself, and is published", async ({ page }) => {
  const thrown = thrownInto(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(shop) && request.method() === "POST") calls.push(request.url());
  });
  await page.getByRole("textbox", { name: "Add title" }).fill("Fly");
  await insert(page, "Gipfel: booking");
  const block = page.getByRole("document", { name: "Block: Gipfel: booking" });
  await block.getByLabel("Activity").fill("167");
  const preview = block.frameLocator("iframe");
  await preview.locator("gipfel-booking [data-date]").first().waitFor();
  await expect(preview.locator("gipfel-booking"), "a preview is not counted").not.toHaveAttribute("affiliate-id");

  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("region", { name: "Editor settings" }).getByLabel("Checkout").selectOption("inline");
  await expect(preview.locator('gipfel-booking[checkout="inline"]')).toBeVisible();
  await page.getByRole("button", { name: "Align" }).click();
  await page.getByRole("menuitemradio", { name: /Wide width/ }).click();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("region", { name: "Editor publish" })
    .getByRole("button", { name: "Publish", exact: true })
    .click();
  const link = page.getByRole("region", { name: "Editor publish" }).getByRole("link", { name: "View Page" });
  await page.goto((await link.getAttribute("href"))!);
  const element = page.locator(".wp-block-gipfel-booking.alignwide gipfel-booking");
  await expect(element).toHaveAttribute("activity", "167");
  await expect(element).toHaveAttribute("checkout", "inline");
  await expect(element).toHaveAttribute("affiliate-id", "4182");
  expect(thrown).toEqual([]);
  expect(complaints()).toEqual([]);
});

test("each block can be inserted and has a preview", async ({ page }) => {
  for (const name of ["list of activities", "booking button", "search", "map"]) {
    await insert(page, `Gipfel: ${name}`);
    const block = page.getByRole("document", { name: `Block: Gipfel: ${name}` });
    const element = block
      .frameLocator("iframe")
      .locator(":is(gipfel-listing, gipfel-button, gipfel-search, gipfel-map)");
    await expect(element, name).toBeVisible();
    await expect(element.locator("button, a, canvas").first(), name).toBeAttached();
  }
});

test("a wrong value in a block's markup is named in its preview", async ({ page }) => {
  await page.evaluate(() => {
    const { blocks, data } = (window as unknown as { wp: Record<string, any> })["wp"]!;
    data
      .dispatch("core/block-editor")
      .insertBlocks(blocks.parse('<!-- wp:gipfel/button {"activity":167,"background":"red","variant":"huge"} /-->'));
  });
  const preview = page.getByRole("document", { name: "Block: Gipfel: booking button" }).frameLocator("iframe");
  await expect(preview.locator(".gipfel-notice")).toContainText("“background=red” was left out");
  await expect(preview.locator(".gipfel-notice")).toContainText("“variant=huge” was left out");
});
