import * as v from "valibot";
import { BookingDataText } from "./booking.ts";
import { PrefillText } from "./prefill.ts";

/** The schemas of attributes that carry JSON: those of the elements take any text. */
export const jsonTexts = { "booking-data": v.optional(BookingDataText), prefill: v.optional(PrefillText) } as const;
