import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ArrowRight, Check, Clock, CircleAlert, Ban, type IconNode } from "lucide";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { dateOf } from "../../contracts/time.ts";
import { standingItems, type Booking } from "../../contracts/booking.ts";
import { lostToDisputes } from "../../contracts/booking-lines.ts";
import { itemOfBookedMisfit, tiedItems } from "../../contracts/tied-items.ts";
import { isMixedRequest } from "../../contracts/mixed-request.ts";
import { money } from "../../contracts/money.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { elementSurface } from "../../ui/element-surface.ts";
import { mainItem } from "./main-item.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";
import { Next } from "./next.tsx";
import { lastRebooked, Rebooked } from "./rebooked.tsx";
import { Receipt } from "./receipt.tsx";
import { Ticket, type TicketProps } from "./ticket.tsx";
import { cutOffInWords, dayInWords } from "../../parts/when.ts";
import { ItemLines } from "./item-lines.tsx";

/** What became of the booking. The headline says the outcome. */
export function ConfirmationView(props: ConfirmationProps) {
  return (
    <section
      className={`@container ${elementSurface}`}
      aria-busy={props.state === "loading" || props.state === "paying"}
    >
      <div className="mx-auto max-w-[928px]">
        <Outcome {...props} />
      </div>
    </section>
  );
}

function Outcome(props: ConfirmationProps) {
  const { t } = useLingui();
  const { booking, state } = props;
  if (state === "loading") {
    return (
      <Skeleton word={t`Still looking for your booking`}>
        <div className="flex flex-col gap-4">
          <Bone className="h-9 w-2/3" />
          <Bone className="h-90 w-full" />
        </div>
      </Skeleton>
    );
  }
  if (state === "missing")
    return (
      <>
        <Head
          icon={CircleAlert}
          title={t`We don’t know this booking`}
          text={t`Please check the address, or use the link in our e-mail.`}
        >
          <LinkButton variant="primary" href={props.shopAddress}>{t`Find something to do`}</LinkButton>
        </Head>
        <slot name="empty" />
      </>
    );
  if (state === "loadFailed" || booking === null) {
    return (
      <Head
        icon={CircleAlert}
        title={t`We can’t reach the shop at the moment`}
        text={t`Your booking is safe with us. Please look again in a moment.`}
      >
        <Button onPress={props.retry}>{t`Look again`}</Button>
      </Head>
    );
  }
  if (state === "paying") return <Paying {...props} />;
  if (state === "requested") {
    return <Requested {...props} booking={booking} />;
  }
  if (state === "failed") return <NotPaid {...props} booking={booking} />;
  if (state === "over") return <Cancelled {...props} booking={booking} />;
  return <Confirmed {...props} booking={booking} />;
}

function Paying({ isSlow, retry }: ConfirmationProps) {
  const { t } = useLingui();
  return (
    <Head
      icon={Clock}
      live
      title={t`Your bank is still deciding`}
      text={
        isSlow
          ? t`This can take a minute. You may close this page: we write to you as soon as it is paid.`
          : t`One moment, please.`
      }
    >
      <div className="flex flex-col items-start gap-4">
        <span
          aria-hidden
          className="block size-8 animate-spin rounded-chip border-3 border-accent border-e-transparent motion-reduce:animate-none"
        />
        {isSlow && (
          <Button variant="secondary" onPress={retry}>
            {t`Look again`}
          </Button>
        )}
      </div>
    </Head>
  );
}

/** The supplier has 48 hours at most (RULES 8); where the money is meanwhile depends on the payment method. */
function Requested(props: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const { booking } = props;
  const { email, payment, requestExpiresAt } = booking;
  const until = requestExpiresAt && cutOffInWords(requestExpiresAt, props.languageTag);
  const isMixed = isMixedRequest(booking);
  const charge =
    payment?.status === "authorised"
      ? isMixed
        ? t`Your card is charged once they have answered, for what is then booked.`
        : t`Your card is only charged once they confirm.`
      : payment?.status === "captured" && payment.amount.amount > 0
        ? isMixed
          ? t`What they can’t confirm, you get back.`
          : t`If they can’t, you get all your money back.`
        : "";
  return (
    <>
      <Head
        icon={Clock}
        takesFocus
        title={t`Your request is with the supplier, ${booking.givenName}`}
        text={`${until ? t`They confirm or decline by ${until}, and we write to ${email} as soon as they do.` : ""} ${charge}`}
      >
        <SeeBooking {...props} />
      </Head>
      <div className="mt-8 flex max-w-100 flex-col gap-8">
        <ItemLines items={booking.items} of={booking} languageTag={props.languageTag} />
        <Receipt {...props} />
      </div>
    </>
  );
}

