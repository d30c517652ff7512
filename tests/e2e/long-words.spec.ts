import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import type { FrozenReservation } from "../../server/domain/frozen.ts";
import { fromJson } from "../../server/json.ts";
import { booked, inDatabase, letItPass } from "./booked.ts";
import { shop } from "./journey.ts";
import { asDemo, asNew } from "./signed-in.ts";

const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);

const widths = [360, 1280];

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  expect(
    await page.evaluate(() => document.scrollingElement!.scrollWidth),
    `${page.url()} at ${width} px`,
  ).toBeLessThanOrEqual(width);
}

/** The page shows the word and stays within the window. */
async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop + path);
    await expect(
      page.locator(".account").getByText(word.slice(0, 34), { exact: false }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expectNoSidewaysScroll(page, width);
  }
}

/** Changes the title of the booked activity to one word, in this booking alone. */
async function retitle(bookingId: string): Promise<void> {
  await inDatabase(async (db) => {
    for (const { id, frozen } of await db
      .selectFrom("reservation")
      .select(["id", "frozen"])
      .where("booking_id", "=", bookingId)
      .execute()) {
      const retitled = { ...fromJson<FrozenReservation>(frozen), activityTitle: word };
      await db
        .updateTable("reservation")
        .set({ frozen: JSON.stringify(retitled) })
        .where("id", "=", id)
        .execute();
    }
  });
}

test("the team's pages stay within the window when companies, names, offerings and reasons are words of 136 letters", async ({
  page,
}) => {
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
        note: word,
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

test("the team's activities and requests stay within the window when titles and names are words of 136 letters", async ({
  page,
}) => {
  test.slow();
  const id = await inDatabase(async (db) => {
    const last = await db
      .selectFrom("activity")
      .select("id")
      .where("withdrawn_at", "is", null)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("activity_text")
      .set({ title: word })
      .where("activity_id", "=", last.id)
      .where("locale", "=", "de_CH")
      .execute();
    await db.updateTable("activity").set({ search_text: "donaudampfschiff" }).where("id", "=", last.id).execute();
    return last.id;
  });
  await asDemo(page, "admin");
  await expectToFit(page, "/account/activities?search=donaudampfschiff");
  await expectToFit(page, `/account/activities?activity=${id}`);
  const { bookingId } = await booked(page.request, {
    activityId: 2595,
    after: 30,
    buyer: { givenName: word, familyName: word },
  });
  await retitle(bookingId);
  await expectToFit(page, "/account/requests");
});

test("a customer's account stays within the window when names, titles and reasons are words of 136 letters", async ({
  page,
}) => {
  test.slow();
  await asNew(page, `${"noa".repeat(20)}@${"seilpark".repeat(6)}.example`);
  const { bookingId, itemIds } = await booked(page.request, {
    activityId: 112,
    items: 2,
    buyer: { givenName: word, familyName: word },
  });
  const past = await booked(page.request, { activityId: 112 });
  await Promise.all([retitle(bookingId), retitle(past.bookingId)]);
  await letItPass(past.bookingId);
  const { csrfToken } = (await (await page.request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  const headers = { origin: shop, "x-csrf-token": csrfToken };
  const cancelled = await page.request.post(`${shop}/api/booking/cancel/`, {
    data: { bookingId: itemIds[0], reason: word },
    headers,
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await expectToFit(page, "/account/bookings");
  await expectToFit(page, `/account/bookings/${bookingId}`);
  await expectToFit(page, "/account/reviews");
  const reviewed = await page.request.post(`${shop}/api/account/reviews/`, {
    data: { bookingItemId: past.itemIds[0], rating: 4, review: word },
    headers,
  });
  expect(reviewed.ok(), await reviewed.text()).toBe(true);
  await expectToFit(page, "/account/reviews");
  const named = await page.request.patch(`${shop}/api/account/me/`, {
    data: { givenName: word, familyName: word },
    headers,
  });
  expect(named.ok(), await named.text()).toBe(true);
  await expectToFit(page, "/account");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop}/account/settings`);
    await expect(page.getByLabel("Vorname")).toHaveValue(word);
    await expectNoSidewaysScroll(page, width);
  }
});

test("the supplier's form stays within the window with words of 136 letters in it, wrong or sent", async ({ page }) => {
  test.slow();
  const address = `${"noa".repeat(20)}@${"abenteuerpark".repeat(4)}.example`;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop}/anbieter/registration`);
    const form = page.getByRole("main").locator("form");
    for (const label of ["Firma", "Ihr Name", "E-Mail", "Telefon", "Website", "Was bieten Sie an?"])
      await form.getByLabel(label).fill(word);
    await form.getByRole("button", { name: "Senden" }).click();
    await expect(form.getByText("Bitte akzeptieren Sie die Geschäftsbedingungen.")).toBeVisible();
    await expectNoSidewaysScroll(page, width);
    await form.getByLabel("E-Mail").fill(address);
    await form.getByLabel("Telefon").fill("031 123 45 67");
    await form.getByLabel("Website").fill("");
    await form.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
    await form.getByRole("button", { name: "Senden" }).click();
    await expect(page.getByText(address, { exact: false })).toBeVisible({ timeout: 30_000 });
    await expectNoSidewaysScroll(page, width);
  }
});
