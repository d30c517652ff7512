import { useEffect, useRef } from "react";
import {
  leastPayout,
  statementOutcome,
  type AffiliateAccount,
  type AffiliateStatement,
  type StatementOwner,
} from "../../sdk/contracts/affiliate.ts";
import { listAffiliateStatements } from "../../sdk/contracts/calls/affiliate.ts";
import { maskedIban } from "../../sdk/contracts/iban.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { callApi } from "../api.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { cellNote, DataTable } from "../lists/data-table.tsx";
import { longDate } from "../long-date.ts";
import { partTitle, sectionLead } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { useMonthInWords } from "../sections/use-month-in-words.ts";
import { fill } from "../shell/fill.ts";
import { useAffiliateWords } from "./context.ts";

const fileLink = "focus-ring -my-3 inline-flex min-h-11 items-center underline underline-offset-3";

/** The statement of each month, what becomes of it, and as files. */
export function Statements({ affiliate }: { readonly affiliate: AffiliateAccount }) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { loaded, retry } = useLoaded("statements", () => callApi(listAffiliateStatements));
  const monthOf = useMonthInWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The mail's link names them, and they come later than the page.
  useEffect(() => {
    if (location.hash !== "#statements" || scrollY > 0) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="mt-10" aria-labelledby="statements">
      <h3 id="statements" ref={heading} className={`mb-2 ${partTitle}`} tabIndex={-1}>
        {words.statements}
      </h3>
      <p className={`mb-4 ${sectionLead}`}>{words.statementsLead}</p>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={2} />}>
        {({ statements }) =>
          statements.length === 0 ? (
            <p className="rounded-card bg-surface-2 p-5 text-14 text-ink-2">{words.noStatements}</p>
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
                      <span className={cellNote}>
                        {outcomeOf(
                          statement,
                          { ...affiliate, newestMonth: statements[0]!.month },
                          words.outcome,
                          answer.locale,
                        )}
                      </span>
                    </>
                  ),
                },
                { name: words.amount, isNumber: true, renderCell: ({ amount }) => amount.formatted },
                { name: words.payable, isNumber: true, renderCell: ({ payable }) => payable.formatted },
                { name: words.carriedOn, isNumber: true, renderCell: ({ carriedOn }) => carriedOn.formatted },
                {
                  name: words.files,
                  renderCell: (statement) => (
                    <span className="flex gap-4 whitespace-nowrap">
                      {(["pdf", "csv"] as const).map((type) => (
                        <a
                          key={type}
                          className={fileLink}
                          href={`/api/account/affiliate/statements/${statement.month}.${type}?locale=${answer.locale}`}
                          download=""
                          aria-label={fill(type === "pdf" ? words.pdfOf : words.csvOf, { month: monthOf(statement) })}
                        >
                          {type.toUpperCase()}
                        </a>
                      ))}
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </WithLoaded>
    </section>
  );
}

function outcomeOf(
  statement: AffiliateStatement,
  owner: StatementOwner,
  outcome: Readonly<Record<ReturnType<typeof statementOutcome>, string>>,
  locale: Locale,
): string {
  return fill(outcome[statementOutcome(statement, owner)], {
    payable: statement.payable.formatted,
    open: formatMoney(Math.abs(statement.carriedOn.amount)),
    least: formatMoney(leastPayout),
    date: statement.paid ? longDate(statement.paid.on, locale) : "",
    reference: statement.paid?.reference ?? "",
    account: statement.paid?.iban ? maskedIban(statement.paid.iban) : "",
  });
}
