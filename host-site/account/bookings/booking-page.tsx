import { ArrowLeft, SearchX } from "lucide";
import { useEffect, useState } from "react";
import { Message } from "../../forms/message.tsx";
import { endedStates } from "../../bookings/ended-states.ts";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import type { LoadState } from "../../forms/use-loaded.ts";
import { useAddress } from "../../forms/use-address.ts";
import { useBackCloses } from "../../../sdk/ui/use-back-closes.ts";
import { untilInWords } from "../../forms/when.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import type { ManagedBooking } from "../../../sdk/contracts/account.ts";
import { isPaymentMissing, lostToDisputes } from "../../../sdk/contracts/booking-lines.ts";
import { money, type Money } from "../../../sdk/contracts/money.ts";
import { emitRefundsOfOthers } from "../../client/analytics.ts";
import { fill } from "../../shell/fill.ts";
import { Icon } from "../../../sdk/ui/icon.tsx";
import { useAccount } from "../../sections/context.ts";
import { useAccountTitle } from "../../sections/use-account-title.ts";
import type { AccountWords } from "../../sections/words.ts";
import { Empty } from "../../lists/empty.tsx";
import { CancelDialog, type Cancelled } from "./cancel-dialog.tsx";
import { itemOfBookedMisfit, refusedActivity, tiedItems } from "../../../sdk/contracts/tied-items.ts";
import { activityWithout, confirmsRestOf, isCancellable, refundOfItems, tripsOf } from "./cancelled-together.ts";
import { cancelledText } from "./cancelled-text.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { CorrectContact } from "./correct-contact.tsx";
import { CorrectGuests } from "./correct-guests.tsx";
import { History } from "./history.tsx";
import { ItemCard } from "./item-card.tsx";
import type { ItemChange } from "./item-changes.tsx";
import { LinkNeeded } from "./link-needed.tsx";
import { RefundAccount } from "./refund-account.tsx";
import { RebookDrawer } from "./rebook-drawer.tsx";
import { RebookTrip } from "./rebook-trip.tsx";
import { Receipt } from "./receipt.tsx";
import { SharePanel } from "./share-panel.tsx";
import { managedBooking, type ShownBooking, type ShownItem } from "./shown-booking.ts";
import { statusTextOf, unpaidTextOf } from "./status-text.ts";
import { BookingChip } from "../../lists/booking-chip.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { Notice } from "../../../sdk/ui/notice.tsx";
import { textLink } from "../../../sdk/ui/text-button.tsx";
import {
  asideParts,
  backLink,
  bookingColumns,
  bookingHead,
  quiet,
  sectionLead,
  sectionTitle,
  twoColumns,
} from "../../sections/classes.ts";

/** While a payment is under way the page looks again (ms). */
const lookAgain = 3000;
/** So long it does so for money on its way back (ms): with some providers that takes days. */
const lookAgainFor = 60_000;

/** Why an item that stands can't be cancelled. */
const refusalsThatStay: ReadonlySet<string> = new Set(["never", "cut_off"]);

interface BookingPageProps {
  readonly loaded: LoadState<ShownBooking>;
  readonly retry: () => void;
  readonly replace: (shown: ShownBooking) => void;
  readonly isGuest: boolean;
}

const guestColumns = `${twoColumns} grid-cols-[minmax(0,1fr)_400px] gap-x-16`;

/** One booking: its items with tickets, what can be done, the receipt, and what happened. */
export function BookingPage({ loaded, retry, replace, isGuest }: BookingPageProps) {
  const { words: all, answer } = useAccount();
  const words = all.booking;
  const { paths } = answer.shell;
  const isPaying = loaded.state === "shown" && loaded.data.booking.status === "paying";
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setInterval(retry, lookAgain);
    return () => clearInterval(timer);
  }, [isPaying]);
  const isOnItsWay = loaded.state === "shown" && loaded.data.booking.money.refundPending.amount > 0;
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setInterval(retry, lookAgain);
    const end = setTimeout(() => clearInterval(timer), lookAgainFor);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isOnItsWay]);

  if (loaded.state === "failed" && loaded.refusal.code === "booking_not_found")
    return (
      <Empty
        icon={SearchX}
        title={words.notFoundTitle}
        text={words.notFound}
        action={
          isGuest
            ? { title: words.signIn, url: "?view=sign-in" }
            : { title: words.toBookings, url: `${paths.account}/bookings` }
        }
        {...(isGuest ? { other: { title: words.askLink, url: "?view=booking-link" } } : {})}
      />
    );
  return (
    <>
      {!isGuest && (
        <a className={backLink} href={`${paths.account}/bookings`}>
          <Icon of={ArrowLeft} size={16} points />
          {words.back}
        </a>
      )}
      <WithLoaded loaded={loaded} retry={retry} skeleton={<BookingSkeleton />}>
        {(shown) => <Shown shown={shown} retry={retry} replace={replace} isGuest={isGuest} />}
      </WithLoaded>
    </>
  );
}

