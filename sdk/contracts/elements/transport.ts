import * as v from "valibot";
import { Id } from "../capabilities.ts";
import { Instant, LocalDate, isCalendarDate } from "../time.ts";
import { commonAttributes, flag, id, text } from "./attributes.ts";

/** A wall time in Zurich: `2026-12-01T10:30`. */
const LocalDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "a date and time like 2026-12-01T10:30 is wanted"),
  v.check((text) => isCalendarDate(text.slice(0, 10)), "a date of the calendar is wanted"),
);

const Moment = v.union([Instant, LocalDateTime]);

/** Attributes of `<gipfel-transport>`: connections by public transport, and their tickets. */
export const transportAttributes = v.object({
  ...commonAttributes,
  /** A place's id or its name, as `to`. */
  from: text(200),
  to: text(200),
  "arrive-by": v.optional(Moment),
  "depart-after": v.optional(Moment),
  /** A date is that of what takes the whole day, and has no end. */
  "return-after": v.optional(v.union([...Moment.options, LocalDate])),
  date: v.optional(LocalDate),
  activity: v.optional(id),
  "with-item": v.optional(Id),
  replaces: v.optional(Id),
  reservation: v.optional(Id),
  open: flag,
});
export type TransportAttributes = v.InferOutput<typeof transportAttributes>;

const momentNames = ["arrive-by", "depart-after"] as const;
type MomentName = (typeof momentNames)[number];

/**
 * The time of a trip to an activity, or back from it, among those that are given: the first that is a time. Else the
 * first of them, with `time` null: it still says which end of the trip the activity is.
 */
export function momentOf(
  given: (name: MomentName) => string | null | undefined,
): { readonly name: MomentName; readonly time: string | null } | undefined {
  const named = momentNames.flatMap((name) => {
    const text = given(name);
    return text == null ? [] : [{ name, time: v.is(Moment, text) ? text : null }];
  });
  return named.find(({ time }) => time !== null) ?? named[0];
}
