import { useState, type FormEvent } from "react";
import {
  bankEntryStates,
  longestBankFile,
  longestNumbers,
  type BankEntry,
  type BankFileResult,
} from "../../../sdk/contracts/admin/invoices.ts";
import {
  assignBankEntry,
  dismissBankEntry,
  listBankEntries,
  sendBankFile,
} from "../../../sdk/contracts/calls/admin/invoices.ts";
import { FieldFrame } from "../../../sdk/ui/field.tsx";
import { TextButton, textLink } from "../../../sdk/ui/text-button.tsx";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { requestedPage } from "../../forms/requested-page.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { dateOfDayInWords } from "../../forms/when.ts";
import { cellNote, DataTable } from "../../lists/data-table.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { formWidth } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { useResultMessage } from "../use-result-message.tsx";

/** What the bank has received: files are sent here, and what names no invoice is assigned. */
export function BankEntries() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.invoices;
  const { query } = useAddress();
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState<BankEntry | null>(null);
  const [reopened, setReopened] = useState<BankFileResult["reopened"]>([]);
  const { resultMessage, showResult } = useResultMessage();
  const state = bankEntryStates.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <BankFile
        onTaken={({ reopened: again, ...counts }) => {
          setTurn(turn + 1);
          setReopened(again);
          showResult(fill(words.taken, counts), again.length > 0 ? "warning" : "done");
        }}
      />
      {resultMessage}
      {reopened.length > 0 && (
        <p className="mt-3">
          {words.reopened}{" "}
          {reopened.map(({ invoiceId, number }) => (
            <StepLink
              key={invoiceId}
              className={`${textLink} me-3 inline-flex min-h-11 items-center`}
              changes={{ list: null, invoice: invoiceId }}
            >
              {number}
            </StepLink>
          ))}
        </p>
      )}
      <div className="mt-8">
        <ListBar hint={words.bankHint}>
          <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.entryStates)} />
        </ListBar>
      </div>
      <Listing
        key={turn}
        question={question}
        load={() => callApi(listBankEntries, { query: question })}
        empty={{ title: words.noEntriesTitle, text: words.noEntries }}
      >
        {(entries, replace) => (
          <>
            <DataTable
              entries={entries}
              keyOf={({ entryId }) => entryId}
              columns={[
                {
                  name: words.payer,
                  renderCell: ({ payer, reference }) => (
                    <>
                      {payer || words.noPayer}
                      {reference && <span className={`${cellNote} break-all`}>{reference}</span>}
                    </>
                  ),
                },
                { name: words.amount, isNumber: true, renderCell: ({ amount }) => amount.formatted },
                { name: words.bookedOn, renderCell: ({ bookedOn }) => dateOfDayInWords(bookedOn, answer.locale) },
                {
                  name: all.state,
                  renderCell: ({ state: now, dismissedBy }) => (
                    <>
                      <StatusChip state={now}>{words.entryStates[now]}</StatusChip>
                      {dismissedBy && (
                        <bdi className={`${cellNote} break-all`}>{fill(words.dismissedBy, { who: dismissedBy })}</bdi>
                      )}
                    </>
                  ),
                },
                {
                  name: words.correction,
                  renderCell: (entry) =>
                    entry.state === "unmatched" && (
                      <TextButton
                        name={fill(words.assignOf, { amount: entry.amount.formatted, payer: entry.payer })}
                        onPress={() => setOpen(entry)}
                      >
                        {words.assign}
                      </TextButton>
                    ),
                },
              ]}
            />
            {open && (
              <AssignDialog
                entry={open}
                onClose={() => setOpen(null)}
                onDone={(changed) => {
                  setOpen(null);
                  replace(changed, ({ entryId }) => entryId === changed.entryId);
                  showResult(changed.state === "assigned" ? words.assigned : words.dismissed);
                }}
              />
            )}
          </>
        )}
      </Listing>
    </>
  );
}

/** Sends a file of the bank. */
function BankFile({ onTaken }: { readonly onTaken: (result: BankFileResult) => void }) {
  const words = useAdminWords().invoices;
  const { sending, send } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isTooLarge = file !== null && file.size > longestBankFile;

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(file === null);
    if (file === null || isTooLarge) return;
    send(async () => callApi(sendBankFile, { body: { content: await file.text() } }), onTaken);
  }

  const problem = sending.state === "refused" ? String(sending.refusal.fields["content"] ?? "") : "";
  const reason = words.fileProblems[problem];
  return (
    <form className={`${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      <FieldFrame
        label={words.file}
        hint={words.fileHint}
        error={isMissing ? words.fileMissing : isTooLarge ? words.fileTooLarge : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".xml,text/xml,application/xml"
            className="focus-ring min-h-11 w-full min-w-0 rounded-field py-2 text-14"
            onChange={(event) => {
              setMissing(false);
              setFile(event.currentTarget.files?.[0] ?? null);
            }}
          />
        )}
      </FieldFrame>
      {sending.state === "refused" &&
        (reason ? (
          <Message kind="warning" takesFocus>
            <p>{reason}</p>
          </Message>
        ) : (
          <Refused refusal={sending.refusal} />
        ))}
      <Submit variant="secondary" isBusy={sending.state === "sending"}>
        {words.send}
      </Submit>
    </form>
  );
}

interface AssignDialogProps {
  readonly entry: BankEntry;
  readonly onClose: () => void;
  readonly onDone: (entry: BankEntry) => void;
}

/** Says which invoice a payment is of, or that it is of none. */
function AssignDialog({ entry, onClose, onDone }: AssignDialogProps) {
  const { answer } = useAccount();
  const words = useAdminWords().invoices;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const form = useForm({ numbers: "" }, { numbers: checksIn(formWords).given() });
  const { entryId, amount, payer, bookedOn } = entry;
  const params = { entryId };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(() => callApi(assignBankEntry, { params, body: { numbers: form.values.numbers.trim() } }), onDone);
  }

  return (
    <FormDialog id="bank-entry" title={words.assignTitle} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>
          {[amount.formatted, payer, dateOfDayInWords(bookedOn, answer.locale)]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <FormTextField
          field={form.field("numbers")}
          label={words.numbersLabel}
          hint={words.numbersHint}
          maxLength={longestNumbers}
          autoComplete="off"
        />
        <p>
          <TextButton onPress={() => send(() => callApi(dismissBankEntry, { params, body: {} }), onDone)}>
            {words.dismiss}
          </TextButton>
        </p>
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.assign}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
