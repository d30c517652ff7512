import { useState } from "react";
import type { AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { getAdminDistributor } from "../../../sdk/contracts/calls/admin/distributors.ts";
import type { DistributorState } from "../../../sdk/contracts/distributor.ts";
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
import { counted } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { Accounts } from "./accounts.tsx";
import { AgreementDialog } from "./agreement-dialog.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { DeclineDialog, decisionsIn, type Decision } from "./decline-dialog.tsx";

type OpenDialog =
  | { readonly of: "agreement" | "details" }
  | { readonly of: "decision"; readonly decision: Exclude<Decision, "approve">; readonly from: DistributorState };

/** One company that books on invoice: the team's decision, its agreement, what is open, its accounts. */
export function DistributorPage({ distributorId }: { readonly distributorId: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().distributors;
  const load = () => callApi(getAdminDistributor, { params: { distributorId } });
  const { loaded, retry, replace } = useLoaded(distributorId, load);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { resultMessage, showResult } = useResultMessage();
  const close = () => setDialog(null);
  const dialogProps = { onClose: close, load, onReloaded: replace };
  const done = (changed: AdminDistributor, message: string) => (close(), replace(changed), showResult(message));
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="distributor_not_found"
      words={words}
      list={{ parameter: "distributor" }}
      skeleton={<SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-3/5"]} />}
    >
      {(distributor) => (
        <>
          <div className={bookingHead}>
            <h2 className={sectionTitle}>{distributor.name}</h2>
            <StatusChip state={distributor.state}>{words.states[distributor.state]}</StatusChip>
          </div>
          <p className={`mt-1 ${sectionLead}`}>{whenInWords(distributor.createdAt, answer.locale)}</p>
          {resultMessage}
          <Credit distributor={distributor} />
          <Sent distributor={distributor} />
          <div className={`my-8 ${cardActions}`}>
            {decisionsIn(distributor.state).map((decision, index) => (
              <Button
                key={decision}
                variant={index === 0 && decision === "approve" ? "primary" : "secondary"}
                onPress={() =>
                  setDialog(
                    decision === "approve"
                      ? { of: "agreement" }
                      : { of: "decision", decision, from: distributor.state },
                  )
                }
              >
                {words[decision]}
              </Button>
            ))}
            {distributor.state === "approved" && (
              <Button variant="secondary" onPress={() => setDialog({ of: "agreement" })}>
                {words.changeAgreement}
              </Button>
            )}
            <Button variant="secondary" onPress={() => setDialog({ of: "details" })}>
              {words.correct}
            </Button>
          </div>
          <Accounts distributor={distributor} onChange={(changed, message) => done(changed, message)} />
          <Steps steps={distributor.history} />
          {dialog?.of === "agreement" && (
            <AgreementDialog
              distributor={distributor}
              {...dialogProps}
              onDone={(changed, message) => done(changed, message)}
            />
          )}
          {dialog?.of === "details" && (
            <CorrectDialog
              distributor={distributor}
              {...dialogProps}
              onDone={(changed) => done(changed, words.corrected)}
            />
          )}
          {dialog?.of === "decision" && (
            <DeclineDialog
              distributor={distributor}
              decision={dialog.decision}
              from={dialog.from}
              {...dialogProps}
              onDone={(changed) => done(changed, words.decided[changed.state])}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** Its credit limit, and what is open. */
function Credit({ distributor: { agreement, open, balance, left } }: { readonly distributor: AdminDistributor }) {
  const { answer } = useAccount();
  const words = useAdminWords().distributors;
  if (!agreement) return null;
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))]">
      <Detail name={words.limit}>{agreement.creditLimit?.formatted ?? words.noLimit}</Detail>
      <Detail name={words.open}>{open.formatted}</Detail>
      {balance.amount > 0 && <Detail name={words.balance}>{balance.formatted}</Detail>}
      {left && <Detail name={words.left}>{left.formatted}</Detail>}
      <Detail name={words.period}>{counted(words.days, agreement.periodDays, answer.locale)}</Detail>
      <Detail name={words.billing}>{words.billings[agreement.billing]}</Detail>
    </Details>
  );
}

/** Name, address and where invoices go. */
function Sent({ distributor }: { readonly distributor: AdminDistributor }) {
  const { answer } = useAccount();
  const words = useAdminWords().distributors;
  const { street, postalCode, town, countryCode, vatNumber, email, locale, termsVersion, note } = distributor;
  const language = translatedLanguageTag(answer.locale);
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))]">
      <Detail name={words.address}>
        {[street, `${postalCode} ${town}`.trim(), codeName("region", countryCode, language)]
          .filter((line) => line !== "")
          .join(", ")}
      </Detail>
      <Detail name={words.vatNumber}>{vatNumber ?? words.none}</Detail>
      <Detail name={words.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Detail>
      <Detail name={words.language}>{codeName("language", locale.slice(0, 2), language)}</Detail>
      <Detail name={words.terms}>{termsVersion ?? words.none}</Detail>
      {note && (
        <Detail name={words.note} isLong>
          {note}
        </Detail>
      )}
    </Details>
  );
}
