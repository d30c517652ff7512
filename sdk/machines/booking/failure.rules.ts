import type { BookingContext, BookingError } from "./booking.types.ts";
import { slotOf } from "./chosen.rules.ts";

/** How a reservation failed (purchase spec §8). */
export interface ReserveFailure {
  readonly status: number;
  readonly code: string;
}

export function reserveFailureOf(error: unknown): ReserveFailure {
  const { status, code, fields } = (error ?? {}) as { status?: unknown; code?: unknown; fields?: { cause?: string } };
  return {
    status: typeof status === "number" ? status : 500,
    code: fields?.cause ?? (typeof code === "string" ? code : "internal"),
  };
}

/** The error shown for a failure (purchase spec §8); includes the date of a slot that is taken or closed. */
export function bookingErrorOf({ status, code }: ReserveFailure, context: BookingContext): BookingError {
  const startsAt = slotOf(context)?.startsAt;
  if (status === 422 && startsAt && code !== "personalization_invalid") return { code: "errorDate", date: startsAt };
  const cause = (["offline", "policy_blocked", "cors_refused"] as const).find((each) => each === code);
  if (cause) return { code: cause, date: null };
  if (code === "activity_not_found") return { code: "notFound", date: null };
  if (code === "reservation_not_found") return { code: "reservationLost", date: null };
  return { code: "error500", date: null };
}

/** The error shown for a thrown error. */
export const bookingErrorFrom = (error: unknown, context: BookingContext) =>
  bookingErrorOf(reserveFailureOf(error), context);
