import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** An invoice, or a credit note that takes back a part of one. */
export const invoiceKinds = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Whether an invoice is paid. Credit notes take back all of it: `cancelled` before it was paid, `credited` after. */
export const invoiceStates = ["open", "part_paid", "paid", "credited", "cancelled"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** States of an invoice of which something is left to pay. */
export const openInvoiceStates = ["open", "part_paid"] as const satisfies readonly InvoiceState[];

/** Whether something of it is left to pay. */
export function isOpenInvoiceState(state: InvoiceState): boolean {
  return (openInvoiceStates as readonly InvoiceState[]).includes(state);
}

/** An invoice or a credit note of a distributor that has its number. */
export const Invoice = v.object({
  invoiceId: v.string(),
  number: v.string(),
  kind: v.picklist(invoiceKinds),
  state: v.picklist(invoiceStates),
  /** The month that it bills, `2026-11`; null for those of a booking. */
  month: v.nullable(v.string()),
  /** The numbers of the bookings on it. */
  bookings: v.array(v.string()),
  createdAt: Instant,
  /** The last day to pay, `2026-12-31`; null for a credit note. */
  dueOn: v.nullable(v.string()),
  /** Whether that day has passed and something is open. */
  isOverdue: v.boolean(),
  total: Money,
  /** What credit notes have taken back of it. */
  credited: Money,
  paid: Money,
  /** What is left to pay; less than 0 where more was paid. 0 for a credit note. */
  open: Money,
  /** Where its PDF is, below the API's base. */
  url: v.string(),
});
export type Invoice = v.InferOutput<typeof Invoice>;
