import type { FormEvent } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { accountHolderMaxLength, groupedIban, ibanMaxLength } from "../../../sdk/contracts/iban.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { RadioList } from "../../forms/choices.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { reclaimRefund, settleRefund } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import type { Refund } from "./refund.ts";
import { formGrid } from "../../forms/classes.ts";

interface SettleRefundProps {
  readonly bookingId: string;
  readonly refund: Refund;
  readonly onClose: () => void;
  readonly onDone: (booking: AdminBooking) => void;
  /** It was settled elsewhere first. */
  readonly onStale: () => void;
}

/**
 * Records that a refund was paid back by other means, or that one that was paid twice has been claimed back, with a
 * note that says how.
 */
export function SettleRefund({ bookingId, refund, onClose, onDone, onStale }: SettleRefundProps) {
  const { settling, reclaiming } = useAdminWords().bookings;
  const isPaidTwice = refund.state === "paid_twice";
  const words = isPaidTwice ? reclaiming : settling;
  const isUnclear = refund.isClaimUnclear;
  const outcomes = isUnclear ? reclaiming.failedOutcomes : reclaiming.outcomes;
  const { given, iban } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    {
      note: "",
      outcome: isUnclear ? "" : "returned",
      iban: isPaidTwice ? "" : groupedIban(refund.account?.iban ?? ""),
      holder: isPaidTwice ? "" : (refund.account?.holder ?? ""),
    },
    {
      note: given(),
      outcome: isUnclear ? given() : () => null,
      // Each is wanted with the other.
      iban: (value, values) => iban(value, values) ?? (values.holder.trim() === "" ? null : given()(value, values)),
      holder: (value, values) => (values.iban.trim() === "" ? null : given()(value, values)),
    },
  );
  const { refundId, retries } = refund;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const params = { bookingId, refundId };
    const body = { retries, note: form.values.note.trim() };
    const account = form.values.iban.trim() === "" ? null : { iban: form.values.iban, holder: form.values.holder };
    send(
      () =>
        isPaidTwice
          ? callApi(reclaimRefund, { params, body: { ...body, isReturned: form.values.outcome === "returned" } })
          : callApi(settleRefund, { params, body: { ...body, account } }),
      onDone,
      ({ code }) => code === "changed_meanwhile" && onStale(),
    );
  }

  return (
    <FormDialog id="settle-refund" title={words.title} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{fill(isUnclear ? reclaiming.failedText : words.text, { amount: refund.amount.formatted })}</p>
        {sending.state === "refused" && sending.refusal.code !== "changed_meanwhile" && (
          <Refused refusal={sending.refusal} />
        )}
        {isPaidTwice && (
          <RadioList
            field={form.field("outcome")}
            legend={reclaiming.outcome}
            options={[
              { value: "returned", label: outcomes.returned },
              { value: "given_up", label: outcomes.givenUp },
            ]}
          />
        )}
        {!isPaidTwice && (
          <>
            <FormTextField
              field={form.field("iban")}
              label={settling.iban}
              hint={settling.ibanHint}
              isOptional
              autoComplete="off"
              maxLength={ibanMaxLength}
              dir="ltr"
            />
            <FormTextField
              field={form.field("holder")}
              label={settling.holder}
              isOptional
              autoComplete="off"
              maxLength={accountHolderMaxLength}
            />
          </>
        )}
        <FormTextArea field={form.field("note")} label={words.note} hint={words.hint} rows={2} maxLength={500} />
        <DialogButtons dismiss={words.dismiss} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.now}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
