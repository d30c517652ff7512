import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { booked, inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);

async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop + path);
    await expect(page.locator(".account").getByText(word.slice(0, 34), { exact: false }).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth), `${path} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test("the team's pages stay within the window when companies, names, offerings and reasons are words of 136 letters", async ({ page }) => {
  test.slow();
  const registrationId = randomUUID();
  await inDatabase((db) =>
    db
      .insertInto("supplier_registration")
      .values({
        id: registrationId,
        email: `${"noa".repeat(20)}@${"seilpark".repeat(6)}.example`,
        state: "rejected",
        company: word,
        contact_name: word,
        phone: "+41311234567",
        country_code: "CH",
        website: `https://${"seilpark".repeat(7)}.example/${word}`,
        offering: word,
        languages: JSON.stringify(["de"]),
        locale: "de_CH",
        terms_version: "2026-01",
        search_text: "donaudampfschiff",
        word,
        created_at: new Date().toISOString(),
        decided_at: new Date().toISOString(),
        revision: 1,
      })
      .execute(),
  );
  await asDemo(page, "admin");
  const { bookingId } = await booked(page.request, { activityId: 138, buyer: { givenName: word, familyName: word } });
  await expectToFit(page, "/account/suppliers?state=rejected");
  await expectToFit(page, `/account/suppliers?registration=${registrationId}`);
  await expectToFit(page, "/account/bookings");
  await expectToFit(page, `/account/bookings/${bookingId}`);
});
