import type { Appearance } from "../_setup/appearance.ts";

/** How the button looks; the booking widget that it opens gets its appearance. */
export interface ButtonAppearance extends Appearance {
  readonly variant: "button" | "cta" | "fixed";
  /** The partner's own words, in place of "Book now". */
  readonly text: string | undefined;
  readonly opensDialog: boolean;
}

export interface ButtonContext {
  /** Content id of the activity to book; without one the button leads to the listing. */
  readonly activity: number | undefined;
  readonly appearance: ButtonAppearance;
}

export type ButtonEvent =
  | ({ readonly type: "button.changed" } & ButtonContext)
  | { readonly type: "button.pressed" }
  | { readonly type: "booking.closed" };

export interface ButtonEmitted {
  readonly type: "select";
  readonly detail: { readonly activityId: number; readonly kind: "activity"; readonly value: string };
}
