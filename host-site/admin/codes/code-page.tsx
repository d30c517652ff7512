import { useState } from "react";
import type { AdminCodeDetails } from "../../../sdk/contracts/admin/codes.ts";
import { endCode, getAdminCode } from "../../../sdk/contracts/calls/admin/codes.ts";
import { shownCode } from "../../../sdk/contracts/code-name.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { callApi } from "../../api.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { whenInWords } from "../../forms/when.ts";
import { DataTable, entryLink } from "../../lists/data-table.tsx";
import { Detail, Details } from "../../lists/details.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { longDate } from "../../long-date.ts";
import { bookingHead, cardActions, partTitle, sectionLead, sectionPart, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { worthOf } from "./worth.ts";

/** One rebate or gift voucher: what it is worth, what is left of it, which bookings used it, and its end. */
export function CodePage({ code }: { readonly code: string }) {
  const { answer } = useAccount();
  const words = useAdminWords().codes;
  const { loaded, retry, replace } = useLoaded(code, () => callApi(getAdminCode, { params: { code } }));
  const [isEnding, setEnding] = useState(false);
  const { resultMessage, showResult } = useResultMessage();
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="code_not_found"
      words={words}
      list={{ parameter: "code" }}
      skeleton={<SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-3/5"]} />}
    >
      {(found) => (
        <>
          <div className={bookingHead}>
            <h2 className={`${sectionTitle} wrap-anywhere`}>
              <bdi>{shownCode(found)}</bdi>
            </h2>
            <StatusChip state={found.state}>{words.states[found.state]}</StatusChip>
          </div>
          <p className={`mt-1 ${sectionLead}`}>
            {[words.kinds[found.kind], found.createdAt && whenInWords(found.createdAt, answer.locale)]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {resultMessage}
          <Facts code={found} />
          {found.endedAt === null && (
            <div className={`my-8 ${cardActions}`}>
              <Button variant="secondary" onPress={() => setEnding(true)}>
                {words.end}
              </Button>
            </div>
          )}
          {found.kind === "voucher" && <Entries entries={found.entries} />}
          <Steps steps={found.history} />
          {isEnding && (
            <EndDialog
              code={found}
              onClose={() => setEnding(false)}
              onDone={(changed) => (setEnding(false), replace(changed), showResult(words.endDone))}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

function Facts({
  code: { rebate, voucher, label, validUntil, endedAt, ...code },
}: {
  readonly code: AdminCodeDetails;
}) {
  const { answer } = useAccount();
  const words = useAdminWords().codes;
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))]">
      <Detail name={words.worth}>{worthOf({ rebate, voucher, ...code })}</Detail>
      {voucher && <Detail name={words.balance}>{voucher.balance.formatted}</Detail>}
      {rebate && <Detail name={words.usesLeft}>{rebate.usesLeft ?? words.unlimited}</Detail>}
      <Detail name={words.validUntil}>{validUntil ? longDate(validUntil, answer.locale) : words.noEnd}</Detail>
      {endedAt && <Detail name={words.ended}>{whenInWords(endedAt, answer.locale)}</Detail>}
      {label && <Detail name={words.label}>{label}</Detail>}
      {voucher && <Detail name={words.recipient}>{voucher.recipientEmail ?? words.nobody}</Detail>}
    </Details>
  );
}

function Entries({ entries }: Pick<AdminCodeDetails, "entries">) {
  const { answer } = useAccount();
  const { state: stateWord, codes: words } = useAdminWords();
  return (
    <section className={sectionPart} aria-labelledby="entries">
      <h3 id="entries" className={`mb-3 ${partTitle}`}>
        {words.entries}
      </h3>
      {entries.length === 0 ? (
        <p className={sectionLead}>{words.noEntries}</p>
      ) : (
        <DataTable
          entries={entries}
          keyOf={({ bookingId, state, at }) => `${bookingId} ${state} ${at}`}
          columns={[
            {
              name: words.booking,
              renderCell: ({ bookingId, bookingNumber }) => (
                <a className={entryLink} href={location.pathname.replace(/codes$/, `bookings/${bookingId}`)}>
                  {bookingNumber}
                </a>
              ),
            },
            { name: words.amount, isNumber: true, renderCell: ({ amount }) => amount.formatted },
            { name: words.when, renderCell: ({ at }) => whenInWords(at, answer.locale) },
            {
              name: stateWord,
              renderCell: ({ state }) => <StatusChip state={state}>{words.entryStates[state]}</StatusChip>,
            },
          ]}
        />
      )}
    </section>
  );
}

interface EndDialogProps {
  readonly code: Pick<AdminCodeDetails, "kind" | "code">;
  readonly onClose: () => void;
  readonly onDone: (code: AdminCodeDetails) => void;
}

function EndDialog({ code, onClose, onDone }: EndDialogProps) {
  const words = useAdminWords().codes;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  return (
    <FormDialog id="end-code" title={fill(words.endTitle, { code: shownCode(code) })} onClose={onClose}>
      <p>{words.endText}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
        <Button
          variant="danger"
          busy={isBusy(sending)}
          onPress={() => send(() => callApi(endCode, { params: { code: code.code }, body: {} }), onDone)}
        >
          {words.endNow}
        </Button>
      </DialogButtons>
    </FormDialog>
  );
}
