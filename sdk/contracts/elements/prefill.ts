import * as v from "valibot";
import { emailMaxLength, nameMaxLength } from "../contact.ts";

const names = ["givenName", "familyName", "email", "phone", "date", "adults", "childrenAges"] as const;
type PrefillName = (typeof names)[number];

/** What a page fills in beforehand: the buyer, the date, the people. */
const Prefill = v.object({
  givenName: v.optional(v.pipe(v.string(), v.maxLength(nameMaxLength))),
  familyName: v.optional(v.pipe(v.string(), v.maxLength(nameMaxLength))),
  email: v.optional(v.pipe(v.string(), v.maxLength(emailMaxLength))),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, "a date like 2026-12-01 is wanted"))),
  adults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  /** A child's age in years, or null where it isn't known. */
  childrenAges: v.optional(
    v.pipe(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17)))), v.maxLength(99)),
  ),
  /** What of it the visitor can't change: all, or what is named. */
  locked: v.optional(v.union([v.boolean(), v.array(v.picklist(names))])),
});
export type Prefill = v.InferOutput<typeof Prefill>;

/** A `Prefill` as JSON text: what the attribute `prefill` carries, 4,000 characters at most. */
export const PrefillText = v.pipe(v.string(), v.maxLength(4000), v.parseJson(), Prefill);

/** Null where there is none, or it can't be read. */
export function readPrefill(text: string | undefined): Prefill | null {
  const parsed = v.safeParse(PrefillText, text);
  return parsed.success ? parsed.output : null;
}

/** Whether a value is given and locked. */
export function isPrefillLocked(prefill: Prefill | null | undefined, name: PrefillName): boolean {
  if (!prefill || prefill[name] === undefined) return false;
  return prefill.locked === true || (Array.isArray(prefill.locked) && prefill.locked.includes(name));
}