function NotPaid({ booking, basketAddress }: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const isLapsed = booking.status === "expired" || booking.status === "failed";
  return (
    <Head
      icon={CircleAlert}
      title={t`It is not paid yet, ${booking.givenName}`}
      text={
        isLapsed
          ? t`The payment did not work in time, so nothing was charged and your seats are free again. Your basket offers to hold them once more.`
          : t`The payment did not go through, so nothing was charged. Your seats are still in your basket.`
      }
    >
      <LinkButton variant="primary" href={basketAddress}>{t`Back to the basket`}</LinkButton>
    </Head>
  );
}

/** The refund depends on what was paid, and on what is retained after the cut-off (RULES 11). */
function Cancelled(props: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const { bookingNumber, status, money: ofBooking } = props.booking;
  const { paid, released, kept, invoiced, refundPending, refundDue } = ofBooking;
  // An amount due before the capture counts as not retained.
  const authorised = money(Math.max(0, ofBooking.authorised.amount - refundPending.amount));
  // What is back may have come another way.
  const isOnItsWay = refundPending.amount > 0;
  const { formatted: due } = refundDue;
  const { formatted: back } = money(paid.amount - kept.amount);
  // What is retained of an authorised card is captured now, or was.
  const isCharged = authorised.amount > 0 || (released.amount > 0 && kept.amount > 0 && kept.amount === paid.amount);
  const { formatted: charged } = authorised.amount > 0 ? authorised : paid;
  const lost = lostToDisputes(ofBooking);
  const { formatted: byBank } = money(lost);
  const text =
    invoiced.amount > 0
      ? t`Booking ${bookingNumber} is no longer valid.`
      : isCharged
        ? t`Booking ${bookingNumber} is no longer valid. Your card is charged ${charged}.`
        : paid.amount === 0
          ? t`Booking ${bookingNumber} is no longer valid. Nothing was charged.`
          : lost > 0
            ? t`Booking ${bookingNumber} is no longer valid. Your bank has given back ${byBank} of what was paid.`
            : refundDue.amount > 0
              ? t`Booking ${bookingNumber} is no longer valid. The refund of ${due} has not gone through yet: we are looking into it and will contact you.`
              : kept.amount === 0
                ? isOnItsWay
                  ? t`Booking ${bookingNumber} is no longer valid. What you paid goes back the way it came.`
                  : t`Booking ${bookingNumber} is no longer valid. What you paid is refunded.`
                : kept.amount === paid.amount
                  ? t`Booking ${bookingNumber} is no longer valid. What you paid is not refunded.`
                  : isOnItsWay
                    ? t`Booking ${bookingNumber} is no longer valid. Of what you paid, ${back} goes back the way it came.`
                    : t`Booking ${bookingNumber} is no longer valid. Of what you paid, ${back} is refunded.`;
  return (
    <>
      <Head
        icon={Ban}
        title={status === "refunded" ? t`This booking was declined` : t`This booking is cancelled`}
        text={text}
      >
        <SeeBooking {...props} />
      </Head>
      <div className="mt-8 flex max-w-100 flex-col gap-8">
        <ItemLines items={props.booking.items} of={props.booking} languageTag={props.languageTag} />
        <Receipt {...props} />
      </div>
    </>
  );
}

