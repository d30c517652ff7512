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
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { todayInShop } from "../../forms/when.ts";
import { longDate } from "../../long-date.ts";
import { useAccount } from "../../sections/context.ts";
import { useMonthInWords } from "../../sections/use-month-in-words.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { RefusedChange } from "../refused-change.tsx";

/** A statement whose payout is marked, or whose mark is taken back. */
export interface Payout {
  readonly statement: AffiliateStatement;
  readonly of: "pay" | "unpay";
}

interface PayoutDialogProps extends Omit<StatementDialogProps, "statement"> {
  readonly payout: Payout;
}

/** Marks a month's statement as paid out, or takes the mark back. */
export function PayoutDialog({ payout: { statement, of }, ...rest }: PayoutDialogProps) {
  const Dialog = of === "pay" ? PayDialog : UnpayDialog;
  return <Dialog statement={statement} {...rest} />;
}

interface StatementDialogProps {
  readonly affiliate: AdminAffiliate;
  readonly statement: AffiliateStatement;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onDone: (affiliate: AdminAffiliate) => void;
}

/** Asks for date and reference of the transfer. */
function PayDialog({ affiliate, statement, onClose, onReload, onDone }: StatementDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
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
    if (!form.isRight()) return;
    const params = { affiliateId: String(affiliate.number), month: statement.month };
    send(
      () => callApi(payStatement, { params, body: form.values }),
      onDone,
      ({ fields }) => form.refuse(fields, () => words.paidOnWrong),
    );
  }

  return (
    <FormDialog title={fill(words.payTitle, { month: monthOf(statement) })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>
          {fill(affiliate.iban === null ? words.payTextNoIban : words.payText, {
            payable: statement.payable.formatted,
            company: affiliate.company,
            iban: groupedIban(affiliate.iban ?? ""),
          })}
        </p>
        <RefusedChange sending={sending} onReload={onReload} hasField={form.hasFieldOf} />
        <FormTextField field={form.field("paidOn")} label={words.paidOn} type="date" />
        <FormTextField
          field={form.field("reference")}
          label={words.reference}
          autoComplete="off"
          maxLength={longestReference}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.pay}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}

/** Says what mark is taken back, and asks for the reason, which stands in the history. */
function UnpayDialog({ affiliate, statement, onClose, onReload, onDone }: StatementDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const { locale } = useAccount().answer;
  const month = useMonthInWords()(statement);
  const { on, reference } = statement.paid!;
  const form = useForm({ note: "" }, { note: (value) => (value.trim() === "" ? words.giveReason : null) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const params = { affiliateId: String(affiliate.number), month: statement.month };
    send(() => callApi(unpayStatement, { params, body: { ...form.values, paidOn: on, reference } }), onDone);
  }

  return (
    <FormDialog title={fill(words.payTitle, { month })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>
          {fill(words.unpayText, {
            month,
            payable: statement.payable.formatted,
            date: longDate(on, locale),
            reference,
          })}
        </p>
        <RefusedChange sending={sending} onReload={onReload} />
        <FormTextArea field={form.field("note")} label={words.reason} rows={3} maxLength={longestAffiliateNote} />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit variant="danger" isBusy={isBusy(sending)}>
            {words.unpay}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
