import { useState } from "react";
import type { AffiliateState } from "../../../sdk/contracts/affiliate.ts";
import type { AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import { getAdminAffiliate } from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { groupedIban } from "../../../sdk/contracts/iban.ts";
import { translatedLanguageTag } from "../../../sdk/contracts/locale.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { codeName } from "../../../sdk/ui/code-name.ts";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { callApi } from "../../api.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { whenInWords } from "../../forms/when.ts";
import { Detail, Details } from "../../lists/details.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { bookingHead, cardActions, sectionLead, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { ChangeCommission } from "./change-commission.tsx";
import { DecideDialog, decisionsIn, type Decision } from "./decide-dialog.tsx";
import { PayoutDialog, type Payout } from "./payout-dialog.tsx";
import { Statements } from "./statements.tsx";

/** The dialog that is open. */
type OpenDialog =
  | { readonly of: "commission" }
  | { readonly of: "payout"; readonly payout: Payout }
  | { readonly of: "decision"; readonly decision: Decision; readonly from: AffiliateState };

/** One affiliate: what they sent, the team's decision, the commission, what they have earned. */
export function Affiliate({ affiliateId }: { readonly affiliateId: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().affiliates;
  const load = () => callApi(getAdminAffiliate, { params: { affiliateId } });
  const { loaded, retry, replace } = useLoaded(affiliateId, load);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { resultMessage, showResult } = useResultMessage();
  const close = () => setDialog(null);
  const dialogProps = { onClose: close, load, onReloaded: replace };
  const done = (affiliate: AdminAffiliate, message: string) => (close(), replace(affiliate), showResult(message));
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="affiliate_not_found"
      words={words}
      list={{ parameter: "number" }}
      skeleton={<SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-3/5"]} />}
    >
      {(affiliate) => (
        <>
          <div className={bookingHead}>
            <h2 className={sectionTitle}>{affiliate.company}</h2>
            <StatusChip state={affiliate.state}>{words.states[affiliate.state]}</StatusChip>
          </div>
          <p className={`mt-1 ${sectionLead}`}>{whenInWords(affiliate.createdAt, answer.locale)}</p>
          {resultMessage}
          <Sent affiliate={affiliate} />
          <div className={`my-8 ${cardActions}`}>
            {decisionsIn(affiliate.state).map((decision, index) => (
              <Button
                key={decision}
                variant={index === 0 && decision !== "close" ? "primary" : "secondary"}
                onPress={() => setDialog({ of: "decision", decision, from: affiliate.state })}
              >
                {words[decision]}
              </Button>
            ))}
            <Button variant="secondary" onPress={() => setDialog({ of: "commission" })}>
              {words.changeCommission}
            </Button>
          </div>
          <Statements
            affiliate={affiliate}
            onPay={(statement) => setDialog({ of: "payout", payout: { statement, of: "pay" } })}
            onUnpay={(statement) => setDialog({ of: "payout", payout: { statement, of: "unpay" } })}
          />
          <Steps steps={affiliate.history} />
          {dialog?.of === "commission" && (
            <ChangeCommission
              affiliate={affiliate}
              {...dialogProps}
              onDone={(changed) => done(changed, fill(words.commissionChanged, { percent: changed.commissionPercent }))}
            />
          )}
          {dialog?.of === "payout" && (
            <PayoutDialog
              affiliate={affiliate}
              payout={dialog.payout}
              {...dialogProps}
              onDone={(changed) => done(changed, dialog.payout.of === "pay" ? words.paidDone : words.unpaidDone)}
            />
          )}
          {dialog?.of === "decision" && (
            <DecideDialog
              affiliate={affiliate}
              decision={dialog.decision}
              from={dialog.from}
              {...dialogProps}
              onDone={(decided) => done(decided, words.decided[decided.state])}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** What they have sent. */
function Sent({ affiliate }: { readonly affiliate: AdminAffiliate }) {
  const { answer } = useAccount();
  const words = useAdminWords().affiliates;
  const { contact, number, site, iban, commissionPercent, locale, termsVersion, note, history } = affiliate;
  const ibanChange = history.find(({ changes }) => changes.some(({ field }) => field === "iban"));
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))]">
      <Detail name={words.number}>{number}</Detail>
      <Detail name={words.site}>
        <a href={site} target="_blank" rel="noopener noreferrer nofollow">
          {site}
        </a>
      </Detail>
      <Detail name={words.contact}>
        {contact ? (
          <>
            {contact.name}, <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {!contact.isEmailConfirmed && ` (${words.emailUnconfirmed})`}
          </>
        ) : (
          words.accountDeleted
        )}
      </Detail>
      <Detail name={words.iban}>
        {iban ? <bdi>{groupedIban(iban)}</bdi> : words.noIban}
        {ibanChange && ` (${fill(words.ibanChanged, { date: whenInWords(ibanChange.at, answer.locale) })})`}
      </Detail>
      <Detail name={words.commission}>{commissionPercent} %</Detail>
      <Detail name={words.language}>
        {codeName("language", locale.slice(0, 2), translatedLanguageTag(answer.locale))}
      </Detail>
      <Detail name={words.terms}>{termsVersion}</Detail>
      {note && (
        <Detail name={words.note} isLong>
          {note}
        </Detail>
      )}
    </Details>
  );
}
