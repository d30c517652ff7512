import { type FormEvent, useState } from "react";
import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { isFinal } from "../../../sdk/contracts/final-answer.ts";
import { quoteRebook, rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { searchTrips } from "../../../sdk/contracts/calls/transport.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { timeOf } from "../../../sdk/contracts/time.ts";
import type { BookedTrip, Trip } from "../../../sdk/contracts/transport.ts";
import { directionOf, fitsItem } from "../../../sdk/contracts/trip-fit.ts";
import { callApi } from "../../api.ts";
import { RadioList } from "../../forms/choices.tsx";
import { formGrid } from "../../forms/classes.ts";
import { checksIn } from "../../forms/checks.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { useAccount } from "../../sections/context.ts";
import { quiet } from "../../sections/classes.ts";
import { fill } from "../../shell/fill.ts";
import { instantInShop } from "./instant-in-shop.ts";
import type { ShownItem } from "./shown-booking.ts";
import { tripRequest } from "./trip-request.ts";
import { tripSearch } from "./trip-search.ts";

interface RebookTripProps {
  readonly item: ShownItem;
  readonly trip: BookedTrip;
  /** The item that it goes with. */
  readonly goesWith: Reservation | null;
  readonly token: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type QuotedPrice = Pick<CallAnswer<typeof quoteRebook>, "difference" | "isAllowed" | "refundWay">;

/** The code of a trip that can't be changed any more: it was cancelled elsewhere, or has left. */
const notRebookable = "not_rebookable";

/** Moves a booked trip to another connection between the same places, with the same tickets (RULES 12). */
export function RebookTrip(props: RebookTripProps) {
  const { item, trip, goesWith, token, onClose, onDone } = props;
  const { words: all, answer } = useAccount();
  const words = all.rebookTrip;
  const { reservation } = item.booked;
  const { given } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  // Until an answer is final every connection is sent with the same key: the first one takes place at most once, and
  // the server refuses another where it has.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  /** What a connection cost before its price changed. */
  const [before, setBefore] = useState<{ readonly tripId: string; readonly price: QuotedPrice } | null>(null);
  const first = tripSearch(reservation, goesWith);
  const form = useForm({ date: first.date, time: first.time, tripId: "" }, { tripId: given(words.choose) });
  const { date, time, tripId } = form.values;
  const isMoment = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time);
  const bodyOf = (id: string) => ({
    bookingId: item.bookingItemId,
    reservation: tripRequest(reservation, id, answer.locale),
    ...(token === null ? {} : { token }),
  });
  const typed = isMoment ? `${date} ${time}` : "";
  const moment = useSettled(typed);
  // The connections of the moment before are no choice any more.
  const isTyping = typed !== moment;
  const trips = useLoaded(moment, async () => {
    if (moment === "") return [];
    const at = instantInShop(...(moment.split(" ") as [string, string]));
    const between = { ...placesOf(trip), locale: answer.locale };
    const found = await callApi(searchTrips, {
      body: first.by === "arrival" ? { ...between, arrivalTime: at } : { ...between, departureTime: at },
    });
    const sold = found.trips.filter(
      ({ id, ticketCategories }) =>
        id !== trip.plan.id && ticketCategories.some(({ productId }) => productId === trip.productId),
    );
    // The one that leaves the least time to wait comes first.
    return first.by === "arrival" ? sold.toReversed() : sold;
  });
  const quote = useLoaded(tripId, async () => (tripId === "" ? null : callApi(quoteRebook, { body: bodyOf(tripId) })));
  const quoted = quote.loaded.state === "shown" && !quote.loaded.isOld ? quote.loaded.data : null;

  const chosen = trips.loaded.state === "shown" ? trips.loaded.data.find(({ id }) => id === tripId) : undefined;
  const isMisfit =
    goesWith !== null && chosen !== undefined && !fitsItem(chosen, goesWith, directionOf(reservation, goesWith));
  const ofItem = goesWith && { title: goesWith.activityTitle, when: startInWords(goesWith, answer.locale) };

  const changedPrice =
    before?.tripId === tripId &&
    quoted &&
    fill(words.priceChanged, { before: differenceOf(before.price), now: differenceOf(quoted) });
  const isOver = sending.state === "refused" && sending.refusal.code === notRebookable;
  const isQuoting = tripId !== "" && quoted === null && quote.loaded.state !== "failed";

  function search(field: "date" | "time") {
    const state = form.field(field);
    return { ...state, onInput: (value: string) => form.set({ [field]: value, tripId: "" }) };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight() || !quoted) return;
    const body = { ...bodyOf(tripId), expectedDifference: quoted.difference.amount };
    send(
      () => callApi(rebook, { body }, { idempotencyKey }),
      onDone,
      (refusal) => {
        if (!isFinal(refusal)) return;
        setBefore(refusal.code === "price_changed" ? { tripId, price: quoted } : null);
        setKey(crypto.randomUUID());
        if (refusal.code !== notRebookable) quote.retry();
      },
    );
  }

  return (
    <FormDialog id="rebook-trip" title={words.title} onClose={onClose}>
      <p className="mb-5 grid">
        <strong className="font-strong">{reservation.activityTitle}</strong>
        <span className={quiet}>{startInWords(reservation, answer.locale)}</span>
      </p>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && (
          <Refused
            refusal={sending.refusal}
            own={{ ...words.refusals, ...(changedPrice && { price_changed: changedPrice }) }}
          />
        )}
        {ofItem && <p>{fill(words.goesWith[goesWith.isAllDay ? "allDay" : first.by], ofItem)}</p>}
        <div className="grid grid-cols-2 gap-4">
          <FormTextField field={search("date")} label={words.date} type="date" />
          <FormTextField field={search("time")} label={words.timeBy[first.by]} type="time" />
        </div>
        {isTyping ? (
          <RowsSkeleton rows={3} />
        ) : (
          <WithLoaded
            loaded={trips.loaded}
            retry={trips.retry}
            skeleton={<RowsSkeleton rows={3} />}
            own={words.refusals}
          >
            {(found) =>
              found.length === 0 ? (
                <p>{words.none}</p>
              ) : (
                <RadioList
                  field={form.field("tripId")}
                  legend={words.connections}
                  options={found.map((each) => ({ value: each.id, label: labelOf(each) }))}
                />
              )
            }
          </WithLoaded>
        )}
        {isMisfit && ofItem && (
          <Message kind="warning">
            <p>{fill(words.misfit, ofItem)}</p>
          </Message>
        )}
        {tripId !== "" && !isOver && (
          <WithLoaded
            loaded={quote.loaded}
            retry={quote.retry}
            skeleton={<RowsSkeleton rows={1} />}
            own={words.refusals}
          >
            {(price) =>
              price && (
                <Message kind="info">
                  <p>{differenceOf(price)}</p>
                </Message>
              )
            }
          </WithLoaded>
        )}
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit isBusy={isBusy(sending) || isQuoting} isDisabled={isOver || quoted?.isAllowed === false}>
            {words.submit}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );

  function labelOf({ startTime, endTime, transfers }: Trip): string {
    const when = `${whenInWords(startTime, answer.locale)} – ${timeOf(endTime)}`;
    return transfers === 0 ? `${when}, ${words.direct}` : `${when}, ${fill(words.transfers, { count: transfers })}`;
  }

  function differenceOf({ difference, isAllowed, refundWay }: QuotedPrice): string {
    const amount = formatMoney(Math.abs(difference.amount));
    if (difference.amount === 0) return words.same;
    if (difference.amount > 0) return fill(isAllowed ? words.billed : words.tooDear, { amount });
    return fill(refundWay === "refund" || refundWay === "by_hand" ? words.back : words.less, { amount });
  }
}

function placesOf({ plan }: BookedTrip) {
  const [originId, destinationId] = [plan.origin, plan.destination].map(({ stopPlaceRef }) =>
    stopPlaceRef.replace(/^urn:uic:stn:/, ""),
  );
  return { originId: originId!, destinationId: destinationId! };
}
