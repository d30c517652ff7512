import { createEvent, type DateArray, type EventAttributes } from "ics";
import { Temporal } from "temporal-polyfill";
import type { TicketFacts } from "../tickets.ts";
import { ticketWords } from "./words.ts";

/** How long an entry is where nobody knows better (minutes). */
const assumedDuration = 60;

/** An entry for the buyer's calendar. Timed entries are instants (UTC), so every calendar shows Zurich's moment rightly; all-day ones are dates. */
export function calendarEntry(facts: TicketFacts): string {
  const words = ticketWords(facts.locale);
  const { error, value } = createEvent({
    uid: `${facts.code}@gipfel`,
    productId: "gipfel",
    title: facts.activityTitle,
    description: [facts.offerLabel, `${words.booking} ${facts.bookingNumber}`, facts.code].filter(Boolean).join("\n"),
    ...(facts.meetingPoint ? { location: facts.meetingPoint.address, geo: { lat: facts.meetingPoint.latitude, lon: facts.meetingPoint.longitude } } : {}),
    ...(facts.manageUrl?.startsWith("https:") ? { url: facts.manageUrl } : {}),
    status: "CONFIRMED",
    busyStatus: "BUSY",
    ...times(facts),
  });
  if (error || !value) throw error ?? new Error("no calendar entry was made");
  return value;
}

function times(
  facts: TicketFacts,
): Pick<EventAttributes, "start" | "startInputType" | "startOutputType"> & ({ duration: { minutes: number } } | { end: DateArray }) {
  if (facts.isAllDay) {
    const date = facts.startsAt.slice(0, 10);
    return { start: dateParts(date), end: dateParts(Temporal.PlainDate.from(date).add({ days: 1 }).toString()) };
  }
  const start = new Date(facts.startsAt).toISOString();
  const [hour, minute] = start.slice(11, 16).split(":").map(Number) as [number, number];
  return {
    start: [...dateParts(start), hour, minute] as DateArray,
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: facts.durationInMinutes ?? assumedDuration },
  };
}

function dateParts(instant: string): [number, number, number] {
  return instant.slice(0, 10).split("-").map(Number) as [number, number, number];
}
