import { canAccess, type Session } from "../../domain/session.ts";
import type { BookingTable } from "../../db/schema.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { NamedAgreement } from "../distributor/active-agreement.ts";
import { attemptId } from "./attempts.ts";
import type { AttemptOrder } from "./begin-attempt.ts";
import { resultOf } from "./result.ts";
import { returnAddress } from "./return-address.ts";

/** A payment attempt as its caller wants it (`POST /bookings/{bookingId}/payment_attempts`). */
export interface AttemptRequest extends NamedAgreement {
  readonly bookingId: string;
  readonly successReturnUrl: string;
  readonly failureReturnUrl: string;
  readonly affiliate: string | null;
  /** Where it is sold; null: the channel of the session's distributor. */
  readonly channelId?: string | null;
  readonly language?: string | null;
  readonly ga4Id?: string | null;
  readonly key: string | null;
  readonly session: Session;
}

/** What became of it, and where the buyer goes on. */
export interface AttemptMade {
  readonly paymentAttemptId: string;
  readonly status: string;
  /** Null while it is not known. */
  readonly redirectUrl: string | null;
}

/** What an attempt's order takes of its request. */
type RequestedOrder = Pick<
  AttemptOrder,
  "id" | "bookingId" | "returnUrl" | "failureUrl" | "affiliate" | "channelId" | "language" | "ga4Id" | "now"
>;

/** Checks who asks and where they come back to. Throws 404 `booking_not_found`, 403 `return_url_forbidden`. */
export async function readAttemptRequest(
  { db, clock, env }: Services,
  request: AttemptRequest,
): Promise<{ readonly booking: BookingTable; readonly order: RequestedOrder }> {
  const { session } = request;
  const booking = await findBooking(db, request.bookingId);
  if (!booking || !canAccess(booking.distributor_id, session)) throw notFound("booking_not_found");
  return {
    booking,
    order: {
      id: attemptId(booking.id, request.key),
      bookingId: booking.id,
      returnUrl: returnAddress(request.successReturnUrl, booking, env.PUBLIC_ORIGIN),
      failureUrl: returnAddress(request.failureReturnUrl, booking, env.PUBLIC_ORIGIN),
      affiliate: request.affiliate,
      channelId: request.channelId ?? session.distributor?.channelId ?? null,
      language: request.language ?? null,
      ga4Id: request.ga4Id ?? null,
      now: clock.now(),
    },
  };
}

/** What became of an attempt: on to the provider's page, to the success page, or back where it can be tried again. */
export async function attemptMade({ db }: Services, id: string): Promise<AttemptMade> {
  const { state, return_url, failure_url } = await getAttempt(db, id);
  const { action } = await resultOf(db, id);
  const there: Record<typeof state, string | null> = {
    created: null,
    open: action?.type === "redirect" ? action.url : null,
    authorised: return_url,
    captured: return_url,
    refused: failure_url,
    cancelled: failure_url,
    failed: failure_url,
    refunded: return_url,
  };
  return { paymentAttemptId: id, status: state, redirectUrl: there[state] };
}
