import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { partner, shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

const configurator = (page: Page) => page.locator("gipfel-configurator");
const code = (page: Page) => configurator(page).getByRole("textbox", { name: "Code" });

test("from an activity's page to the code: the footer opens the configurator, and the way back closes it", async ({
  page,
}) => {
  await page.goto(`${shop}/en-ch/activity/167?ref=4182`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Put this on your page" }).click();
  const drawer = page.getByRole("dialog", { name: "Put this on your page" });
  await expect(drawer.getByRole("radio", { name: /Booking widget/ })).toBeChecked();
  await expect(page).toHaveURL(/overlay=widget-configurator/);
  await expect(code(page)).toHaveValue(/affiliate-id="4182"/);
  await drawer.getByRole("radio", { name: /Fixed button/ }).check();
  await expect(code(page)).toHaveValue(/<gipfel-button activity="167" variant="fixed" locale="en_CH"/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/overlay/);
});

test("a link to the drawer opens it, also in another language", async ({ page }) => {
  await page.goto(`${shop}/fr-ch/activity/167?overlay=widget-configurator`);
  await expect(page.getByRole("dialog", { name: "Placer sur votre site" })).toBeVisible();
  await expect(code(page)).toHaveValue(/locale="fr_CH"/);
});

test("an affiliate picks activities, and configures a widget of them", async ({ page }) => {
  await page.goto(`${shop}/en-ch/s?affiliate=true`);
  const picks = page.locator("main gipfel-listing").locator("[aria-pressed]");
  await picks.nth(0).click();
  await expect(page.getByText("1 activity chosen")).toBeVisible();
  await picks.nth(1).click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Put this on your page" })).toBeVisible();
  await page.locator("main gipfel-listing").getByRole("link", { name: "Configure the widget" }).click();
  await page.waitForURL(/\/en-ch\/widget\?activities=/);
  const ids = new URL(page.url()).searchParams.get("activities")!;
  expect(ids).toMatch(/^\d+,\d+$/);
  await expect(code(page)).toHaveValue(new RegExp(`<gipfel-listing activities="${ids}"`));
  await expect(configurator(page).locator("gipfel-listing h3")).toHaveCount(2);
  await expectAccessible(page);
});

test("the page about widgets has the configurator of everything, and one of an activity that a link names", async ({
  page,
}) => {
  await page.goto(`${shop}/en-ch/widget`);
  await expect(configurator(page).getByRole("radio", { name: /^List/ })).toBeChecked();
  await page.goto(`${shop}/en-ch/widget?activity=167`);
  await expect(configurator(page).getByRole("radio", { name: /Booking widget/ })).toBeChecked();
  await configurator(page)
    .getByRole("radio", { name: /Card with button/ })
    .check();
  await configurator(page).getByLabel("Text on the button").fill("Fly & see");
  // The address has a change a moment later.
  await expect(page).toHaveURL(/activity=167&configuration=[^&]*Fly/);
  await page.reload();
  await expect(configurator(page).getByRole("radio", { name: /Card with button/ })).toBeChecked();
  await expect(code(page)).toHaveValue(/text="Fly &amp; see"/);
  await page.goto(`${shop}/en-ch/widget?activity=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
  await expect(configurator(page).getByRole("radio", { name: /^List/ })).toBeChecked();
});

test("the copied code works on an empty page of another origin", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop });
  await page.goto(`${shop}/en-ch/widget?activity=167`);
  await configurator(page)
    .getByRole("radio", { name: /^Button/ })
    .check();
  await configurator(page).getByLabel("Text on the button").fill(`Fly "now" & <here>`);
  await configurator(page).getByRole("button", { name: "Copy the code" }).click();
  await expect(configurator(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${partner}/index.html`);
  await page.setContent(`<!doctype html><title>Empty</title>${copied}`);
  await page.getByRole("button", { name: `Fly "now" & <here>` }).click();
  await expect(page.getByRole("dialog").locator("[data-date]:not([aria-disabled])").first()).toBeVisible();
});

// Cause: nothing stood where the configurator comes, so that what follows it moved down in sight.
for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`on a slow line the page about widgets says that it still loads, and does not move, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/chunks\/configurator-[^/]*\.js$/, async (route) => (await released, await route.continue()));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${shop}/de-ch/widget`, { waitUntil: "commit" });
    const word = configurator(page).getByRole("status");
    await expect(word).toBeAttached();
    await page.clock.runFor(5000);
    await expect(word).toBeInViewport();
    await expectAccessible(page);
    release();
    await expect(configurator(page).getByRole("radio").first()).toBeVisible();
    // The word itself moves the grey pieces below it by a line.
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.03);
  });

test("a signed-in affiliate finds their number in the code; closed and opened again, the drawer is as it was left", async ({
  page,
}) => {
  await asDemo(page, "affiliate");
  await page.goto(`${shop}/en-ch/activity/167`);
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Put this on your page" });
  const drawer = page.getByRole("dialog", { name: "Put this on your page" });
  const number = configurator(page).getByLabel("Affiliate number");
  await entry.click();
  await expect(number).toHaveValue("4182");
  await expect(code(page)).toHaveValue(/affiliate-id="4182"/);
  await number.fill("");
  await drawer.getByRole("radio", { name: /Fixed button/ }).check();
  await expect(code(page)).toHaveValue(/variant="fixed"/);
  await drawer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(drawer).toBeHidden();
  await entry.click();
  await expect(drawer.getByRole("radio", { name: /Fixed button/ })).toBeChecked();
  await expect(number).toHaveValue("");
  await expect(code(page)).not.toHaveValue(/affiliate-id/);
  await page.goto(`${shop}/en-ch/widget`);
  await expect(code(page)).toHaveValue(/affiliate-id="4182"/);
  await page.goto(`${shop}/en-ch/widget?affiliateId=9999`);
  await expect(code(page)).toHaveValue(/affiliate-id="9999"/);
  await number.fill("");
  await expect(page).toHaveURL(/configuration=affiliate-id/);
  await page.reload();
  await expect(number).toHaveValue("");
});
