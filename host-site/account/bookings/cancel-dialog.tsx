import { type FormEvent, useEffect, useRef, useState } from "react";
import { requestWayOf, type BookingMoney, type RefundWay } from "../../../sdk/contracts/booking.ts";
import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { lostToDisputes } from "../../../sdk/contracts/booking-lines.ts";
import { money as moneyOf, type Money } from "../../../sdk/contracts/money.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { RadioList } from "../../forms/choices.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { splitRefund } from "../../bookings/split-refund.ts";
import { startInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { emitRefund } from "../../client/analytics.ts";
import { cancelBooking, cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { useAccount } from "../../sections/context.ts";
import { Checkbox } from "../../../sdk/ui/checkbox.tsx";
import { Payers } from "./payers.tsx";
import { isCancellable } from "./cancelled-together.ts";
import type { CancelledItem } from "./cancelled-text.ts";
import type { ShownItem } from "./shown-booking.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { formGrid } from "../../forms/classes.ts";
import { quiet } from "../../sections/classes.ts";

/** The last of the reasons is the visitor's own words (purchase spec §5, "Cancellation form"). */
const reasons = ["plans", "weather", "ill", "mistake", "found", "other"] as const;
type Reason = (typeof reasons)[number];

interface CancelDialogProps {
  readonly bookingId: string;
  readonly bookingNumber: string;
  /** What is to be cancelled: one item, or all that can be. */
  readonly items: readonly ShownItem[];
  /** The booking has nothing else. */
  readonly isOnlyOne: boolean;
  /** The activity that goes on without the one trip; undefined where no trip is cancelled alone. */
  readonly goesWith: Reservation | undefined;
  /** The trips that go with the one item: those that can be are cancelled with it, unless the visitor decides else. */
  readonly trips: readonly ShownItem[];
  /** What stays booked because it can't be cancelled; shown where all items were to be cancelled. */
  readonly staying: readonly ShownItem[];
  /** What comes back for items together. */
  readonly refundOf: (items: readonly ShownItem[]) => Money;
  /** How it comes back. */
  readonly refundWay: RefundWay;
  readonly money: BookingMoney;
  /** The card could not be charged, and nothing was collected otherwise. */
  readonly isUnpaid: boolean;
  /** Several people have paid a share each: what goes back goes to them. */
  readonly isShared: boolean;
  /** What a reserved card is charged, where cancelling items books the rest of a request; null where it doesn't. */
  readonly chargedAfter: (items: readonly ShownItem[]) => Money | null;
  readonly token: string | null;
  readonly onClose: () => void;
  readonly onDone: (cancelled: Cancelled) => void;
}

/** The result, by the server's answer: the booking may have changed elsewhere while the dialog was open. */
export interface Cancelled {
  readonly items: readonly (CancelledItem & { readonly bookingItemId: string })[];
}

/** What goes back for each of several items, in Rappen, which come to `all`: the last has the rest, with the fee. */
function partsOf(items: readonly ShownItem[], all: Money): readonly number[] {
  const others = items.slice(0, -1).map(({ changes }) => changes?.refundable.amount ?? 0);
  return [...others, others.reduce((rest, amount) => rest - amount, all.amount)];
}

/** What comes back. */
const back = "mt-4 rounded-field bg-surface-2 px-4 py-3 font-value";

/** Cancels an item, or all: shows the refund first, then asks for a reason, then for a confirmation. */
export function CancelDialog(props: CancelDialogProps) {
  const { bookingId, items, goesWith, trips, staying, refundWay, isUnpaid, isShared, onClose } = props;
  // As the dialog has opened: after a lost answer the page behind may say that nothing is left to be cancelled.
  const [{ refundOf, chargedAfter, isOnlyOne, money }] = useState(props);
  const { words: all, answer } = useAccount();
  const words = all.cancel;
  const [step, setStep] = useState<"asking" | "confirming">("asking");
  const [hasTrips, setHasTrips] = useState(true);
  const cancelled = hasTrips ? [...items, ...trips.filter(isCancellable)] : items;
  const refund = refundOf(cancelled);
  const split = splitRefund(refund.amount, money);
  const lost = lostToDisputes(money);
  const charged = chargedAfter(cancelled);
  const form = useForm(
    { reason: "", other: "" },
    {
      reason: checksIn(useFormWords().words).given(words.giveReason),
      other: (value, { reason }) => (reason === "other" && value.trim() === "" ? words.giveOther : null),
    },
  );
  const { reason, other } = form.values;
  const sent = reason === "other" ? other.trim() : words.reasons[(reason || "other") as Reason];

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (form.isRight()) setStep("confirming");
  }

  return (
    <FormDialog
      id="cancel-booking"
      title={items.length > 1 ? words.titleAll : isOnlyOne ? words.title : words.titleOne}
      onClose={onClose}
    >
      {items.map(({ bookingItemId, booked: { reservation } }) => (
        <p key={bookingItemId} className="grid">
          <strong className="font-strong">{reservation.activityTitle}</strong>
          <span className={quiet}>{startInWords(reservation, answer.locale)}</span>
        </p>
      ))}
      {goesWith && (
        <p className="mt-4">
          {fill(words.tripAlone, {
            title: goesWith.activityTitle,
            when: startInWords(goesWith, answer.locale),
          })}
        </p>
      )}
      {trips.length > 0 && (
        <Trips
          {...props}
          isCancelled={hasTrips}
          onChange={step === "asking" && trips.some(isCancellable) ? setHasTrips : null}
        />
      )}
      <div className={back}>
        <p>
          {[
            ...(isShared && split.asMoney.amount > 0
              ? [fill(words.backToPayers, { amount: split.asMoney.formatted })]
              : split.toVouchers.amount > 0 && refundWay !== "voucher"
                ? split.asMoney.amount > 0
                  ? [fill(words.back[refundWay], { amount: split.asMoney.formatted })]
                  : []
                : [
                    fill(words.back[refund.amount > 0 ? refundWay : isUnpaid ? "unpaid" : "none"], {
                      amount: refund.formatted,
                    }),
                  ]),
            ...(split.toVouchers.amount > 0 && (isShared || refundWay !== "voucher")
              ? [fill(words.back.voucher, { amount: split.toVouchers.formatted })]
              : []),
            ...(lost > 0 ? [fill(words.lost, { amount: moneyOf(lost).formatted })] : []),
          ].join(" ")}
        </p>
        {isShared && split.asMoney.amount > 0 && (
          <Payers bookingId={bookingId} refunds={partsOf(cancelled, split.asMoney)} />
        )}
      </div>
      {charged && (
        <p className={back}>{fill(words.booksRest[requestWayOf(refundWay)], { amount: charged.formatted })}</p>
      )}
      {staying.length > 0 && (
        <div className="mt-4">
          <Staying items={staying} />
        </div>
      )}
      {step === "asking" ? (
        <form ref={form.ref} className={`mt-5 ${formGrid}`} noValidate onSubmit={proceed}>
          <RadioList
            field={form.field("reason")}
            legend={words.reason}
            options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
          />
          {reason === "other" && (
            <FormTextArea
              field={form.field("other")}
              label={words.other}
              hint={words.otherHint}
              rows={3}
              maxLength={500}
            />
          )}
          <DialogButtons dismiss={words.keep} onClose={onClose}>
            <Button type="submit">{words.next}</Button>
          </DialogButtons>
        </form>
      ) : (
        <Confirming {...props} items={cancelled} refund={split.asMoney} reason={sent} />
      )}
    </FormDialog>
  );
}

function Confirming({
  bookingId,
  bookingNumber,
  items,
  refund,
  refundWay,
  token,
  reason,
  onClose,
  onDone,
}: CancelDialogProps & { readonly refund: Money; readonly reason: string }) {
  const words = useAccount().words.cancel;
  const { sending, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // Pressed again after a failure, what is cancelled already answers the same.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => heading.current?.focus(), []);
  const isSeveral = items.length > 1;
  const cancelAll = async (): Promise<Cancelled> => {
    const body = { reason, ...(token === null ? {} : { token }) };
    if (!isSeveral) {
      const cancelled = await callApi(
        cancelBooking,
        { body: { bookingId: items[0]!.bookingItemId, ...body } },
        { idempotencyKey },
      );
      emitRefund(bookingNumber, items[0]!.booked.reservation, cancelled);
      return { items: [cancelled] };
    }
    const bookingItemIds = items.map(({ bookingItemId }) => bookingItemId);
    const cancelled = await callApi(
      cancelItems,
      { params: { bookingId }, body: { bookingItemIds, ...body } },
      { idempotencyKey },
    );
    for (const item of cancelled.items) {
      const { booked } = items.find(({ bookingItemId }) => bookingItemId === item.bookingItemId)!;
      emitRefund(bookingNumber, booked.reservation, item);
    }
    return { items: cancelled.items };
  };
  return (
    <div className={`mt-5 ${formGrid}`}>
      <h3 ref={heading} tabIndex={-1} className="text-16 font-strong outline-none">
        {words.sure}
      </h3>
      <p className="-mt-4">{words.sureText}</p>
      {sending.state === "refused" && (
        <Refused
          refusal={sending.refusal}
          own={isSeveral ? { ...words.refusals, not_cancellable: words.noneCancelled } : words.refusals}
        />
      )}
      <DialogButtons dismiss={words.keep} onClose={onClose}>
        <ActionButton variant="danger" isBusy={isBusy(sending)} onPress={() => send(cancelAll, onDone)}>
          {refund.amount > 0 && (refundWay === "refund" || refundWay === "by_hand")
            ? fill(words.submit, { amount: refund.formatted })
            : words.submitPlain}
        </ActionButton>
      </DialogButtons>
    </div>
  );
}

/** The trips that go with an activity: what comes back for each, and whether they are cancelled with it. */
function Trips({
  trips,
  refundWay,
  isUnpaid,
  isCancelled,
  onChange,
}: Pick<CancelDialogProps, "trips" | "refundWay" | "isUnpaid"> & {
  readonly isCancelled: boolean;
  /** Null where it is decided. */
  readonly onChange: ((isCancelled: boolean) => void) | null;
}) {
  const { words: all, answer } = useAccount();
  const words = all.cancel;
  const backOf = ({ changes }: ShownItem) =>
    fill(words.backOfTrip[changes?.refundable.amount ? refundWay : isUnpaid ? "unpaid" : "none"], {
      amount: changes?.refundable.formatted ?? "",
    });
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="font-strong">{words.trips}</h3>
      <ul className="mt-2 grid gap-3">
        {trips.map((trip) => {
          const { bookingItemId, changes, booked } = trip;
          return (
            <li key={bookingItemId} className="grid">
              <span className="font-value">{booked.reservation.activityTitle}</span>
              <span className={quiet}>{startInWords(booked.reservation, answer.locale)}</span>
              <span className="text-14">
                {!isCancellable(trip)
                  ? `${words.staysBecause[changes?.refusals.cancel ?? ""] ?? ""} ${words.tripStays}`.trim()
                  : isCancelled
                    ? backOf(trip)
                    : words.tripStays}
              </span>
            </li>
          );
        })}
      </ul>
      {onChange && (
        <div className="mt-1">
          <Checkbox checked={isCancelled} onChange={onChange}>
            {words.withTrips}
          </Checkbox>
        </div>
      )}
    </section>
  );
}

/** Items of the booking that are not cancelled with the others, and why. */
function Staying({ items }: { readonly items: readonly ShownItem[] }) {
  const { words: all, answer } = useAccount();
  const { stays, staysBecause } = all.cancel;
  return (
    <Message kind="info" title={stays}>
      <ul>
        {items.map(({ bookingItemId, changes, booked: { reservation } }) => (
          <li key={bookingItemId}>
            {reservation.activityTitle}, {startInWords(reservation, answer.locale)}.{" "}
            {staysBecause[changes?.refusals.cancel ?? ""]}
          </li>
        ))}
      </ul>
    </Message>
  );
}