function Confirmed(props: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const { booking } = props;
  const standing = standingItems(booking);
  const over = booking.items.filter((item) => !standing.includes(item));
  const first = mainItem(standing.map(({ reservation }) => reservation));
  const day = dayInWords(dateOf(first?.startsAt ?? booking.now), props.languageTag);
  const changes = lastRebooked(booking);
  const isChanged = changes.length > 0;
  const { unpaid } = booking;
  return (
    <div className="flex flex-col gap-6">
      <Head
        icon={unpaid ? CircleAlert : Check}
        good={!unpaid}
        takesFocus={booking.firstSeen}
        title={
          unpaid === "all"
            ? t`It is booked, but not paid yet, ${booking.givenName}`
            : unpaid
              ? t`It is booked, but not all of it is paid, ${booking.givenName}`
              : isChanged
                ? t`Your booking is changed, ${booking.givenName}`
                : t`It is booked for ${day}, ${booking.givenName}`
        }
        text={
          <>
            {unpaid && <Unpaid booking={booking} />}{" "}
            {isChanged
              ? t`Booking ${booking.bookingNumber} is confirmed as it stands now. ${plural(changes.length, { one: "The old ticket is no longer valid. We have sent the new one to", other: "The old tickets are no longer valid. We have sent the new ones to" })}`
              : unpaid
                ? ""
                : booking.payment?.method === "invoice"
                  ? t`Booking ${booking.bookingNumber} is confirmed, the invoice follows.`
                  : booking.money.paid.amount + booking.money.authorised.amount === 0
                    ? t`Booking ${booking.bookingNumber} is confirmed.`
                    : t`Booking ${booking.bookingNumber} is paid and confirmed.`}{" "}
            {!isChanged &&
              t`${plural(standing.length, { one: "We have sent the ticket to", other: "We have sent the tickets to" })}`}{" "}
            <strong className="font-value wrap-anywhere text-ink">{booking.email}</strong>.
          </>
        }
      />
      {booking.money.refundDue.amount > 0 && !changes.some(({ rebooked }) => rebooked.isRefundDue) && (
        <RefundDue amount={booking.money.refundDue.formatted} />
      )}
      {isChanged && <Rebooked {...props} changes={changes} booking={booking} />}
      {standing.map((item) => (
        <Ticket
          key={item.bookingItemId}
          item={item}
          goesWith={tiedItems(item, standing).map(({ reservation }) => reservation)}
          misfit={misfitOf(item, standing, props)}
          languageTag={props.languageTag}
          fileAddress={props.fileAddress}
          appointment={props.appointment(item.reservation)}
          passes={props.passes(item)}
        />
      ))}
      {over.length > 0 && <ItemLines items={over} of={booking} languageTag={props.languageTag} />}
      <div className="mt-4 grid gap-x-16 gap-y-10 @3xl:grid-cols-2">
        <Next {...props} booking={booking} />
        <Receipt {...props} booking={booking} />
      </div>
    </div>
  );
}

/** Why a booking that stands is not paid, or not wholly, and what comes next (RULES 8). */
function Unpaid({ booking }: { readonly booking: Booking }) {
  const { t } = useLingui();
  const lost = lostToDisputes(booking.money);
  const { formatted: byBank } = money(lost);
  const missing = booking.missing?.formatted;
  return lost > 0
    ? t`Booking ${booking.bookingNumber} stays valid, but your bank has given back ${byBank} of what was paid. You don’t need to do anything now: our team will contact you about how to pay.`
    : booking.unpaid === "all"
      ? t`Booking ${booking.bookingNumber} stays valid, but its payment did not go through. You don’t need to do anything now: our team will contact you about how to pay.`
      : t`Booking ${booking.bookingNumber} stays valid, but ${missing} of it are not paid: the payment of a share did not go through. You don’t need to do anything now: our team settles with you how it is paid.`;
}

/** What a trip does not fit any more, and where others are searched. */
function misfitOf(
  item: TicketProps["item"],
  standing: readonly TicketProps["item"][],
  { searchFor }: ConfirmationProps,
): TicketProps["misfit"] {
  const goesWith = itemOfBookedMisfit(item, standing);
  return goesWith && { title: goesWith.activityTitle, search: searchFor(item.reservation, goesWith) };
}

/** To the page where a request is withdrawn, and what was cancelled is booked again. */
function SeeBooking({ manageAddress }: Pick<ConfirmationProps, "manageAddress">) {
  const { t } = useLingui();
  return (
    <LinkButton icon={ArrowRight} iconPoints href={manageAddress}>
      {t`See the booking`}
    </LinkButton>
  );
}

/** A refund of what was cancelled, that the payment provider refused or does not end. */
function RefundDue({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning">{t`A refund of ${amount} has not gone through yet: we are looking into it and will contact you.`}</Notice>
  );
}

interface HeadProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly good?: boolean;
  /** Announced when it changes. */
  readonly live?: boolean;
  /**
   * Takes the focus where nothing has it: the page of the payment is gone, and a screen reader reads what came of it.
   */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

function Head({ icon, title, text, good, live, takesFocus, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex gap-4" role={live ? "status" : undefined}>
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-chip print:hidden ${good ? "bg-success-tint text-success" : "bg-surface-2 text-ink-2"}`}
      >
        <Icon of={icon} />
      </span>
      <div className="min-w-0 grow">
        <h1
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
          className="text-28 font-strong tracking-[-0.021em] text-balance hyphens-auto wrap-break-word outline-none @3xl:text-36"
        >
          {title}
        </h1>
        <p className="mt-1 max-w-measure text-pretty text-ink-2">{text}</p>
        {children && <div className="mt-6">{children}</div>}
      </div>
    </div>
  );
}
