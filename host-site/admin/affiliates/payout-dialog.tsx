import { type FormEvent, useState } from "react";
import {
  longestAffiliateNote,
  longestReference,
  type AdminAffiliate,
} from "../../../sdk/contracts/admin/affiliates.ts";
import type { AffiliateStatement } from "../../../sdk/contracts/affiliate.ts";
import { payStatement, unpayStatement } from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { groupedIban } from "../../../sdk/contracts/iban.ts";
import { callApi } from "../../api.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextArea, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { todayInShop } from "../../forms/when.ts";
import { longDate } from "../../long-date.ts";
import { useAccount } from "../../sections/context.ts";
import { useMonthInWords } from "../../sections/use-month-in-words.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

/** A statement whose payout is marked, or whose mark is taken back. */
export interface Payout {
  readonly statement: AffiliateStatement;
  readonly of: "pay" | "unpay";
}

interface PayoutDialogProps extends Omit<StatementDialogProps, "statement" | "opened"> {
  readonly payout: Payout;
}

/** Marks a month's statement as paid out, or takes the mark back. */
export function PayoutDialog({ payout: { statement, of }, ...rest }: PayoutDialogProps) {
  const Dialog = of === "pay" ? PayDialog : UnpayDialog;
  // The record is also loaded again while the dialog is open.
  const now = rest.affiliate.statements.find(({ month }) => month === statement.month);
  return <Dialog opened={statement} statement={now ?? statement} {...rest} />;
}

interface StatementDialogProps extends Reloadable<AdminAffiliate> {
  readonly affiliate: AdminAffiliate;
  /** As it is by now. */
  readonly statement: AffiliateStatement;
  /** As it was when the dialog opened. */
  readonly opened: AffiliateStatement;
  readonly onClose: () => void;
  readonly onDone: (affiliate: AdminAffiliate) => void;
}

/** Asks for date and reference of the transfer. */
function PayDialog({ affiliate, statement, opened: _, onClose, onDone, ...reloadable }: StatementDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { locale } = useAccount().answer;
  const monthOf = useMonthInWords();
  const [today] = useState(() => todayInShop(Date.now()));
  const form = useForm(
    { paidOn: today, reference: "" },
    {
      paidOn: (value) => (value <= today && value.slice(0, 7) > statement.month ? null : words.paidOnWrong),
      reference: (value) => (value.trim() === "" ? words.referenceMissing : null),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (statement.paid || !form.isRight()) return;
    const params = { affiliateId: String(affiliate.number), month: statement.month };
    send(
      () => callApi(payStatement, { params, body: { ...form.values, iban: affiliate.iban } }),
      onDone,
      ({ fields }) => form.refuse(fields, () => words.paidOnWrong),
    );
  }

  return (
    <FormDialog id="pay-statement" title={fill(words.payTitle, { month: monthOf(statement) })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {statement.paid && (
          <Message kind="warning" takesFocus>
            <p>
              {fill(words.paidMeanwhile, {
                date: longDate(statement.paid.on, locale),
                reference: statement.paid.reference,
              })}
            </p>
          </Message>
        )}
        {!statement.paid && (
          <p>
            {fill(affiliate.iban === null ? words.payTextNoIban : words.payText, {
              payable: statement.payable.formatted,
              company: affiliate.company,
              iban: groupedIban(affiliate.iban ?? ""),
            })}
          </p>
        )}
        {!statement.paid && renderOutcome(form.hasFieldOf)}
        <FormTextField field={form.field("paidOn")} label={words.paidOn} type="date" />
        <FormTextField
          field={form.field("reference")}
          label={words.reference}
          autoComplete="off"
          maxLength={longestReference}
        />
        <DialogButtons dismiss={statement.paid ? formWords.close : formWords.cancel} onClose={onClose}>
          {!statement.paid && <Submit isBusy={isBusy(sending)}>{words.pay}</Submit>}
        </DialogButtons>
      </form>
    </FormDialog>
  );
}

/** Says what mark is taken back, and asks for the reason, which stands in the history. */
function UnpayDialog({ affiliate, statement, opened, onClose, onDone, ...reloadable }: StatementDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { locale } = useAccount().answer;
  const month = useMonthInWords()(statement);
  const isMarked = statement.paid !== null;
  const { on, reference, iban } = (statement.paid ?? opened.paid)!;
  const form = useForm({ note: "" }, { note: (value) => (value.trim() === "" ? words.giveReason : null) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isMarked || !form.isRight()) return;
    const params = { affiliateId: String(affiliate.number), month: statement.month };
    send(() => callApi(unpayStatement, { params, body: { ...form.values, paidOn: on, reference, iban } }), onDone);
  }

  return (
    <FormDialog id="unpay-statement" title={fill(words.payTitle, { month })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {isMarked ? (
          <p>
            {fill(iban === null ? words.unpayText : words.unpayTextTo, {
              month,
              payable: statement.payable.formatted,
              date: longDate(on, locale),
              iban: groupedIban(iban ?? ""),
              reference,
            })}
          </p>
        ) : (
          <Message kind="warning" takesFocus>
            <p>{fill(words.unpaidMeanwhile, { date: longDate(on, locale), reference })}</p>
          </Message>
        )}
        {isMarked && renderOutcome()}
        <FormTextArea field={form.field("note")} label={words.reason} rows={3} maxLength={longestAffiliateNote} />
        <DialogButtons dismiss={isMarked ? formWords.cancel : formWords.close} onClose={onClose}>
          {isMarked && (
            <Submit variant="danger" isBusy={isBusy(sending)}>
              {words.unpay}
            </Submit>
          )}
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
