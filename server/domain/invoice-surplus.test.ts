import { expect, test } from "vitest";
import type { InvoicePaymentKind } from "../../sdk/contracts/admin/invoices.ts";
import { surplusesOfNotes } from "./invoice-surplus.ts";

const at = (second: number) => `2026-11-21T10:00:${String(second).padStart(2, "0")}.000Z`;
const entry = (second: number, kind: InvoicePaymentKind, amount: number) => ({ kind, amount, created_at: at(second) });
const note = (second: number, id: string, total_amount: number) => ({ id, total_amount, created_at: at(second) });
const surpluses = (...course: Parameters<typeof surplusesOfNotes>) => Object.fromEntries(surplusesOfNotes(...course));

// Cause: paybacks of a whole invoice were compared with each of its notes.
test("[P9.credited] a payback is of the oldest note of a month's invoice that is not paid back", () => {
  const course = {
    total: 9800,
    entries: [entry(1, "payment", 9800), entry(4, "payback", -4900)],
    notes: [note(2, "first", 4900), note(3, "second", 4900)],
  };
  expect(surpluses(course)).toEqual({
    first: { surplus: 4900, isPaidBack: true },
    second: { surplus: 4900, isPaidBack: false },
  });
});

test("[P9.credited] a payback of what was paid twice leaves a note credited", () => {
  const course = {
    total: 4900,
    entries: [entry(1, "payment", 9800), entry(3, "payback", -4900)],
    notes: [note(2, "only", 4900)],
  };
  expect(surpluses(course)).toEqual({ only: { surplus: 4900, isPaidBack: false } });
});

test("[P9.credited] a surplus that was moved to another invoice is credited, not paid back", () => {
  const course = {
    total: 4900,
    entries: [entry(1, "payment", 4900), entry(2, "moved_out", -4900)],
    notes: [note(2, "only", 4900)],
  };
  expect(surpluses(course)).toEqual({ only: { surplus: 4900, isPaidBack: false } });
});

test("[P9.credited] a note on what was not paid yet made nothing too much paid", () => {
  const course = {
    total: 14_700,
    entries: [entry(1, "payment", 4900), entry(3, "moved_in", 1900)],
    notes: [note(2, "first", 7900), note(4, "second", 6800)],
  };
  expect(surpluses(course)).toEqual({
    first: { surplus: 0, isPaidBack: false },
    second: { surplus: 6800, isPaidBack: false },
  });
});
