import type { InvoicePaymentKind } from "../../sdk/contracts/admin/invoices.ts";

/** What was paid of an invoice, taken from it again, and taken back of it by credit notes; without what was undone. */
export interface InvoiceCourse {
  /** Rappen of the invoice as it was made. */
  readonly total: number;
  /** `amount` is less than 0 for what was paid back or moved to another invoice. */
  readonly entries: readonly {
    readonly kind: InvoicePaymentKind;
    readonly amount: number;
    readonly created_at: string;
  }[];
  readonly notes: readonly { readonly id: string; readonly total_amount: number; readonly created_at: string }[];
}

/** Of a credit note: Rappen that were paid too much by it, and whether all of them were paid back to the company. */
export interface NoteSurplus {
  readonly surplus: number;
  readonly isPaidBack: boolean;
}

/** Of what was paid too much, by a credit note or by a payment: what is left of it, and what was paid back. */
interface Surplus {
  readonly noteId: string | null;
  readonly amount: number;
  left: number;
  paidBack: number;
}

/**
 * What each credit note of an invoice made too much paid: a note on what was not paid yet is none. What is paid back or
 * moved is taken from the oldest surplus first.
 */
export function surplusesOfNotes({ total, entries, notes }: InvoiceCourse): Map<string, NoteSurplus> {
  // At one instant a payment stands before a note, and both before what is taken from them.
  const steps = [
    ...entries.map((entry) => ({ ...entry, noteId: null, rank: entry.amount > 0 ? 0 : 2 })),
    ...notes.map(({ id, total_amount, created_at }) => ({
      kind: "note" as const,
      amount: total_amount,
      created_at,
      noteId: id,
      rank: 1,
    })),
  ].toSorted((one, other) =>
    one.created_at === other.created_at ? one.rank - other.rank : one.created_at < other.created_at ? -1 : 1,
  );
  const surpluses: Surplus[] = [];
  let open = total;
  for (const { kind, amount, noteId } of steps) {
    const before = Math.max(0, -open);
    open -= amount;
    if (amount < 0) takeFrom(surpluses, -amount, kind === "payback");
    else {
      const more = Math.max(0, -open) - before;
      surpluses.push({ noteId, amount: more, left: more, paidBack: 0 });
    }
  }
  return new Map(
    surpluses.flatMap(({ noteId, amount, paidBack }) =>
      noteId === null ? [] : [[noteId, { surplus: amount, isPaidBack: amount > 0 && paidBack === amount }] as const],
    ),
  );
}

function takeFrom(surpluses: readonly Surplus[], amount: number, isPaidBack: boolean): void {
  let toTake = amount;
  for (const surplus of surpluses) {
    const taken = Math.min(toTake, surplus.left);
    surplus.left -= taken;
    if (isPaidBack) surplus.paidBack += taken;
    toTake -= taken;
  }
}
