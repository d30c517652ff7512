import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import type { RebateTable, VoucherTable } from "../../db/schema.ts";
import { guest } from "../../domain/session.ts";
import type { Services } from "../../services.ts";
import { checkOut } from "../checkout/check-out.ts";
import { patchCart } from "../cart/patch-cart.ts";
import { payWithoutProvider, type MethodWithoutProvider } from "../payment/pay-without-provider.ts";
import { partner, payingBuyer, type PaymentShop } from "../payment/pay.fixture.ts";
import { hold } from "../reservation/hold.ts";
import { testNow } from "../../testing/services.ts";

/** A gift voucher of so many Rappen, without a last day. */
export async function issueVoucher(db: Db, code: string, value: number, more: Partial<VoucherTable> = {}) {
  const row = { code, label: null, value, balance: value, valid_until: null, ended_at: null };
  await db
    .insertInto("voucher")
    .values({ ...row, created_at: instantAt(testNow), ...more })
    .execute();
}

/** A rebate without a limit: percent, or with `kind` in Rappen. */
export async function issueRebate(db: Db, code: string, value: number, more: Partial<RebateTable> = {}) {
  await db
    .insertInto("rebate")
    .values({ code, kind: "percent", value, valid_until: null, uses_left: null, ...more })
    .execute();
}

/** What can be spent of a voucher. */
export async function balanceOf(db: Db, code: string): Promise<number> {
  return (await db.selectFrom("voucher").select("balance").where("code", "=", code).executeTakeFirstOrThrow()).balance;
}

/** A cart with an item for each entry, that many persons each, and with these codes. */
export async function cartWith(
  shop: PaymentShop,
  codes: readonly string[],
  persons: readonly number[] = [1],
  mappedId = forSale.boat,
  services: Services = shop.services,
): Promise<string> {
  let cartId: string | undefined;
  for (const numGuests of persons) {
    const request = {
      activityId: mappedId,
      availabilityId: await shop.freshSlot(mappedId),
      selection: [{ ticketCategoryId: mappedId * 10, numGuests }],
      locale: "de_CH" as const,
      doCreateCart: !cartId,
      ...(cartId ? { cartId } : {}),
    };
    cartId = (await hold(services, request, guest, null)).cart.cartId;
  }
  await patchCart(services, cartId!, { rebateCodes: [...codes] }, guest);
  return cartId!;
}

export async function checkedOut(services: Services, cartId: string): Promise<string> {
  const request = { cartId, user: payingBuyer, locale: "de_CH" as const, origin: partner };
  return (await checkOut(services, request, guest, null)).bookingId;
}

/** Confirms a booking that needs no provider. */
export function payWithout(services: Services, bookingId: string, method: MethodWithoutProvider, session = guest) {
  const successReturnUrl = `${partner}/rooms?bookingId=${bookingId}`;
  const addresses = { successReturnUrl, failureReturnUrl: successReturnUrl };
  return payWithoutProvider(services, { bookingId, method, ...addresses, affiliate: null, key: null, session });
}