/** What is being changed, and what came of the last change. */
type Change =
  | { readonly state: "none" }
  | {
      readonly state: "cancel";
      readonly items: readonly ShownItem[];
      readonly trips: readonly ShownItem[];
    }
  | { readonly state: "rebook" | "correct"; readonly item: ShownItem }
  | { readonly state: "contact" }
  | { readonly state: "cancelled"; readonly cancelled: Cancelled }
  | { readonly state: "done"; readonly sentence: string };

interface ShownProps {
  readonly shown: ShownBooking;
  readonly retry: () => void;
  readonly replace: (shown: ShownBooking) => void;
  readonly isGuest: boolean;
}

function Shown({ shown, retry, replace, isGuest }: ShownProps) {
  const { words: all, answer } = useAccount();
  const { booking, items, history, access } = shown;
  const [change, set] = useState<Change>({ state: "none" });
  const refundToken = useAddress().query.get("refundToken");
  const { requestExpiresAt } = booking;
  const refundWay = booking.payment?.refundWay ?? "none";
  const isShared = booking.payment?.method === "shared";
  const text = fill(statusTextOf(booking, all), {
    when: requestExpiresAt ? untilInWords(requestExpiresAt, answer.locale) : "",
    due: booking.money.refundDue.formatted,
    lost: money(lostToDisputes(booking.money)).formatted,
    invoiced: booking.money.invoiced.formatted,
    kept: (booking.money.authorised.amount > 0 ? booking.money.authorised : booking.money.kept).formatted,
  });
  const unpaidText = unpaidTextOf(booking, all.booking);
  const management = access.state === "managed" ? access.management : null;
  const cancellable = items.filter(isCancellable);
  const refundOf = (chosen: readonly ShownItem[]) => refundOfItems(chosen, items, management?.refundable ?? money(0));
  function chargedAfter(chosen: readonly ShownItem[]): Money | null {
    const isWhole = cancellable.every((item) => chosen.includes(item));
    const booksRest = isWhole ? management?.confirmsRest : confirmsRestOf(chosen[0]!, chosen, items);
    return booksRest ? money(booking.money.authorised.amount - refundOf(chosen).amount) : null;
  }
  const done =
    change.state === "done"
      ? change.sentence
      : change.state === "cancelled"
        ? cancelledSentence(change, items, isShared ? wordsOfShared(all.cancel) : all.cancel)
        : null;
  useEffect(() => emitRefundsOfOthers(booking.bookingNumber, items), [items]);
  const close = () => set({ state: "none" });
  const title = fill(all.booking.title, { number: booking.bookingNumber });
  useAccountTitle(isGuest ? null : title);
  useBackCloses(change.state === "rebook" && !change.item.booked.reservation.trip, close, "rebook");
  const begin = (item: ShownItem, kind: ItemChange) =>
    set(kind === "cancel" ? { state: "cancel", items: [item], trips: tripsOf(item, items) } : { state: kind, item });
  const corrected = (answer: ManagedBooking, sentence = all.correct.done) => {
    set({ state: "done", sentence });
    replace(managedBooking(answer, management?.token ?? null));
  };
  return (
    <>
      <div className={bookingHead}>
        <h2 className={sectionTitle}>{title}</h2>
        <BookingChip booking={booking} words={all} />
      </div>
      {text && <p className={`mt-1 ${sectionLead}`}>{text}</p>}
      <div className="mt-4 mb-6 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {unpaidText && <Notice tone="warning">{unpaidText}</Notice>}
        {refundToken && <RefundAccount bookingId={booking.bookingId} token={refundToken} />}
        {access.state === "readOnly" && <LinkNeeded bookingId={booking.bookingId} refusal={access.refusal} />}
        {done && (
          <Message key={done} kind="done" takesFocus>
            <p>{done}</p>
          </Message>
        )}
      </div>
      <div className={isGuest ? guestColumns : bookingColumns}>
        <section aria-label={all.booking.items} className="booking-items grid gap-6">
          {items.map((item) => (
            <ItemCard
              key={item.bookingItemId}
              item={item}
              isUnpaid={booking.unpaid === "all"}
              refusedActivity={refusedActivity(item.booked, booking.items)?.activityTitle}
              goesWith={tiedItems(item.booked, booking.items)}
              isMisfit={itemOfBookedMisfit(item.booked, booking.items) !== undefined}
              onChange={(kind) => begin(item, kind)}
            />
          ))}
          {management && cancellable.length > 1 && (
            <p>
              <Button variant="secondary" onPress={() => set({ state: "cancel", items: cancellable, trips: [] })}>
                {all.booking.cancelAll}
              </Button>
            </p>
          )}
        </section>
        <aside className={asideParts}>
          {management && (
            <ContactPanel
              management={management}
              hasTickets={items.some(({ booked }) => booked.ticketUrl !== null)}
              onCorrect={() => set({ state: "contact" })}
            />
          )}
          {management && items.some(({ booked }) => booked.ticketUrl !== null) && (
            <SharePanel management={management} />
          )}
          <Receipt shown={shown} />
          {history.length > 0 && <History shown={shown} />}
          {isGuest && (
            <p className={`text-pretty ${quiet}`}>
              {all.booking.signInHint}{" "}
              <StepLink className={textLink} changes={{ view: "sign-in" }}>
                {all.booking.signIn}
              </StepLink>
            </p>
          )}
        </aside>
      </div>
      {change.state === "cancel" && (
        <CancelDialog
          bookingId={booking.bookingId}
          bookingNumber={booking.bookingNumber}
          items={change.items}
          isOnlyOne={items.filter(({ state }) => !endedStates.has(state)).length === 1}
          goesWith={activityWithout(change.items, booking)}
          trips={change.trips}
          staying={
            change.items.length > 1
              ? items.filter(({ changes }) => refusalsThatStay.has(changes?.refusals.cancel ?? ""))
              : []
          }
          refundOf={refundOf}
          refundWay={refundWay}
          money={booking.money}
          isUnpaid={
            isPaymentMissing(booking) || (booking.status === "confirmed" && booking.payment?.method === "waived")
          }
          isShared={isShared}
          chargedAfter={chargedAfter}
          token={management?.token ?? null}
          onClose={() => {
            close();
            // One of them may have passed its cut-off.
            if (change.items.length + change.trips.length > 1) retry();
          }}
          onDone={(cancelled) => {
            set({ state: "cancelled", cancelled });
            retry();
          }}
        />
      )}
      {change.state === "rebook" &&
        (change.item.booked.reservation.trip ? (
          <RebookTrip
            item={change.item}
            trip={change.item.booked.reservation.trip}
            goesWith={tiedItems(change.item.booked, booking.items)[0]?.reservation ?? null}
            token={management?.token ?? null}
            onClose={close}
            onDone={() => {
              set({ state: "done", sentence: all.rebookTrip.done });
              retry();
            }}
          />
        ) : (
          <RebookDrawer item={change.item} onClose={close} />
        ))}
      {management && change.state === "correct" && (
        <CorrectGuests item={change.item} management={management} onClose={close} onDone={corrected} />
      )}
      {management && change.state === "contact" && (
        <CorrectContact management={management} onClose={close} onDone={corrected} />
      )}
    </>
  );
}

