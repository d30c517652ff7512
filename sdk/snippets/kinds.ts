import type * as v from "valibot";
import { bookingAttributes } from "../contracts/elements/booking.ts";
import { buttonAttributes } from "../contracts/elements/button.ts";
import { listingAttributes } from "../contracts/elements/listing.ts";

/** What a widget shows: one activity, or some. */
export type Subject = "activity" | "activities";

/** One way to put Gipfel on a page (purchase spec §3, "Widget configurator options"). */
export interface Kind {
  readonly subject: Subject;
  readonly tag: "gipfel-booking" | "gipfel-button" | "gipfel-listing";
  readonly attributes: v.ObjectSchema<any, any>;
  /** Attributes that make the kind what it is. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Attributes that mean nothing to the kind. */
  readonly without?: readonly string[];
  /** In a frame of the shop's page, in place of the element. */
  readonly isFramed?: true;
}

/** A button of one activity has no list. */
const ofActivity = {
  subject: "activity",
  tag: "gipfel-button",
  attributes: buttonAttributes,
  without: ["search", "hide"],
} as const;
const listing = { tag: "gipfel-listing", attributes: listingAttributes } as const;
/** What no address of the shop's pages can say: they are as light as the visitor's device, and one list each. */
const notInAddress = ["theme", "group", "attributes"] as const;

/** By name; `button` for one activity and `list-button` for a list are both the spec's "button". */
export const kinds = {
  widget: { subject: "activity", tag: "gipfel-booking", attributes: bookingAttributes, fixed: {} },
  cta: { ...ofActivity, fixed: { variant: "cta" } },
  fixed: { ...ofActivity, fixed: { variant: "fixed" } },
  button: { ...ofActivity, fixed: {} },
  list: { subject: "activities", ...listing, fixed: {} },
  iframe: { subject: "activities", ...listing, fixed: {}, isFramed: true, without: notInAddress },
  "list-button": { subject: "activities", tag: "gipfel-button", attributes: buttonAttributes, fixed: {} },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

/** Whether a kind is a page of the shop in a frame. */
export function isFramed(kind: KindName): boolean {
  return "isFramed" in kinds[kind];
}

/** The kinds of a subject, the first being the default. */
export function kindsOf(subject: Subject): KindName[] {
  return (Object.keys(kinds) as KindName[]).filter((name) => kinds[name].subject === subject);
}
