import type { Invoice } from "../../../sdk/contracts/invoice.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAdminWords } from "../context.ts";

/** Whether an invoice is paid, and whether its day has passed; of a credit note, that it is one. */
export function InvoiceState({ invoice: { kind, state, isOverdue } }: { readonly invoice: Invoice }) {
  const words = useAdminWords().invoices;
  if (kind === "credit_note") return <StatusChip state="credit_note">{words.creditNote}</StatusChip>;
  if (isOverdue) return <StatusChip state="overdue">{words.states.overdue}</StatusChip>;
  return <StatusChip state={state}>{words.states[state]}</StatusChip>;
}
