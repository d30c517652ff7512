import type { ComponentChildren } from "preact";

/** How a state looks, whatever it is of. */
const tones: Readonly<Record<string, "good" | "waiting" | "over" | "bad">> = {
  confirmed: "good",
  booked: "good",
  published: "good",
  approved: "good",
  selling: "good",
  paying: "waiting",
  requested: "waiting",
  held: "waiting",
  unpaid: "waiting",
  new: "waiting",
  due: "waiting",
  pending: "waiting",
  failed: "bad",
  refused: "bad",
  by_hand: "bad",
  paid_twice: "bad",
  rejected: "bad",
  not_bookable: "bad",
};

/** A state as a chip: always in words, its colour only underlines them. */
export function StatusChip({ state, children }: { readonly state: string; readonly children: ComponentChildren }) {
  return <span class={`chip chip-${tones[state] ?? "over"}`}>{children}</span>;
}
