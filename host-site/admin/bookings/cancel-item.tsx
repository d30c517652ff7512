import { useState } from "preact/hooks";
import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { RadioList } from "../../forms/choices.tsx";
import { Dialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { TextArea, TextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { startInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { cancelAsTeam } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../francs.ts";

interface CancelItemProps {
  readonly bookingId: string;
  readonly item: AdminBooking["items"][number];
  readonly onClose: () => void;
  /** `amount`: what goes back, as text. */
  readonly onDone: (booking: AdminBooking, amount: string) => void;
}

/** Cancels an item as the team or for the supplier, past the cut-off too, with the amount that goes back (RULES 11: up to paid − refunded). */
export function CancelItem({ bookingId, item, onClose, onDone }: CancelItemProps) {
  const { answer } = useAccount();
  const words = useAdminWords().bookings;
  const { given } = checksIn(useFormWords().words);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { sending, send } = useSending();
  const most = item.refundable;
  const form = useForm(
    { by: "team", reason: "", refund: showFrancs(most.amount) },
    { reason: given(), refund: (value) => ((readFrancs(value) ?? Infinity) > most.amount ? fill(words.amountTooHigh, { amount: most.formatted }) : null) },
  );
  const { by, reason, refund } = form.values;
  const amount = money(readFrancs(refund) ?? 0).formatted;
  // With the supplier more than the item's own share may go back: unless the team names another sum, the server says how much.
  const named = readFrancs(refund) === most.amount ? {} : { refund: readFrancs(refund) ?? 0 };

  const isRefundable = (readFrancs(refund) ?? Infinity) <= most.amount;

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () =>
        ask(
          cancelAsTeam,
          { params: { bookingId, bookingItemId: item.bookingItemId }, body: { by: by === "supplier" ? "supplier" : "team", reason: reason.trim(), ...named } },
          { idempotencyKey },
        ),
      (booking) => {
        const changed = booking.items.find(({ bookingItemId }) => bookingItemId === item.bookingItemId);
        const gone = booking.refunds.find(({ bookingItemId }) => bookingItemId === item.bookingItemId);
        onDone(booking, gone?.amount.formatted ?? changed?.refunded.formatted ?? amount);
      },
    );
  }

  return (
    <Dialog title={words.cancelTitle} onClose={onClose}>
      <p class="cancel-what">
        <strong>{item.activityTitle}</strong>
        <span>{startInWords(item, answer.locale)}</span>
      </p>
      <form ref={form.ref} class="form" noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <RadioList
          field={form.field("by")}
          legend={words.cancelBy}
          options={[
            { value: "team", label: words.cancellers.team },
            { value: "supplier", label: words.cancellers.supplier },
          ]}
        />
        <TextArea field={form.field("reason")} label={words.cancelReason} hint={words.cancelReasonHint} rows={2} maxLength={500} />
        <TextField
          field={form.field("refund")}
          label={words.cancelAmount}
          hint={fill(words.cancelAmountHint, { amount: most.formatted })}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
        />
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit class="button button-danger" isBusy={sending.state === "sending" || sending.state === "sent"} isDisabled={!isRefundable}>
            {fill(words.submit, { amount })}
          </Submit>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
