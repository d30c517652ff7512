import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

const open = (page: Page) => page.goto(`${partner}/embedding.html`);
const booking = (page: Page) => page.locator("gipfel-booking[presentation=drawer]");

test("every form of embedding works on one page, each in its own language", async ({ page }) => {
  await open(page);
  const inline = page.locator("[data-gipfel] > gipfel-booking");
  await expect(inline.getByRole("heading", { name: "When would you like to go?" })).toBeVisible();
  for (const [name, close] of [
    ["Jetzt buchen", "Schliessen"],
    ["musée", "Fermer"],
    ["Book a flight", "Close"],
  ] as const) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("[data-date]").first()).toBeVisible();
    await expect(dialog.getByRole("button", { name: close })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  const list = page.getByRole("button", { name: "Le nostre gite" });
  await list.press("Enter");
  const overlay = page.getByRole("dialog", { name: "Le nostre gite" });
  await expect(overlay.getByRole("article")).toHaveCount(3);
  await overlay.getByRole("button", { name: "Chiudi" }).click();
  await expect(list).toBeFocused();
  await expect(page.locator("gipfel-listing").getByRole("article")).toHaveCount(4);
  await expect(page.frameLocator("iframe").getByRole("article")).toHaveCount(2);
});

test("a link opens the drawer in place, by keyboard too, and the focus returns to it", async ({ page }) => {
  await open(page);
  const link = page.getByRole("link", { name: "en parapente" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").locator("[data-date]").first()).toBeVisible();
  await expect(booking(page)).toHaveAttribute("locale", "fr_CH");
  await expect(booking(page)).toHaveAttribute("affiliate-id", "4182");
  expect(page.url()).toBe(`${partner}/embedding.html`);
  await page.keyboard.press("Escape");
  await expect(booking(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a link leads to the shop where the drawer's code can't be loaded", async ({ page }) => {
  await page.route(/chunks\/embedding-/, (route) => route.abort());
  await open(page);
  await page.getByRole("link", { name: "en parapente" }).click();
  await page.waitForURL((url) => url.origin === shop && /\/fr-ch\/activity\/167/.test(url.pathname));
});

for (const [width, colorScheme] of [
  [360, "light"],
  [1440, "dark"],
] as const) {
  test(`the list in an overlay fits, ${width} px wide, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await page.evaluate((theme) => {
      for (const element of document.querySelectorAll("gipfel-button")) element.setAttribute("theme", theme);
    }, colorScheme);
    await page.getByRole("button", { name: "Le nostre gite" }).press("Enter");
    const overlay = page.getByRole("dialog", { name: "Le nostre gite" });
    await expect(overlay.getByRole("article")).toHaveCount(3);
    const box = (await overlay.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await overlay.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
}

test("the affiliate's statistics get what was seen and begun: of an element, of a link's drawer, of a frame", async ({
  page,
}) => {
  const counted: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/affiliate/events/") && request.method() === "POST")
      counted.push(request.postDataJSON() as Record<string, unknown>);
  });
  const has = (widget: string, type: string) =>
    expect
      .poll(() => counted.filter((one) => one["widget"] === widget && JSON.stringify(one["events"]).includes(type)))
      .not.toEqual([]);
  await open(page);
  await page.locator("[data-gipfel]").scrollIntoViewIfNeeded();
  await has("booking", "view");
  await page.getByRole("link", { name: "en parapente" }).click();
  await page.getByRole("dialog").locator("[data-date]").first().waitFor();
  await has("link", "start");
  await page.keyboard.press("Escape");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await has("iframe", "view");
  for (const one of counted) {
    expect(one).toMatchObject({ affiliate: "4182" });
    expect(String(one["page"])).not.toContain("?");
  }
});
