import { useState } from "react";
import { loaders as invoiceWords } from "words:invoices";
import { getDistributor } from "../../sdk/contracts/calls/distributor.ts";
import { callApi } from "../api.ts";
import { loadWords } from "../forms/load-words.ts";
import { Message } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { sectionLead, sectionTitle } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { WithCode } from "../with-code.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { InvoiceContext, useInvoiceWords } from "./context.ts";
import { InvoiceList } from "./invoice-list.tsx";
import { Standing } from "./standing.tsx";

/** Booking on invoice: the form that applies, what became of it, the limit and what is open. */
export function Invoices() {
  const { answer } = useAccount();
  return (
    <WithCode
      load={() => loadWords(invoiceWords, answer.locale)}
      words={answer.shell.words}
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(words) => (
        <InvoiceContext.Provider value={words}>
          <Section />
        </InvoiceContext.Provider>
      )}
    </WithCode>
  );
}

function Section() {
  const words = useInvoiceWords();
  const [result, setResult] = useState<string | null>(null);
  const { loaded, retry, replace } = useLoaded("distributor", () => callApi(getDistributor));
  return (
    <>
      <h2 className={sectionTitle}>
        {loaded.state === "shown" && loaded.data.distributor === null ? words.applyTitle : words.title}
      </h2>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={4} />}>
        {({ distributor }) => {
          const form = (
            <ApplicationForm
              distributor={distributor}
              onSent={(sent, message) => {
                setResult(message);
                replace({ distributor: sent });
              }}
            />
          );
          if (distributor === null)
            return (
              <>
                <p className={sectionLead}>{words.applyLead}</p>
                {form}
              </>
            );
          return (
            <>
              {result && (
                <div className="mt-4">
                  <Message kind="done" takesFocus>
                    <p>{result}</p>
                  </Message>
                </div>
              )}
              <Standing distributor={distributor} />
              {distributor.state === "rejected" && form}
              {distributor.agreement && <InvoiceList />}
            </>
          );
        }}
      </WithLoaded>
    </>
  );
}
