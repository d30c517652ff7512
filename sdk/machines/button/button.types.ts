import type { ListedActivity } from "../../contracts/listing.ts";
import type { Appearance } from "../_setup/appearance.ts";

/** How the button looks; what it opens gets its appearance. */
export interface ButtonAppearance extends Appearance {
  readonly variant: "button" | "cta" | "fixed";
  /** The partner's own words, in place of "Book now". */
  readonly text: string | undefined;
  readonly opensDialog: boolean;
}

/** The list that a button opens, as the attributes of `<gipfel-listing>` say it. */
export interface ButtonList {
  /** Content ids. */
  readonly activities: readonly number[];
  readonly search: string | undefined;
  /** Words of `hideable` (contracts/discovery.ts). */
  readonly hide: readonly string[];
}

export interface ButtonInput {
  /** Content id of the activity to book. */
  readonly activity: number | undefined;
  /** The list to open where there is no activity; without either the button leads to the shop's list. */
  readonly list: ButtonList | undefined;
  /** What is filled in beforehand, as the attribute says it. */
  readonly prefill: string | undefined;
  /** On this page, or the shop's page of it. */
  readonly opens: "widget" | "page";
  readonly appearance: ButtonAppearance;
}

export interface ButtonContext extends ButtonInput {
  /** The date that the page has chosen, while the booking widget is open. */
  readonly date: string | null;
  /** The activity as a list has it, for a card; null until it is loaded, and where it can't be. */
  readonly listed: ListedActivity | null;
}

export type ButtonEvent =
  | ({ readonly type: "button.changed" } & ButtonInput)
  /** The page presses the button, closes what is open, or opens the booking widget at a date. */
  | { readonly type: "open" }
  | { readonly type: "close" }
  | { readonly type: "select"; readonly date: string }
  | { readonly type: "button.pressed" }
  | { readonly type: "overlay.closed" }
  /** The code of what opens could not be loaded. */
  | { readonly type: "overlay.lost" };

export interface ButtonEmitted {
  readonly type: "select";
  readonly detail: { readonly activityId: number; readonly kind: "activity"; readonly value: string };
}
