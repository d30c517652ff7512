import { day, instantAt } from "../clock.ts";
import type { BookingWithItems } from "../db/queries/booking.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { managementPage } from "./manage-link.ts";
import { readToken, signToken } from "./signed-token.ts";

/** Until when the buyer can say where a refund goes, from the mail on. */
const linkLasts = 180 * day;

/**
 * The booking's page with the question where its refund goes. It has a token of its own: the link of other mails is
 * handed on to fellow travellers, who must not redirect money.
 */
export function refundAccountPage(services: Pick<Services, "env" | "clock">, found: BookingWithItems): string {
  const end = instantAt(services.clock.now() + linkLasts);
  return `${managementPage(services, found)}&refundToken=${signToken(services, "refund accounts", found.booking.id, end)}`;
}

/** Throws 403 `manage_link_invalid` for a token that is forged or of another booking; 403 `manage_link_expired`. */
export function checkRefundToken(services: Pick<Services, "env" | "clock">, bookingId: string, token: string): void {
  const reading = readToken(services, "refund accounts", token);
  if (reading.state === "invalid" || reading.subject !== bookingId)
    throw new AppError("manage_link_invalid", "This link is not valid.");
  if (reading.state === "expired") throw new AppError("manage_link_expired", "This link is too old.");
}
