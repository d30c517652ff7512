import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAccount } from "../sections/context.ts";
import { WithCode } from "../with-code.tsx";

const loadInvoices = async () => (await import("../invoices/invoices.tsx")).Invoices;

/** Booking on invoice: its code comes to those who open it. */
export function InvoicesSection() {
  const { answer } = useAccount();
  return (
    <WithCode load={loadInvoices} words={answer.shell.words} skeleton={<RowsSkeleton rows={4} />}>
      {(Invoices) => <Invoices />}
    </WithCode>
  );
}
