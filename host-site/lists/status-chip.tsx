import type { ReactNode } from "react";

/** How a state looks, whatever it is of. */
const tones: Readonly<Record<string, "good" | "waiting" | "over" | "bad">> = {
  confirmed: "good",
  booked: "good",
  published: "good",
  approved: "good",
  selling: "good",
  valid: "good",
  paying: "waiting",
  requested: "waiting",
  held: "waiting",
  unpaid: "waiting",
  new: "waiting",
  applied: "waiting",
  paid: "good",
  assigned: "good",
  due: "waiting",
  open: "waiting",
  part_paid: "waiting",
  unmatched: "waiting",
  pending: "waiting",
  failed: "bad",
  refused: "bad",
  by_hand: "bad",
  paid_twice: "bad",
  rejected: "bad",
  overdue: "bad",
  not_bookable: "bad",
};

const colours = {
  good: "bg-success-tint text-success",
  waiting: "bg-warning-tint text-warning",
  over: "bg-surface-3 text-ink-2",
  bad: "bg-red-tint text-red",
} as const;

/** A state as a chip: always in words, its colour only underlines them. */
export function StatusChip({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-block w-fit rounded-chip px-2.5 py-1 text-12 font-value whitespace-nowrap forced-colors:border ${colours[tones[state] ?? "over"]}`}
    >
      {children}
    </span>
  );
}
