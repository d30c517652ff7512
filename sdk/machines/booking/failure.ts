import type { BookingContext, BookingTrouble } from "./booking.types.ts";
import { slotOf } from "./chosen.ts";

/** How a reservation failed, as the machine's facts (purchase spec §8). */
export interface ReserveFailure {
  readonly status: number;
  readonly code: string;
}

export function failureOf(error: unknown): ReserveFailure {
  const { status, code, fields } = (error ?? {}) as { status?: unknown; code?: unknown; fields?: { cause?: string } };
  return {
    status: typeof status === "number" ? status : 500,
    code: fields?.cause ?? (typeof code === "string" ? code : "internal"),
  };
}

/** What the visitor is told of a failure (purchase spec §8): a date that is taken or closed is named. */
export function troubleOf({ status, code }: ReserveFailure, context: BookingContext): BookingTrouble {
  const startsAt = slotOf(context)?.startsAt;
  if (status === 422 && startsAt && code !== "personalization_invalid") return { code: "errorDate", date: startsAt };
  const cause = (["offline", "policy_blocked", "cors_refused"] as const).find((each) => each === code);
  if (cause) return { code: cause, date: null };
  if (code === "activity_not_found") return { code: "notFound", date: null };
  if (code === "reservation_not_found") return { code: "reservationLost", date: null };
  return { code: "error500", date: null };
}

/** What a failure means for the booking. */
export const troubled = (error: unknown, context: BookingContext) => troubleOf(failureOf(error), context);
