import { createEvent, createEvents, type DateArray, type EventAttributes } from "ics";
import { Temporal } from "temporal-polyfill";
import type { TicketDetails, TicketStage } from "../tickets.ts";
import { stageText } from "./stage-text.ts";
import { ticketWords } from "./ticket.words.ts";

/** The default length of an entry (minutes). */
const assumedDuration = 60;

/**
 * An entry for the buyer's calendar. Timed entries are instants (UTC), so every calendar shows Zurich's moment rightly;
 * all-day ones are dates. A changed or cancelled item has the same UID and a higher SEQUENCE: it takes the place of the
 * earlier entry.
 */
export function calendarEntry(details: TicketDetails): string {
  return valueOf(createEvent({ ...eventOf(details), method: details.isCancelled ? "CANCEL" : "PUBLISH" }));
}

/** The same of several items, as a calendar that is read again. */
export function calendarFeed(name: string, items: readonly TicketDetails[]): string {
  return valueOf(createEvents(items.map(eventOf), { productId, method: "PUBLISH", calName: name }));
}

const productId = "gipfel";

function valueOf({ error, value }: ReturnType<typeof createEvent>): string {
  if (error || !value) throw error ?? new Error("no calendar entry was made");
  return value;
}

function eventOf(details: TicketDetails): EventAttributes {
  const words = ticketWords(details.locale);
  return {
    uid: `${details.itemId}@gipfel`,
    sequence: details.sequence,
    productId,
    title: details.activityTitle,
    description: [
      details.offerLabel,
      ...details.notices,
      ...(details.trip?.stages.map((stage) => stageText(stage, details.locale)) ?? []),
      `${words.booking} ${details.bookingNumber}`,
      details.code,
    ]
      .filter(Boolean)
      .join("\n"),
    ...(details.meetingPoint
      ? {
          location: details.meetingPoint.address,
          geo: { lat: details.meetingPoint.latitude, lon: details.meetingPoint.longitude },
        }
      : {}),
    ...(firstRide(details) && { location: firstRide(details)!.from }),
    ...(details.manageUrl?.startsWith("https:") ? { url: details.manageUrl } : {}),
    status: details.isCancelled ? "CANCELLED" : "CONFIRMED",
    busyStatus: details.isCancelled ? "FREE" : "BUSY",
    ...times(details),
  };
}

/** Where a trip begins. */
function firstRide({ trip }: TicketDetails): Extract<TicketStage, { kind: "ride" }> | undefined {
  return trip?.stages.find((stage) => stage.kind === "ride");
}

function times(
  details: TicketDetails,
): Pick<EventAttributes, "start" | "startInputType" | "startOutputType"> &
  ({ duration: { minutes: number } } | { end: DateArray }) {
  if (details.isAllDay) {
    const date = details.startsAt.slice(0, 10);
    return { start: dateParts(date), end: dateParts(Temporal.PlainDate.from(date).add({ days: 1 }).toString()) };
  }
  const start = new Date(details.startsAt).toISOString();
  const [hour, minute] = start.slice(11, 16).split(":").map(Number) as [number, number];
  return {
    start: [...dateParts(start), hour, minute] as DateArray,
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: details.durationInMinutes ?? assumedDuration },
  };
}

function dateParts(instant: string): [number, number, number] {
  return instant.slice(0, 10).split("-").map(Number) as [number, number, number];
}
