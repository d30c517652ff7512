import { randomUUID } from "node:crypto";
import type { CallInput } from "../../sdk/contracts/call.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { checkOut, createReservation } from "../../sdk/contracts/calls/cart.ts";
import { makePayment } from "../../sdk/contracts/calls/payment.ts";
import { buyer, reservationBody } from "./bookings.ts";
import { testOrigin, type TestShop } from "./shop.ts";
import type { TestVisitor } from "./visitor.ts";

type Affiliate = CallInput<typeof checkOut>["body"]["affiliate"];

/** A visitor's paid booking of the test boat, through the shop's own calls, with its items' ids. */
export async function booked(
  shop: TestShop,
  visitor: Pick<TestVisitor, "done">,
  options: {
    email?: string;
    date?: string;
    persons?: number;
    items?: number;
    affiliate?: Affiliate;
    /** Named by the reservations, and not by the check-out. */
    affiliateOfCart?: Affiliate;
  } = {},
) {
  const { email = buyer.email, date = "2026-12-03", persons = 1, items = 1 } = options;
  let cartId: string | null = null;
  for (let item = 0; item < items; item++) {
    const body: CallInput<typeof createReservation>["body"] = {
      ...reservationBody({ date, persons, doCreateCart: cartId === null, cartId }),
      affiliate: options.affiliateOfCart,
    };
    ({ cartId } = (await visitor.done(createReservation, { body })).cart);
  }
  const bookingId = await paid(shop, visitor, cartId!, { email, affiliate: options.affiliate });
  const rows = await shop.services.db
    .selectFrom("booking_item")
    .select("id")
    .where("booking_id", "=", bookingId)
    .orderBy("sequence_index")
    .execute();
  return { bookingId, cartId: cartId!, itemIds: rows.map(({ id }) => id), itemId: rows[0]!.id };
}

/** Checks a cart out and pays it by card; answers with the booking's id. */
export async function paid(
  shop: TestShop,
  visitor: Pick<TestVisitor, "done">,
  cartId: string,
  {
    email = buyer.email,
    affiliate,
    locale,
  }: { readonly email?: string; readonly affiliate?: Affiliate; readonly locale?: Locale } = {},
): Promise<string> {
  const { bookingId } = await visitor.done(checkOut, {
    params: { cartId },
    body: { user: { ...buyer, email }, ...(affiliate ? { affiliate } : {}), ...(locale ? { locale } : {}) },
  });
  const made = await shop.payment.tokenize({
    number: "4242 4242 4242 4242",
    expiryMonth: 12,
    expiryYear: 30,
    cvc: "123",
  });
  if (!made.ok) throw new Error(made.problem);
  const paymentMethod = { type: "card" as const, token: made.token };
  const payment = await visitor.done(
    makePayment,
    { body: { bookingId, paymentMethod, returnUrl: `${testOrigin}/`, origin: testOrigin } as never },
    { "idempotency-key": randomUUID() },
  );
  if (payment.resultCode !== "Authorised") throw new Error(JSON.stringify(payment));
  return bookingId;
}
