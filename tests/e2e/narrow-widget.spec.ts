import { expect, test, type Page } from "@playwright/test";
import { partner, press, words, choose } from "./journey.ts";
import { layoutFaults } from "./layout.ts";

/** Widths of a partner's column (px). */
const widths = [320, 280, 240, 215];

/** A partner's page whose booking widget stands in a narrow column, alone. */
async function openColumn(page: Page, path: string): Promise<void> {
  /* So high that nothing sticks to its foot, over what is measured. */
  await page.setViewportSize({ width: 700, height: 3600 });
  await page.goto(`${partner}/${path}`);
  await page.evaluate(() => {
    const column = document.createElement("div");
    column.id = "column";
    column.append(document.querySelector("gipfel-booking")!);
    document.querySelector("link[rel=stylesheet]")?.remove();
    document.body.replaceChildren(column);
  });
}

/** Nothing overlaps, is cut or too small at any of the widths. */
async function expectWhole(page: Page, step: string): Promise<void> {
  for (const width of widths) {
    await page.evaluate((px) => void (document.querySelector<HTMLElement>("#column")!.style.width = `${px}px`), width);
    expect.soft(await layoutFaults(page, "gipfel-booking"), `${step}, ${width} px`).toEqual([]);
  }
}

for (const language of ["de", "fr", "ar"] as const)
  test(`date, time and tickets are whole in a column of 215 to 320 px, in ${language}`, async ({ page }) => {
    test.slow();
    const text = words[language];
    await openColumn(page, text.page);
    const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
    await days.first().waitFor({ timeout: 30_000 });
    await expectWhole(page, "this month");
    await page.getByRole("button", { name: text.nextMonth }).click();
    await days.nth(10).click();
    await expectWhole(page, "date");
    await press(page, text.times);
    await choose(page.getByRole("radio", { disabled: false, name: /[2-6]\D*$/ }).first());
    await expectWhole(page, "time");
    await press(page, text.tickets);
    await page.getByRole("button", { name: text.more }).first().click();
    await page.getByRole("button", { name: text.more }).first().click();
    await expectWhole(page, "tickets");
  });
