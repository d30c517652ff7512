import { skipTheLineItem, type Activity } from "../../contracts/activity.ts";
import { cancellationRule, type CancellationRule } from "./cancellation.rules.ts";

/** One line of the summary (discovery spec §9, "Key facts"). */
export type KeyFact =
  /** `hours` may be fractions; activity 1658 lasts one month. */
  | { readonly kind: "duration"; readonly hours: readonly number[]; readonly lastsOneMonth: boolean }
  | { readonly kind: "mobileTicket" }
  | { readonly kind: "skipTheLine" }
  | { readonly kind: "meetingPoint"; readonly label: string; readonly address: string; readonly others: number }
  | { readonly kind: "discount"; readonly text: string }
  | { readonly kind: "cancellation"; readonly rule: CancellationRule }
  | { readonly kind: "onRequest" }
  | { readonly kind: "booked"; readonly tickets: number }
  | { readonly kind: "languages"; readonly codes: readonly string[] };

/** Discovery spec §9: this activity, a rail pass, lasts one month. */
const monthPass = 1658;
/** The number of tickets from which the count is shown (discovery spec §9, "Booked badge"). */
const leastBooked = 5;
/** More facts than these are set in one compact column (discovery spec §9). */
export const compactAbove = 6;

/** What matters before booking, in the order of the specification; only what is so. `locale` is that of the words. */
export function keyFacts({ id, summary, meeting_points, attributes }: Activity, locale: string): KeyFact[] {
  const point = meeting_points[0];
  const facts: (KeyFact | false | undefined)[] = [
    summary &&
      (id === monthPass || summary.durationInHours.length > 0) && {
        kind: "duration",
        hours: summary.durationInHours,
        lastsOneMonth: id === monthPass,
      },
    summary?.resTech && { kind: "mobileTicket" },
    attributes.some(({ items }) => items.includes(skipTheLineItem)) && { kind: "skipTheLine" },
    point && { kind: "meetingPoint", label: point.label, address: point.address, others: meeting_points.length - 1 },
    ...(summary?.discount ?? []).map((words) =>
      words[locale] ? ({ kind: "discount", text: words[locale] } as const) : false,
    ),
    summary?.cancellation && { kind: "cancellation", rule: cancellationRule(summary) },
    summary?.bookingOnRequest && { kind: "onRequest" },
    (summary?.ticketsIssued ?? 0) >= leastBooked && { kind: "booked", tickets: summary!.ticketsIssued },
    (summary?.guideLanguages.length ?? 0) > 0 && { kind: "languages", codes: summary!.guideLanguages },
  ] as (KeyFact | false | undefined)[];
  return facts.filter((fact): fact is KeyFact => Boolean(fact));
}
