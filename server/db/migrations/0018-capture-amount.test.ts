import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { answerRequest } from "../../commands/booking/confirm-request.ts";
import { openPaymentShop, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { guest } from "../../domain/session.ts";
import { onBothDatabases } from "../testing.ts";
import { setCaptureAmounts } from "./0018-capture-amount.ts";

onBothDatabases("migration of authorised payments", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  test("fixes the capture amount without the part that an open request has released, and in full otherwise", async () => {
    const open = await shop.booked([forSale.flight, forSale.flight]);
    await cancel(shop.services, { bookingId: open.items[0]!.id, reason: "ill", bySupplier: false }, guest, null);
    await getDb()
      .updateTable("refund")
      .set({ state: "due", done_at: null })
      .where("booking_id", "=", open.bookingId)
      .execute();
    const confirmed = await shop.booked([forSale.boat]);
    await getDb()
      .updateTable("payment_attempt")
      .set({ state: "authorised", capture_amount: null })
      .where("booking_id", "=", confirmed.bookingId)
      .execute();
    const refused = await shop.booked([forSale.flight]);
    const supplier = { by: "supplier", actor: "anfragen@schiff.test", note: null } as const;
    await answerRequest(shop.services, refused.bookingId, "refused", supplier);
    await getDb().updateTable("refund").set({ state: "done" }).where("booking_id", "=", refused.bookingId).execute();

    await setCaptureAmounts(getDb());
    const amounts = await getDb().selectFrom("payment_attempt").select(["booking_id", "capture_amount"]).execute();
    const amountOf = (bookingId: string) => amounts.find(({ booking_id }) => booking_id === bookingId)?.capture_amount;
    expect([amountOf(open.bookingId), amountOf(confirmed.bookingId)]).toEqual([null, 4900]);
    const refunds = await getDb().selectFrom("refund").select(["state", "done_at"]).execute();
    expect(refunds).toHaveLength(2);
    for (const refund of refunds) expect(refund).toEqual({ state: "released", done_at: expect.any(String) });

    await answerRequest(shop.services, open.bookingId, "accepted", supplier);
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", open.bookingId)
      .executeTakeFirstOrThrow();
    expect(await shop.sandbox.read(provider_reference!)).toMatchObject({ captured: 4900, refunded: 0 });
  });
});
