import { ArrowLeft, SearchX } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { Message } from "../../forms/message.tsx";
import { Bars, RowsSkeleton } from "../../forms/skeleton.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import type { Loaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import type { Money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import { Icon } from "../../shell/icon.tsx";
import { useAccount } from "../context.ts";
import { Empty } from "../empty.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { History } from "./history.tsx";
import { ItemCard } from "./item-card.tsx";
import { Receipt } from "./receipt.tsx";
import type { ShownBooking, ShownItem } from "./shown-booking.ts";
import { StatusChip } from "./status-chip.tsx";

/** While a payment is under way the page looks again (ms). */
const lookAgain = 3000;

interface BookingPageProps {
  readonly loaded: Loaded<ShownBooking>;
  readonly retry: () => void;
  readonly isGuest: boolean;
}

/** One booking: its items with tickets, what can be done, the receipt, and what happened. */
export function BookingPage({ loaded, retry, isGuest }: BookingPageProps) {
  const { words: all, answer } = useAccount();
  const words = all.booking;
  const { paths } = answer.shell;
  const isPaying = loaded.state === "shown" && loaded.data.booking.status === "paying";
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setInterval(retry, lookAgain);
    return () => clearInterval(timer);
  }, [isPaying]);

  if (loaded.state === "failed" && loaded.refusal.code === "booking_not_found")
    return (
      <Empty
        icon={SearchX}
        title={words.notFoundTitle}
        text={words.notFound}
        action={isGuest ? { title: words.toHome, url: paths.homepage } : { title: words.toBookings, url: `${paths.account}/bookings` }}
        {...(isGuest ? { other: { title: words.signIn, url: `?view=sign-in` } } : {})}
      />
    );
  return (
    <>
      {!isGuest && (
        <a class="back-link" href={`${paths.account}/bookings`}>
          <Icon of={ArrowLeft} size={16} points />
          {words.back}
        </a>
      )}
      <WithLoaded loaded={loaded} retry={retry} skeleton={<BookingSkeleton />}>
        {(shown) => <Shown shown={shown} retry={retry} isGuest={isGuest} />}
      </WithLoaded>
    </>
  );
}

type Cancelling = { readonly state: "no" } | { readonly state: "asking"; readonly item: ShownItem } | { readonly state: "done"; readonly refund: Money };

function Shown({ shown, retry, isGuest }: { readonly shown: ShownBooking; readonly retry: () => void; readonly isGuest: boolean }) {
  const { words: all } = useAccount();
  const { booking, items, history } = shown;
  const [cancelling, set] = useState<Cancelling>({ state: "no" });
  const text = all.statusText[booking.status];
  return (
    <>
      <div class="booking-head">
        <h2 class="section-title">{fill(all.booking.title, { number: booking.bookingNumber })}</h2>
        <StatusChip state={booking.status}>{all.status[booking.status]}</StatusChip>
      </div>
      {text && <p class="booking-lead">{text}</p>}
      {cancelling.state === "done" && (
        <Message kind="done" takesFocus>
          <p>{cancelling.refund.amount > 0 ? fill(all.cancel.done, { amount: cancelling.refund.formatted }) : all.cancel.doneNothing}</p>
        </Message>
      )}
      <div class="booking-columns">
        <section aria-label={all.booking.items} class="booking-items">
          {items.map((item) => (
            <ItemCard key={item.bookingItemId} item={item} onCancel={() => set({ state: "asking", item })} />
          ))}
        </section>
        <aside class="booking-side">
          <Receipt shown={shown} />
          {history.length > 0 && <History shown={shown} />}
          {isGuest && (
            <p class="panel-note">
              {all.booking.signInHint} <StepLink changes={{ view: "sign-in" }}>{all.booking.signIn}</StepLink>
            </p>
          )}
        </aside>
      </div>
      {cancelling.state === "asking" && (
        <CancelDialog
          item={cancelling.item}
          onClose={() => set({ state: "no" })}
          onDone={(refund) => {
            set({ state: "done", refund });
            retry();
          }}
        />
      )}
    </>
  );
}

function BookingSkeleton() {
  return (
    <>
      <div class="booking-head">
        <Bars widths={["320px"]} />
      </div>
      <div class="booking-columns">
        <RowsSkeleton rows={1} hasPicture />
        <div class="booking-side">
          <Bars widths={["40%", "100%", "100%", "70%"]} />
        </div>
      </div>
    </>
  );
}
