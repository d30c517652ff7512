import * as v from "valibot";
import { BookingDataText, type BookingData } from "../../contracts/elements/booking.ts";
import { readPrefill } from "../../contracts/elements/prefill.ts";
import type { BookingInput } from "./booking.types.ts";

/** The selection that a link or the attribute `booking-data` carries as JSON text; null where it can't be read. */
export function linkedData(text: string | null | undefined): BookingData | null {
  const parsed = v.safeParse(BookingDataText, text);
  return parsed.success ? parsed.output : null;
}

/** What a change of attributes says, with its selection and what is filled in beforehand read. */
export function changedInput(given: Partial<BookingInput>): Partial<BookingInput> {
  const input = "prefill" in given ? { ...given, prefilled: readPrefill(given.prefill) } : given;
  if (input.link === undefined) return { ...input, unreadableLink: undefined };
  const data = linkedData(input.link);
  return data ? { ...input, data, unreadableLink: undefined } : { ...input, unreadableLink: input.link };
}
