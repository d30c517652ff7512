import * as v from "valibot";
import { BookingDataText } from "../../contracts/elements/booking.ts";
import { reportAttribute } from "../_kit/report-attribute.ts";

const checked = new Set<string>();

/** One line in the console for a `booking-data` that can't be read; the widget begins without it. */
export function checkBookingData(text: string): void {
  const parsed = v.safeParse(BookingDataText, text);
  if (!parsed.success && !checked.has(text))
    reportAttribute(
      "gipfel-booking",
      "booking-data",
      text,
      parsed.issues[0],
      { typed: true, output: undefined },
      [],
      undefined,
    );
  checked.add(text);
}
