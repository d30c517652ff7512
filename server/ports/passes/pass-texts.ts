import { withValues } from "../../../sdk/contracts/with-values.ts";
import { dateText, timeText, untilText } from "../../domain/date-texts.ts";
import { stageText } from "../tickets/embedded/stage-text.ts";
import { ticketWords } from "../tickets/embedded/ticket.words.ts";
import type { PassDetails } from "./passes.ts";

/** A line of a pass; without a label where the text says it all. */
export interface PassText {
  readonly label?: string;
  readonly value: string;
}

/** What both wallets write on a pass, in the booking's language. */
export function passTexts(details: PassDetails) {
  const { locale, trip, meetingPoint, supplier, cancellableUntil } = details;
  const words = ticketWords(locale);
  const optional = (label: string, value: string): PassText[] => (value === "" ? [] : [{ label, value }]);
  const address = [meetingPoint?.label, meetingPoint?.address].filter(Boolean).join(", ");
  return {
    title: details.activityTitle,
    date: { label: words.date, value: dateText(locale, details.startsAt) },
    time: { label: words.time, value: details.isAllDay ? words.allDay : timeText(locale, details.startsAt) },
    guests: { label: trip ? words.tickets : words.guests, value: details.guests.join(", ") },
    meetingPoint: optional(words.meetingPoint, address),
    supplier: optional(words.supplier, supplier ?? ""),
    demo: (trip?.isDemo ? [{ value: words.demoTrip }] : []) as readonly PassText[],
    booking: { label: words.booking, value: details.bookingNumber },
    manage: words.manage,
    /** More for the back, the most pressing first. */
    more: [
      ...details.notices.map((value): PassText => ({ value })),
      ...(trip
        ? [{ label: words.stages, value: trip.stages.map((stage) => stageText(stage, locale)).join("\n") }]
        : []),
      ...optional(words.offer, details.offerLabel),
      { value: trip ? words.showOnTrip : words.show },
      {
        value: cancellableUntil
          ? withValues(words.cancellable, { until: untilText(locale, cancellableUntil) })
          : words.notCancellable,
      },
    ],
  };
}
