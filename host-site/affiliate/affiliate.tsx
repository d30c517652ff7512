import { useState } from "react";
import { loaders as affiliateWords } from "words:affiliate";
import type { AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { getAffiliateStatistics } from "../../sdk/contracts/calls/affiliate.ts";
import { callApi } from "../api.ts";
import { loadWords } from "../forms/load-words.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { useAccount } from "../sections/context.ts";
import { sectionLead, sectionTitle } from "../sections/classes.ts";
import { WithCode } from "../with-code.tsx";
import { AffiliateContext, useAffiliateWords } from "./context.ts";
import { daysIn } from "./days.ts";
import { DetailsForm } from "./details-form.tsx";
import { Membership } from "./membership.tsx";
import { Statements } from "./statements.tsx";
import { Statistics } from "./statistics.tsx";

/** An account as an affiliate: the form that applies, what became of it, statistics, statements. */
export function Affiliate() {
  const { answer } = useAccount();
  return (
    <WithCode
      load={() => loadWords(affiliateWords, answer.locale)}
      words={answer.shell.words}
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(words) => (
        <AffiliateContext.Provider value={words}>
          <Section />
        </AffiliateContext.Provider>
      )}
    </WithCode>
  );
}

function Section() {
  const words = useAffiliateWords();
  const { query } = useAddress();
  const { days, mistake } = daysIn(query);
  const [result, setResult] = useState<string | null>(null);
  const { loaded, retry, replace } = useLoaded(JSON.stringify(days), () =>
    callApi(getAffiliateStatistics, { query: days }),
  );
  return (
    <>
      <h2 className={sectionTitle}>
        {loaded.state === "shown" && loaded.data.affiliate === null ? words.applyTitle : words.title}
      </h2>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={4} />}>
        {(data) => {
          const { affiliate } = data;
          const show = (changed: AffiliateAccount, message: string) => {
            setResult(message);
            replace({ ...data, affiliate: changed });
          };
          const showReloaded = (now: AffiliateAccount) => replace({ ...data, affiliate: now });
          if (affiliate === null)
            return (
              <>
                <p className={sectionLead}>{words.applyLead}</p>
                <DetailsForm affiliate={null} onSent={show} onReloaded={showReloaded} />
              </>
            );
          const hasEarned = affiliate.state === "approved" || affiliate.state === "closed";
          return (
            <>
              <Membership affiliate={affiliate} result={result} onChange={show} onReloaded={showReloaded} />
              {hasEarned && !query.has("part") && (
                <>
                  <Statistics data={data} affiliate={affiliate} mistake={mistake} />
                  <Statements affiliate={affiliate} />
                </>
              )}
            </>
          );
        }}
      </WithLoaded>
    </>
  );
}
