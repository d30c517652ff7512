import { type FormEvent, useState } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import type { cancellers } from "../../../sdk/contracts/requests/admin/bookings.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { Sum } from "../../bookings/money-sums.tsx";
import { useAccount } from "../../sections/context.ts";
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
import { startInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { cancelAsTeam } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../francs.ts";
import { formGrid } from "../../forms/classes.ts";
import { quiet, sums } from "../../sections/classes.ts";

type Item = AdminBooking["items"][number];
type Canceller = (typeof cancellers)[number];

interface CancelItemProps {
  readonly booking: AdminBooking;
  readonly item: Item;
  readonly onClose: () => void;
  /** The booking afterwards, with the sentence about it. */
  readonly onDone: (booking: AdminBooking, message: string, kind: "done" | "warning") => void;
}

/**
 * Cancels an item as the team or for the supplier, past the cut-off too, with the amount that goes back (RULES 11: up
 * to paid − refunded).
 */
export function CancelItem({ booking, item, onClose, onDone }: CancelItemProps) {
  const { answer } = useAccount();
  const words = useAdminWords().bookings;
  const { given } = checksIn(useFormWords().words);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { sending, send } = useSending();
  const most = item.refundable;
  const byRule = (by: Canceller) => showFrancs(item.refundByRule[by].amount);
  const form = useForm({ by: "team", reason: "", refund: byRule("team") }, { reason: given(), refund: mistakeIn });
  const { reason, refund } = form.values;
  const by: Canceller = form.values.by === "supplier" ? "supplier" : "team";
  const rappen = readFrancs(refund);
  const isRefundable = mistakeIn(refund) === null;
  const byField = form.field("by");

  function mistakeIn(amount: string): string | null {
    const typed = readFrancs(amount);
    if (typed === null) return fill(words.noAmount, { example: byRule("team") });
    return typed > most.amount ? fill(words.amountTooHigh, { amount: most.formatted }) : null;
  }

  /** The rule's amount depends on who cancels, until the team enters another. */
  function chooseCanceller(next: string) {
    byField.onInput(next);
    if (refund === byRule(by)) form.set({ refund: byRule(next === "supplier" ? "supplier" : "team") });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () =>
        callApi(
          cancelAsTeam,
          {
            params: { bookingId: booking.bookingId, bookingItemId: item.bookingItemId },
            body: { by, reason: reason.trim(), refund: rappen ?? 0 },
          },
          { idempotencyKey },
        ),
      (changed) => {
        const { refundState, refunded } =
          changed.items.find(({ bookingItemId }) => bookingItemId === item.bookingItemId) ?? item;
        onDone(
          changed,
          fill(words.cancelled[refundState === "due" && booking.refundWay === "by_hand" ? "by_hand" : refundState], {
            amount: refunded.formatted,
          }),
          refundState === "due" ? "warning" : "done",
        );
      },
    );
  }

  return (
    <FormDialog title={words.cancelTitle} onClose={onClose}>
      <p className="mb-5 grid">
        <strong className="font-strong">{item.activityTitle}</strong>
        <span className={quiet}>{startInWords(item, answer.locale)}</span>
      </p>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <RadioList
          field={{ ...byField, onInput: chooseCanceller }}
          legend={words.cancelBy}
          options={[
            { value: "team", label: words.cancellers.team },
            { value: "supplier", label: words.cancellers.supplier },
          ]}
        />
        <FormTextArea
          field={form.field("reason")}
          label={words.cancelReason}
          hint={words.cancelReasonHint}
          rows={2}
          maxLength={500}
        />
        <FormTextField
          field={form.field("refund")}
          label={words.cancelAmount}
          hint={fill(words.cancelAmountHint, { amount: most.formatted })}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
        />
        {item.confirmsRest && <p>{words.cancelBooksRest}</p>}
        {booking.refundWay !== "none" && (
          <dl className={isRefundable ? sums : `${sums} [&_dd]:invisible`}>
            <Sum name={words.cancelSums[booking.refundWay]} amount={rappen ?? 0} />
            <Sum
              name={words.cancelSums[item.confirmsRest && booking.refundWay === "release" ? "charged" : "stays"]}
              amount={most.amount - (rappen ?? 0)}
            />
          </dl>
        )}
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit variant="danger" isBusy={isBusy(sending)} isDisabled={!isRefundable}>
            {rappen === null
              ? words.cancelTitle
              : fill(words.submit[rappen === 0 ? "none" : booking.refundWay], { amount: money(rappen).formatted })}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
