import { type FormEvent, useState } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import type { cancellers } from "../../../sdk/contracts/requests/admin/bookings.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { Checkbox } from "../../../sdk/ui/checkbox.tsx";
import { Sum } from "../../bookings/sum.tsx";
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
import { splitRefund } from "../../bookings/split-refund.ts";
import { startInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { cancelAsTeam } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
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
  const { given, decimals } = checksIn(useFormWords().words);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { sending, send } = useSending();
  const most = item.refundable;
  const byRule = (by: Canceller) => showFrancs(item.refundByRule[by].amount);
  const form = useForm({ by: "team", reason: "", refund: byRule("team") }, { reason: given(), refund: mistakeIn });
  const { reason, refund } = form.values;
  const by: Canceller = form.values.by === "supplier" ? "supplier" : "team";
  const rappen = readFrancs(refund);
  const isRefundable = mistakeIn(refund) === null;
  const trips = booking.items.filter((each) => each.withBookingItemId === item.bookingItemId && !each.cancelledAt);
  const activity = booking.items.find(
    ({ bookingItemId, cancelledAt }) => bookingItemId === item.withBookingItemId && !cancelledAt,
  );
  const [hasTrips, setHasTrips] = useState(true);
  const going = hasTrips ? trips.filter(({ isCancellableByTeam }) => isCancellableByTeam) : [];
  const isLast = booking.items.every((each) => each === item || going.includes(each) || each.cancelledAt !== null);
  const confirmsRest = item.confirmsRest && !isLast;
  const ofTrips = going.reduce((sum, { refundByRule }) => sum + refundByRule.team.amount, 0);
  const sum = Math.min((rappen ?? 0) + ofTrips + feeWithLast(), most.amount);
  const isSplit = booking.refundWay !== "voucher";
  const toVouchers = isSplit ? splitRefund(sum, booking.money).toVouchers.amount : 0;
  const byField = form.field("by");

  function mistakeIn(amount: string): string | null {
    const typed = readFrancs(amount);
    if (typed === null) return decimals(amount, {}) ?? fill(words.noAmount, { example: byRule("team") });
    return typed > most.amount ? fill(words.amountTooHigh, { amount: most.formatted }) : null;
  }

  /** With the last items the service fee goes back too; by the supplier it is in the item's own amount (RULES 11). */
  function feeWithLast(): number {
    const { team, supplier } = item.refundByRule;
    return isLast && going.length > 0 && by === "team" ? supplier.amount - team.amount : 0;
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
            body: {
              by,
              reason: reason.trim(),
              refund: rappen ?? 0,
              ...(going.length > 0 && { tripItemIds: going.map(({ bookingItemId }) => bookingItemId) }),
            },
          },
          { idempotencyKey },
        ),
      (changed) => {
        const ids = [item, ...going].map(({ bookingItemId }) => bookingItemId);
        const cancelled = changed.items.filter(({ bookingItemId }) => ids.includes(bookingItemId));
        const { refundState } =
          cancelled.find((each) => each.refundState === "due") ??
          cancelled.find(({ refunded }) => refunded.amount > 0) ??
          item;
        const refunded = money(cancelled.reduce((total, each) => total + each.refunded.amount, 0));
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
    <FormDialog id="cancel-item" title={words.cancelTitle} onClose={onClose}>
      <p className="mb-5 grid">
        <strong className="font-strong">{item.activityTitle}</strong>
        <span className={quiet}>{startInWords(item, answer.locale)}</span>
      </p>
      {activity && (
        <p className="mb-5">
          {fill(words.cancelTripAlone, { title: activity.activityTitle, when: startInWords(activity, answer.locale) })}
        </p>
      )}
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
        {trips.length > 0 && (
          <section>
            <h3 className="font-strong">{words.cancelTrips}</h3>
            <ul className="mt-2 grid gap-2">
              {trips.map((trip) => (
                <li key={trip.bookingItemId} className="grid">
                  <span className="font-value">{trip.activityTitle}</span>
                  <span className={quiet}>{startInWords(trip, answer.locale)}</span>
                  <span className="text-14">
                    {!trip.isCancellableByTeam
                      ? words.refusals["not_cancellable"]
                      : hasTrips
                        ? fill(words.cancelTripBack, { amount: trip.refundByRule.team.formatted })
                        : words.cancelTripStays}
                  </span>
                </li>
              ))}
            </ul>
            {trips.some((trip) => trip.isCancellableByTeam) && (
              <Checkbox checked={hasTrips} onChange={setHasTrips}>
                {words.cancelWithTrips}
              </Checkbox>
            )}
          </section>
        )}
        {confirmsRest && <p>{words.cancelBooksRest}</p>}
        {booking.refundWay !== "none" && (
          <dl className={isRefundable ? sums : `${sums} [&_dd]:invisible`}>
            <Sum name={words.cancelSums[booking.refundWay]} amount={sum - toVouchers} />
            {toVouchers > 0 && <Sum name={words.cancelSums.voucher} amount={toVouchers} />}
            <Sum
              name={words.cancelSums[confirmsRest && booking.refundWay === "release" ? "charged" : "stays"]}
              amount={most.amount - sum}
            />
          </dl>
        )}
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit variant="danger" isBusy={isBusy(sending)} isDisabled={!isRefundable}>
            {rappen === null
              ? words.cancelTitle
              : fill(words.submit[sum === 0 ? "none" : booking.refundWay], { amount: money(sum).formatted })}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
