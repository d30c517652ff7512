import { CircleCheck, CircleX } from "lucide";
import { useState } from "react";
import type { Booking } from "../../sdk/contracts/booking.ts";
import { getBooking } from "../../sdk/contracts/calls/booking.ts";
import { getShares, stopShares } from "../../sdk/contracts/calls/share.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Money } from "../../sdk/contracts/money.ts";
import { ownAddress } from "../../sdk/contracts/own-address.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";
import type { SharedPayment } from "../../sdk/contracts/share.ts";
import { ApiError } from "../../sdk/client/api-error.ts";
import { Button } from "../../sdk/ui/button.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { callApi } from "../api.ts";
import { formGrid } from "../forms/classes.ts";
import { FormDialog } from "../forms/dialog.tsx";
import { DialogButtons } from "../forms/dialog-buttons.tsx";
import { MailSent } from "../forms/mail-sent.tsx";
import { Refused } from "../forms/message.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { ActionButton } from "../forms/submit.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { isBusy, useSending } from "../forms/use-sending.ts";
import { untilInWords } from "../forms/when.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import type { PageAnswer } from "../page.ts";
import { cardActions } from "../sections/classes.ts";
import { fill } from "../shell/fill.ts";
import { BeginForm, type Beginning } from "./begin-form.tsx";
import { Progress } from "./progress.tsx";
import { ShareCard } from "./share-card.tsx";
import { SharedItems, type SharedItemsProps } from "./shared-items.tsx";
import { useFresh } from "./use-fresh.ts";
import type { SharesWords } from "./words.ts";

interface OrganiserProps {
  readonly answer: PageAnswer;
  readonly words: SharesWords;
  readonly bookingId: string;
}

interface Known {
  /** What is to be paid of the booking, and what for. */
  readonly due: Money;
  readonly items: SharedItemsProps["items"];
  /** How many people take part. */
  readonly persons: number;
  readonly began: Beginning;
  /** Null before it begins. */
  readonly shared: SharedPayment | null;
}

/**
 * Where the payment began: the check-out hands it on in the address, and the shared payment keeps it. An address of
 * another origin than that of the page that has checked out does not count.
 */
function beginningOf({ bookingId, cartId, origin }: Booking, locale: Locale, shared: SharedPayment | null): Beginning {
  if (shared) return shared;
  const query = new URLSearchParams(location.search);
  const given = (name: string) => (origin === null ? null : ownAddress(query.get(name), origin));
  const failureUrl = given("failureUrl") ?? new URL(shopPath("booking", locale), location.origin);
  if (cartId !== null) failureUrl.searchParams.set("cartId", cartId);
  const ownPage = `${location.origin}${shopPath("confirm", locale)}?bookingId=${bookingId}`;
  return { returnUrl: given("returnUrl")?.href ?? ownPage, failureUrl: failureUrl.href };
}

/** The persons of the item with most of them. Tickets of a trip are for dogs and bikes as well. */
function mostPersons({ items }: Booking): number {
  const activities = items.filter(({ reservation }) => !reservation.trip);
  return Math.max(
    0,
    ...activities.map(({ reservation }) =>
      reservation.ticketReservations.reduce((sum, { guests }) => sum + guests.length, 0),
    ),
  );
}

/** Begins a shared payment, and shows who has paid. */
export function Organiser(props: OrganiserProps) {
  const { answer, bookingId, words } = props;
  const read = () =>
    callApi(getShares, { params: { bookingId } }).catch((thrown: unknown) => {
      if (thrown instanceof ApiError && thrown.code === "payment_attempt_not_found") return null;
      throw thrown;
    });
  const { loaded, retry, replace } = useLoaded<Known>(bookingId, async () => {
    const [booking, shared] = await Promise.all([callApi(getBooking, { params: { bookingId } }), read()]);
    return {
      due: booking.due,
      items: booking.items.map(({ reservation }) => reservation),
      persons: mostPersons(booking),
      began: beginningOf(booking, answer.locale, shared),
      shared,
    };
  });
  const [isNew, setNew] = useState(false);
  const known = loaded.state === "shown" ? loaded.data : null;
  const take = (shared: SharedPayment | null) => known && replace({ ...known, shared });
  useFresh(known?.shared ? (known.shared.state === "open" ? "open" : "ended") : "none", read, take);
  return (
    <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
      {({ due, items, persons, began, shared }) =>
        shared !== null && shared.state !== "open" ? (
          <Ended {...props} shared={shared} onAgain={() => take(null)} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SharedItems
              words={words}
              locale={answer.locale}
              items={items}
              sum={{ name: words.total, amount: (shared?.total ?? due).amount }}
            />
            {shared ? (
              <Open {...props} shared={shared} isNew={isNew} onChange={take} />
            ) : (
              <BeginForm
                {...props}
                due={due}
                persons={persons}
                began={began}
                onBegun={(begun) => (setNew(true), take(begun))}
                onOpenElsewhere={retry}
              />
            )}
          </div>
        )
      }
    </WithLoaded>
  );
}

