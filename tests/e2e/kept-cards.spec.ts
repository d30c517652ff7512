import { expect, test, type Page } from "@playwright/test";
import type { Kysely } from "kysely";
import type { SandboxTables } from "../../server/ports/payment/sandbox/tables.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase } from "./booked.ts";
import {
  cards,
  choose,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  partner,
  press,
  reserveTwo,
  shop,
  words,
} from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asNew } from "./signed-in.ts";

const text = words.de;
const activity = 112;
const keepBox = /^Diese Karte für das nächste Mal behalten/;
const row = (page: Page, name: RegExp) => page.locator("gipfel-checkout").getByRole("radio", { name });

async function atTheTill(page: Page, day: number): Promise<void> {
  await reserveOnTheShop(page, activity, day);
  await page.goto(`${shop}/buchung`);
  await page.locator("gipfel-checkout").getByLabel(text.phone).fill("79 123 45 67");
}

/** Presses pay, to the ticket on the confirmation's page. */
async function paid(page: Page): Promise<void> {
  await press(page, text.pay);
  await page.waitForURL(/\/buchung\/bestaetigung\?bookingId=/);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
}

/** A card that the account of `page` has kept with an earlier booking. */
const withKept = (page: Page, card: string) =>
  booked(page.request, { activityId: activity, card: card.replaceAll(" ", ""), keepsCard: true });

const cardsOf = (email: string) =>
  inDatabase((db) =>
    db
      .selectFrom("saved_card")
      .innerJoin("account_user", "account_user.id", "saved_card.user_id")
      .select(["saved_card.id", "saved_card.last4"])
      .where("account_user.email", "=", email)
      .orderBy("saved_card.last4")
      .execute(),
  );

test("[P4.cards] a customer ticks that a card is kept, and pays the next booking with it, without typing it", async ({
  page,
}) => {
  const email = "keeps-a-card@example.ch";
  await asNew(page, email);
  await atTheTill(page, 1);
  await fillCard(page, text, cards.succeeds);
  const box = page.locator("gipfel-checkout").getByRole("checkbox", { name: keepBox });
  await expect(box).not.toBeChecked();
  await choose(box);
  await paid(page);

  await atTheTill(page, 2);
  await expect(row(page, /^Visa mit Endziffern 4242/)).toBeChecked();
  await expect(page.getByLabel(text.number)).toHaveCount(0);
  await expectAccessible(page);
  const [request] = await Promise.all([page.waitForRequest("**/payment/make-payment/"), paid(page)]);
  expect(request.postDataJSON()).toMatchObject({
    paymentMethod: { type: "card", cardId: (await cardsOf(email))[0]!.id },
    storePaymentMethod: false,
  });
});

