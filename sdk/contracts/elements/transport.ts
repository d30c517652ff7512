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

const Moment = v.optional(v.union([Instant, LocalDateTime]));

/** Attributes of `<gipfel-transport>`: connections by public transport, and their tickets. */
export const transportAttributes = v.object({
  ...commonAttributes,
  /** A place's id or its name, as `to`. */
  from: text(200),
  to: text(200),
  "arrive-by": Moment,
  "depart-after": Moment,
  "return-after": Moment,
  date: v.optional(LocalDate),
  activity: v.optional(id),
  "with-item": v.optional(Id),
  replaces: v.optional(Id),
  reservation: v.optional(Id),
  open: flag,
});
export type TransportAttributes = v.InferOutput<typeof transportAttributes>;