interface EndedProps extends OrganiserProps {
  readonly shared: SharedPayment;
  readonly onAgain: () => void;
}

function Ended({ answer, words, shared, onAgain }: EndedProps) {
  if (shared.state === "confirmed")
    return (
      <MailSent icon={CircleCheck} {...words.organiserConfirmed}>
        <LinkButton variant="primary" className="mt-4" href={shared.returnUrl}>
          {words.toBooking}
        </LinkButton>
      </MailSent>
    );
  const { heldUntil } = shared;
  const { title, text } = heldUntil === null ? words.organiserFree : words.organiserHeld;
  const until = heldUntil === null ? "" : untilInWords(heldUntil, answer.locale);
  return (
    <MailSent icon={CircleX} title={title} text={fill(text, { until })}>
      <div className={`mt-4 w-full ${cardActions}`}>
        <LinkButton variant="primary" href={shared.failureUrl}>
          {words.toCheckout}
        </LinkButton>
        {heldUntil !== null && (
          <Button variant="secondary" onPress={onAgain}>
            {words.again}
          </Button>
        )}
      </div>
    </MailSent>
  );
}

interface OpenProps extends OrganiserProps {
  readonly shared: SharedPayment;
  /** It was begun on this page just now. */
  readonly isNew: boolean;
  readonly onChange: (shared: SharedPayment) => void;
}

function Open({ answer, words, bookingId, shared, isNew, onChange }: OpenProps) {
  const [isStopping, setStopping] = useState(false);
  const paid = shared.shares.filter(({ state }) => state === "authorised").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Progress
        words={words}
        locale={answer.locale}
        paid={paid}
        of={shared.shares.length}
        until={shared.until}
        now={shared.now}
        takesFocus={isNew}
      />
      <p className="text-pretty">{words.links}</p>
      <ul className="grid gap-4">
        {shared.shares.map((share) => (
          <ShareCard key={share.number} share={share} words={words} />
        ))}
      </ul>
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-pretty text-ink-2">{words.stopHint}</p>
        <div className={cardActions}>
          <LinkButton href={shared.failureUrl}>{words.toCheckout}</LinkButton>
          <Button variant="secondary" onPress={() => setStopping(true)}>
            {words.stop}
          </Button>
        </div>
      </div>
      {isStopping && (
        <StopDialog
          answer={answer}
          words={words}
          bookingId={bookingId}
          heldUntil={shared.heldUntil}
          hasPaid={paid > 0}
          onClose={() => setStopping(false)}
          onStopped={onChange}
        />
      )}
    </div>
  );
}

interface StopDialogProps extends OrganiserProps {
  readonly heldUntil: string | null;
  /** Somebody's money is set aside. */
  readonly hasPaid: boolean;
  readonly onClose: () => void;
  readonly onStopped: (shared: SharedPayment) => void;
}

/** Asks before a shared payment ends: the links that were handed on open nothing to pay any more. */
function StopDialog({ answer, words, bookingId, heldUntil, hasPaid, onClose, onStopped }: StopDialogProps) {
  const { sending, send } = useSending();
  const said = [
    words.stopText,
    ...(hasPaid ? [words.stopReleases] : []),
    heldUntil === null ? words.stopFree : fill(words.stopHeld, { until: untilInWords(heldUntil, answer.locale) }),
  ];
  return (
    <FormDialog id="stop-sharing" title={words.stopTitle} onClose={onClose}>
      <div className={formGrid}>
        <p className="text-pretty">{said.join(" ")}</p>
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <DialogButtons dismiss={words.stopKeep} onClose={onClose}>
          <ActionButton
            variant="danger"
            isBusy={isBusy(sending)}
            onPress={() => send(() => callApi(stopShares, { params: { bookingId } }), onStopped)}
          >
            {words.stop}
          </ActionButton>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}