test("[P4.cards] a card that is not ticked is not kept, and a guest is not asked on a partner's page", async ({
  page,
}) => {
  await asNew(page, "keeps-none@example.ch");
  await atTheTill(page, 3);
  await fillCard(page, text, cards.succeeds);
  await paid(page);
  expect(await cardsOf("keeps-none@example.ch")).toEqual([]);

  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  await fillContact(page, text, "keeps-none@example.ch");
  await fillCard(page, text, cards.succeeds);
  await expect(page.locator("gipfel-checkout").getByRole("checkbox", { name: keepBox })).toHaveCount(0);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("[P4.cards] a kept card that the bank asks about pays after the challenge; refused, the other ways are offered", async ({
  page,
}) => {
  await asNew(page, "kept-and-asked@example.ch");
  await atTheTill(page, 4);
  await fillCard(page, text, cards.challenged);
  await choose(page.locator("gipfel-checkout").getByRole("checkbox", { name: keepBox }));
  const answers = page.frameLocator("gipfel-checkout iframe").locator("button, input[type=submit]");
  await press(page, text.pay);
  await answers.first().click();
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  // The challenge's frame had the focus: what came of it is read next.
  await expect(page.locator("gipfel-confirmation").getByRole("heading", { level: 1 })).toBeFocused();

  await atTheTill(page, 5);
  await expect(row(page, /^Visa mit Endziffern 3220/)).toBeChecked();
  await press(page, text.pay);
  await answers.nth(1).click();
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  await page.keyboard.press("Escape");
  // A kept card has no fields that the focus could go to.
  await expect(row(page, /^Visa mit Endziffern 3220/)).toBeFocused();
  await press(page, text.pay);
  await answers.first().click();
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
});

test("[P4.cards] a kept card that its bank declines at once is said to be declined, and another one pays", async ({
  page,
}) => {
  const email = "kept-and-declined@example.ch";
  await asNew(page, email);
  await withKept(page, cards.succeeds);
  await withKept(page, "5555555555554444");
  const [visa] = await cardsOf(email);
  // Blocked since: the sandbox's bank declines it, as the card of this number.
  await inDatabase(async (db) => {
    const { reference } = await db
      .selectFrom("saved_card")
      .select("reference")
      .where("id", "=", visa!.id)
      .executeTakeFirstOrThrow();
    await (db as unknown as Kysely<SandboxTables>)
      .updateTable("sandbox_kept_card")
      .set({ outcome: "declined" })
      .where("reference", "=", reference)
      .execute();
  });
  await atTheTill(page, 8);
  await expect(row(page, /^Visa mit Endziffern 4242/)).toBeChecked();
  await press(page, text.pay);
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(page, /^Visa mit Endziffern 4242/)).toBeFocused();
  await choose(row(page, /^Mastercard mit Endziffern 4444/));
  await paid(page);
});

test("[P4.cards] a card that was deleted in another window pays nothing, goes from the list, and another one pays", async ({
  page,
}) => {
  const email = "deleted-elsewhere@example.ch";
  await asNew(page, email);
  await withKept(page, cards.succeeds);
  await withKept(page, "5555555555554444");
  await atTheTill(page, 6);
  await expect(row(page, /^Visa mit Endziffern 4242/)).toBeChecked();
  const settings = await page.context().newPage();
  await settings.goto(`${shop}/account/settings`);
  await settings.getByRole("button", { name: "Löschen: Visa mit Endziffern 4242" }).click();
  await settings.getByRole("dialog").getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(settings.getByText("Visa mit Endziffern 4242 ist gelöscht.")).toBeVisible();

  await press(page, text.pay);
  await expect(page.getByRole("dialog", { name: "Diese Karte ist nicht mehr gespeichert" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(page, /^Visa mit Endziffern 4242/)).toHaveCount(0);
  await choose(row(page, /^Mastercard mit Endziffern 4444/));
  await paid(page);
});

test("[P4.cards] an expired card is named as such, and can't be chosen", async ({ page }) => {
  const email = "expired-card@example.ch";
  await asNew(page, email);
  await withKept(page, cards.succeeds);
  const [card] = await cardsOf(email);
  await inDatabase((db) =>
    db.updateTable("saved_card").set({ expiry_year: 2025, expiry_month: 3 }).where("id", "=", card!.id).execute(),
  );
  await atTheTill(page, 7);
  const kept = row(page, /^Visa mit Endziffern 4242.*Abgelaufen 03\/25/);
  await expect(kept).toBeDisabled();
  await expect(kept).not.toBeChecked();
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByRole("list", { name: "Gespeicherte Karten" }).getByText("Abgelaufen")).toBeVisible();
});

test("[P4.cards] in the settings a card becomes the default one, and is deleted after a question", async ({ page }) => {
  const email = "card-settings@example.ch";
  await asNew(page, email);
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByText("Keine Karte ist gespeichert.", { exact: false })).toBeVisible();
  await withKept(page, cards.succeeds);
  await withKept(page, "5555555555554444");
  await page.reload();
  const list = page.getByRole("list", { name: "Gespeicherte Karten" });
  await expect(list.getByRole("listitem")).toContainText([/4242.*Standard/, /4444/]);
  await expectAccessible(page);
  await list.getByRole("button", { name: "Als Standard festlegen: Mastercard mit Endziffern 4444" }).click();
  await expect(page.getByRole("status").filter({ hasText: "steht jetzt an der Kasse zuoberst" })).toBeFocused();
  await expect(list.getByRole("listitem")).toContainText([/4444.*Standard/, /4242/]);

  const remove = list.getByRole("button", { name: "Löschen: Visa mit Endziffern 4242" });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Visa mit Endziffern 4242 löschen?" });
  await question.getByRole("button", { name: "Karte behalten" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Visa mit Endziffern 4242 ist gelöscht." })).toBeFocused();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect((await cardsOf(email)).map(({ last4 }) => last4)).toEqual(["4444"]);
});
