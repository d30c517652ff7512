import type { AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import type { AffiliateStatement } from "../../../sdk/contracts/affiliate.ts";
import { groupedIban } from "../../../sdk/contracts/iban.ts";
import { TextButton } from "../../../sdk/ui/text-button.tsx";
import { cellNote, DataTable } from "../../lists/data-table.tsx";
import { longDate } from "../../long-date.ts";
import { partTitle, sectionLead, sectionPart } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { useMonthInWords } from "../../sections/use-month-in-words.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";

interface StatementsProps {
  readonly affiliate: AdminAffiliate;
  readonly onPay: (statement: AffiliateStatement) => void;
  readonly onUnpay: (statement: AffiliateStatement) => void;
}

/** What an affiliate has earned by month, what is to be paid out, and what the team has marked as paid. */
export function Statements({ affiliate: { statements }, onPay, onUnpay }: StatementsProps) {
  const { answer } = useAccount();
  const words = useAdminWords().affiliates;
  const monthOf = useMonthInWords();
  return (
    <section className={sectionPart} aria-labelledby="statements">
      <h3 id="statements" className={`mb-3 ${partTitle}`}>
        {words.statements}
      </h3>
      {statements.length === 0 ? (
        <p className={sectionLead}>{words.noStatements}</p>
      ) : (
        <DataTable
          entries={statements}
          keyOf={({ month }) => month}
          columns={[
            {
              name: words.month,
              renderCell: (statement) => (
                <>
                  {monthOf(statement)}
                  {statement.paid && (
                    <span className={cellNote}>
                      {fill(statement.paid.iban === null ? words.paid : words.paidTo, {
                        date: longDate(statement.paid.on, answer.locale),
                        iban: groupedIban(statement.paid.iban ?? ""),
                        reference: statement.paid.reference,
                      })}
                    </span>
                  )}
                </>
              ),
            },
            { name: words.amount, isNumber: true, renderCell: ({ amount }) => amount.formatted },
            { name: words.payable, isNumber: true, renderCell: ({ payable }) => payable.formatted },
            { name: words.carriedOn, isNumber: true, renderCell: ({ carriedOn }) => carriedOn.formatted },
            {
              name: words.payout,
              renderCell: (statement) =>
                statement.paid ? (
                  <TextButton
                    name={fill(words.unpayOf, { month: monthOf(statement) })}
                    onPress={() => onUnpay(statement)}
                  >
                    {words.unpay}
                  </TextButton>
                ) : statement.payable.amount > 0 ? (
                  <TextButton name={fill(words.payOf, { month: monthOf(statement) })} onPress={() => onPay(statement)}>
                    {words.pay}
                  </TextButton>
                ) : (
                  words.nothingToPay
                ),
            },
          ]}
        />
      )}
    </section>
  );
}
