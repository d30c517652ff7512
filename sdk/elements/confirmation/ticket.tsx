import { useLingui } from "@lingui/react/macro";
import { CalendarPlus, Download, MapPin, Smartphone, TrainFront, Wallet } from "lucide";
import type { Booking } from "../../contracts/booking.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { codePictureOf } from "../../contracts/code-picture.ts";
import { mapAddress } from "../../contracts/map-address.ts";
import { ticketCount } from "../../contracts/ticket-count.ts";
import type { WalletPasses } from "../../contracts/wallet-passes.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TripStages } from "../../ui/trip-stages.tsx";
import type { Appointment } from "../../parts/get-there/get-there.props.ts";
import { useGetThere } from "../../parts/get-there/use-get-there.tsx";
import { dayAndTime, dayInWords } from "../../parts/when.ts";

export interface TicketProps {
  readonly item: Booking["items"][number];
  /** Of an activity its trips, of a trip its activity. */
  readonly goesWith: readonly Reservation[];
  /** Of a trip its activity, where it does not fit that one's time any more, and the address of other connections. */
  readonly misfit: { readonly title: string; readonly search: string } | undefined;
  readonly languageTag: string;
  readonly fileAddress: (path: string) => string;
  readonly appointment: Appointment;
  /** For the wallets of this device. */
  readonly passes: WalletPasses;
}

/**
 * The ticket as one object: picture, four details, a line to tear, the code on white; below it what can be done with
 * it.
 */
export function Ticket({ item, goesWith, misfit, languageTag, fileAddress, appointment, passes }: TicketProps) {
  const { t } = useLingui();
  const { href, press, drawer } = useGetThere(appointment);
  const { reservation, meetingPoint, ticketCode, ticketUrl, calendarUrl, webTicketUrl, answers = [] } = item;
  const { startsAt, isAllDay, ticketReservations, trip } = reservation;
  const guests = ticketReservations
    .map(({ quantity, ticketCategory }) => ticketCount(quantity, ticketCategory.label.formatted))
    .join(", ");
  return (
    <article className="flex flex-col gap-6 break-inside-avoid">
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-float @3xl:grid @3xl:grid-cols-[1fr_264px] print:grid print:grid-cols-[1fr_232px] print:shadow-none">
        <div className="min-w-0">
          {reservation.teaserImage && (
            <Picture
              of={reservation.teaserImage}
              ratio="16:9"
              width={664}
              decorative
              eager
              className="h-auto w-full max-w-full"
            />
          )}
          <div className="p-4 @lg:p-6">
            <p className="text-14 text-ink-2">{ticketReservations[0]?.offer.label}</p>
            <h2 className="mb-4 text-22 font-strong tracking-[-0.014em] text-pretty hyphens-auto">
              {reservation.activityTitle}
            </h2>
            {/* Two columns of at least eight letters' width; one where the text is large. */}
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8em,40%)),1fr))] gap-4">
              <Detail label={t`Date`} value={dayAndTime(dateOf(startsAt), null, languageTag)} />
              <Detail label={t`Time`} value={isAllDay ? t`Any time that day` : timeOf(startsAt)} />
              <Detail label={trip ? t`Travellers` : t`Guests`} value={guests} isLong={!!trip} />
              {!trip && (
                <Detail
                  label={t`Meeting point`}
                  value={
                    meetingPoint
                      ? [meetingPoint.label, meetingPoint.address].filter(Boolean).join(", ")
                      : t`See your ticket`
                  }
                />
              )}
              {answers.length > 0 && <Detail label={t`Details of the guests`} value={answers.join("\n")} isLong />}
              {goesWith.length > 0 && (
                <Detail
                  label={t`Goes with`}
                  value={goesWith.map((other) => titleAndStart(other, languageTag)).join("; ")}
                  isLong
                />
              )}
            </dl>
            {misfit && (
              <div className="mt-4">
                <Notice
                  tone="warning"
                  actions={
                    <a
                      href={misfit.search}
                      className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent hover:underline print:hidden"
                    >
                      {t`Find another connection`}
                    </a>
                  }
                >
                  {t`This connection does not fit the new time of “${misfit.title}” any more.`}
                </Notice>
              </div>
            )}
            {trip && (
              <TripStages
                trip={trip}
                platform={(name) => t`platform ${name}`}
                day={(date) => dayInWords(date, languageTag)}
                walk={(minutes, to) => t`${minutes} min on foot to ${to}`}
                className="mt-4 font-value"
              />
            )}
            {trip && (trip.isDemoTariff || trip.plan.isDemo) && (
              <p className="mt-4 text-14 text-ink-2">
                {t`Demonstration: timetable and prices are invented. You can't travel with this ticket.`}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-col items-center justify-center gap-4 border-t-2 border-dashed border-line p-6 @3xl:border-s-2 @3xl:border-t-0 print:border-s-2 print:border-t-0">
          {ticketUrl && (
            <span className="rounded-field bg-[#fff] p-3">
              <img
                src={fileAddress(codePictureOf(ticketUrl))}
                width={176}
                height={176}
                alt={t`Code of your ticket: ${ticketCode}`}
                className="block size-44"
              />
            </span>
          )}
          {ticketCode && <p className="text-center font-strong tracking-[0.06em]">{ticketCode}</p>}
          <p className="max-w-[12em] text-center text-14 text-balance text-ink-2">
            {trip ? t`Show this code when tickets are checked` : t`Show this code at the meeting point`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden @max-lg:flex-col">
        {webTicketUrl && (
          <LinkButton variant="primary" icon={Smartphone} href={webTicketUrl} newTab>
            {t`Ticket for your phone`}
          </LinkButton>
        )}
        {passes.apple && (
          <LinkButton icon={Wallet} href={passes.apple}>
            {t`Add to Apple Wallet`}
          </LinkButton>
        )}
        {passes.google && (
          <LinkButton icon={Wallet} href={passes.google} newTab>
            {t`Add to Google Wallet`}
          </LinkButton>
        )}
        {ticketUrl && (
          <LinkButton icon={Download} href={fileAddress(ticketUrl)} newTab>
            {t`Save ticket`}
          </LinkButton>
        )}
        {calendarUrl && (
          <LinkButton icon={CalendarPlus} href={fileAddress(calendarUrl)}>
            {t`Add to calendar`}
          </LinkButton>
        )}
        {meetingPoint && (
          <LinkButton icon={MapPin} href={mapAddress(meetingPoint, languageTag)} newTab>
            {t`Show the way`}
          </LinkButton>
        )}
        {!trip && goesWith.length === 0 && (
          <LinkButton icon={TrainFront} href={href} onPress={press} newTab>
            {t`Get there by train and bus`}
          </LinkButton>
        )}
      </div>
      {drawer}
    </article>
  );
}

function titleAndStart({ activityTitle, startsAt, isAllDay }: Reservation, languageTag: string): string {
  return `${activityTitle}, ${dayAndTime(dateOf(startsAt), isAllDay ? null : timeOf(startsAt), languageTag)}`;
}

interface DetailProps {
  readonly label: string;
  readonly value: string;
  /** As wide as the list. */
  readonly isLong?: boolean;
}

function Detail({ label, value, isLong }: DetailProps) {
  return (
    <div className={`min-w-0 ${isLong ? "col-span-full" : ""}`}>
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="font-value hyphens-auto wrap-break-word whitespace-pre-line">{value}</dd>
    </div>
  );
}