/** What goes back of a shared payment goes to its payers. */
function wordsOfShared(words: AccountWords["cancel"]): AccountWords["cancel"] {
  return { ...words, done: { ...words.done, refund: words.done.payers } };
}

/**
 * Null until the booking has been read again: only then is it known whether a supplier declined it before it could be
 * cancelled.
 */
function cancelledSentence(
  { cancelled }: Extract<Change, { state: "cancelled" }>,
  items: readonly ShownItem[],
  words: AccountWords["cancel"],
): string | null {
  const itemIds = cancelled.items.map(({ bookingItemId }) => bookingItemId);
  const states = items.filter(({ bookingItemId }) => itemIds.includes(bookingItemId)).map(({ state }) => state);
  if (states.some((state) => state === "booked" || state === "requested")) return null;
  if (states.includes("refunded")) return words.declinedBefore;
  const isDue = (id: string) => items.some((item) => item.bookingItemId === id && item.refundState === "due");
  const known = cancelled.items.map((item) => ({ ...item, isRefundDue: isDue(item.bookingItemId) }));
  return cancelledText(known, words.done);
}

function BookingSkeleton() {
  return (
    <>
      <div className={bookingHead}>
        <SkeletonBars widths={["w-80"]} />
      </div>
      <div className={bookingColumns}>
        <RowsSkeleton rows={1} hasPicture />
        <div className={asideParts}>
          <SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-7/10"]} />
        </div>
      </div>
    </>
  );
}
