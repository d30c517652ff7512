import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import { deleteAccount, exportAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { makePayment, paymentMethods } from "../../../sdk/contracts/calls/payment.ts";
import { deleteCard, listCards, patchCard } from "../../../sdk/contracts/calls/saved-card.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { SandboxTables } from "../../ports/payment/sandbox/tables.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, password, signedUp, type TestVisitor } from "../../testing/visitor.ts";

const visa = "4242424242424242";
const mastercard = "5555555555554444";
const challenged = "4000000000003220";

onBothDatabases("cards that are kept for an account", (getDb) => {
  let shop: TestShop;
  let mia: TestVisitor;
  let count = 0;
  beforeEach(async () => {
    shop ??= await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    mia = await signedUp(shop, `cards-${(count += 1)}@example.ch`);
  });

  async function tokenOf(number: string) {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/providers/sandbox/tokens",
      payload: { number, expiryMonth: "12", expiryYear: "30", cvc: "123" },
    });
    return answer.json<{ token: string }>().token;
  }
  let days = 0;
  async function checkedOut(visitor: TestVisitor) {
    const date = `2027-${String(1 + Math.floor(days / 28)).padStart(2, "0")}-${String(1 + (days++ % 28)).padStart(2, "0")}`;
    const held = await visitor.done(createReservation, { body: reservationBody({ date, persons: 1 }) });
    const { cartId } = held.cart;
    const body = { user: buyer, locale: "de_CH" as const };
    const { bookingId } = await visitor.done(checkOut, { params: { cartId }, body }, { origin: testOrigin });
    return { bookingId, cartId };
  }
  async function pay(
    visitor: TestVisitor,
    paymentMethod: { token?: string; cardId?: string },
    storePaymentMethod = false,
  ) {
    const { bookingId } = await checkedOut(visitor);
    const returnUrl = `${testOrigin}/confirm?bookingId=${bookingId}`;
    return visitor.send(makePayment, {
      body: { bookingId, paymentMethod: { type: "card", ...paymentMethod }, returnUrl, storePaymentMethod },
    });
  }
  const keep = async (visitor: TestVisitor, number = visa) => pay(visitor, { token: await tokenOf(number) }, true);
  /** Its bank declines a kept card from now on, as the provider learns with the next payment. */
  async function declineFromNowOn(cardId: string) {
    const { reference } = await getDb()
      .selectFrom("saved_card")
      .select("reference")
      .where("id", "=", cardId)
      .executeTakeFirstOrThrow();
    await (getDb() as unknown as Kysely<SandboxTables>)
      .updateTable("sandbox_kept_card")
      .set({ outcome: "declined" })
      .where("reference", "=", reference)
      .execute();
  }
  const cardsOf = async (visitor: TestVisitor) => (await visitor.done(listCards, {})).cards;

  test("[P4.cards] only where the buyer has ticked it, never of a guest; the first is the default one", async () => {
    await pay(mia, { token: await tokenOf(visa) });
    expect(await cardsOf(mia)).toEqual([]);
    await keep(mia);
    await keep(mia, mastercard);
    expect(await cardsOf(mia)).toMatchObject([
      { brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2030, isDefault: true },
      { brand: "mastercard", last4: "4444", isDefault: false },
    ]);
    const guest = newVisitor(shop);
    expect((await keep(guest)).status).toBe(200);
    expect(await guest.send(listCards, {})).toMatchObject({ status: 401, code: "not_signed_in" });
    expect(JSON.stringify(await getDb().selectFrom("saved_card").selectAll().execute())).not.toContain(visa);
  });

  test("[P4.cards] one pays without being typed again, with its bank's challenge; the check-out and the user name it", async () => {
    await keep(mia, mastercard);
    const [card] = await cardsOf(mia);
    const paid = await pay(mia, { cardId: card!.cardId });
    expect(paid.answer).toMatchObject({ resultCode: "Authorised" });
    const { cartId } = await checkedOut(mia);
    const methods = await mia.done(paymentMethods, { query: { cartId } });
    expect(methods.savedCards).toEqual([card]);
    expect((await shop.done(paymentMethods, { query: { cartId } })).savedCards).toBeNull();
    const { user } = await mia.done(getMe, {});
    expect(user!.storePaymentMethods).toEqual([
      { paymentGatewayReferenceId: card!.cardId, cardNumber: "•••• 4444", userInputCardName: "" },
    ]);
    const other = await signedUp(shop, `other-${count}@example.ch`);
    const asked = await pay(other, { token: await tokenOf(challenged) }, true);
    expect(asked.answer).toMatchObject({ resultCode: "ChallengeShopper" });
    expect(await cardsOf(other)).toEqual([]);
  });

  test("[P4.cards] one that its bank declines at once is refused with the reason, stays, and another one pays", async () => {
    await keep(mia);
    await keep(mia, mastercard);
    const [blocked, other] = await cardsOf(mia);
    await declineFromNowOn(blocked!.cardId);
    const { bookingId } = await checkedOut(mia);
    const returnUrl = `${testOrigin}/confirm?bookingId=${bookingId}`;
    const payWith = (cardId: string) =>
      mia.done(makePayment, { body: { bookingId, paymentMethod: { type: "card", cardId }, returnUrl } });
    expect(await payWith(blocked!.cardId)).toMatchObject({ resultCode: "Refused", refusalReason: "card_declined" });
    expect(await cardsOf(mia)).toEqual([blocked, other]);
    expect(await payWith(other!.cardId)).toMatchObject({ resultCode: "Authorised" });
  });

  test("[P4.cards] another account's card is 404 everywhere, and pays nothing", async () => {
    await keep(mia);
    const [card] = await cardsOf(mia);
    const eve = await signedUp(shop, `eve-${count}@example.ch`);
    const params = { cardId: card!.cardId };
    const notFound = { status: 404, code: "card_not_found" };
    expect(await eve.send(patchCard, { params, body: { isDefault: true } })).toMatchObject(notFound);
    expect(await eve.send(deleteCard, { params })).toMatchObject(notFound);
    expect(await pay(eve, params)).toMatchObject(notFound);
    expect(await pay(newVisitor(shop), params)).toMatchObject({ status: 401, code: "not_signed_in" });
    expect(await cardsOf(mia)).toEqual([card]);
  });

  test("[P4.cards] another is made the default one; a deleted one is gone at the provider too", async () => {
    await keep(mia);
    await keep(mia, mastercard);
    const [first, second] = await cardsOf(mia);
    const changed = await mia.done(patchCard, { params: { cardId: second!.cardId }, body: { isDefault: true } });
    expect(changed.cards.map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      [second!.cardId, true],
      [first!.cardId, false],
    ]);
    const left = await mia.done(deleteCard, { params: { cardId: second!.cardId } });
    expect(left.cards.map(({ cardId }) => cardId)).toEqual([first!.cardId]);
    expect(await pay(mia, { cardId: second!.cardId })).toMatchObject({ status: 404, code: "card_not_found" });
    // A later payment does not bring it back.
    await keep(mia, challenged);
    await pay(mia, { cardId: first!.cardId });
    expect((await cardsOf(mia)).map(({ cardId }) => cardId)).toEqual([first!.cardId]);
  });

  test("[P4.cards] the export names them, and they go with the account", async () => {
    await keep(mia);
    const exported = await mia.done(exportAccount, {});
    expect(exported.account.storePaymentMethods).toMatchObject([{ cardNumber: "•••• 4242" }]);
    await mia.done(deleteAccount, { body: { password } });
    const email = exported.account.email;
    expect(await getDb().selectFrom("account_user").select("id").where("email", "=", email).execute()).toEqual([]);
    const mine = (table: "saved_card" | "payment_customer") =>
      getDb().selectFrom(table).select("user_id").where("user_id", "=", exported.account.userId).execute();
    expect(await mine("saved_card")).toEqual([]);
    expect(await mine("payment_customer")).toEqual([]);
  });
});
