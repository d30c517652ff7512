import { defaultLocale, parseLocale, prefixOf } from "../../sdk/contracts/locale.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";
import { findShare } from "../db/queries/payment-share.ts";
import type { BookingTable, PaymentAttemptTable, PaymentShareTable } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

/**
 * The page where a share is paid, with its token: it lets its holder pay this one share, and nothing else. `locale`: of
 * the booking.
 */
export function sharePage(
  needs: Pick<Services, "env">,
  share: Pick<PaymentShareTable, "id" | "ends_at">,
  locale: string,
): string {
  const token = signToken(needs, "payment shares", share.id, share.ends_at);
  return `${payPage(needs, locale)}?token=${token}`;
}

/** The page where the organiser of a booking's shared payment sees who has paid. `locale`: of the booking. */
export function organiserPage(needs: Pick<Services, "env">, bookingId: string, locale: string): string {
  return `${payPage(needs, locale)}?bookingId=${bookingId}`;
}

/**
 * The page where the payment of a booking began, with its cart, so that it is found in any window: where its organiser
 * goes on while it is not paid.
 */
export function pageOfBeginning(
  { env }: Pick<Services, "env">,
  { failure_url }: Pick<PaymentAttemptTable, "failure_url">,
  { cart_id, restored_cart_id, locale }: Pick<BookingTable, "cart_id" | "restored_cart_id" | "locale">,
): string {
  const address = new URL(failure_url ?? shopPath("booking", parseLocale(locale) ?? defaultLocale), env.PUBLIC_ORIGIN);
  address.searchParams.set("cartId", restored_cart_id ?? cart_id);
  return address.href;
}

function payPage({ env }: Pick<Services, "env">, locale: string): string {
  return `${env.PUBLIC_ORIGIN}${prefixOf(parseLocale(locale) ?? "de_CH")}/pay/`;
}

/**
 * The share that a token is of. One whose time is over still shows how its payment ended; that nothing is paid after
 * it, the payment itself says. Throws 403 `share_link_invalid`.
 */
export async function shareOfToken(
  services: Pick<Services, "env" | "clock" | "db">,
  token: string,
): Promise<PaymentShareTable> {
  const reading = readToken(services, "payment shares", token);
  const share = reading.state === "invalid" ? undefined : await findShare(services.db, reading.subject);
  if (!share) throw new AppError("share_link_invalid", "This link is not valid.");
  return share;
}
