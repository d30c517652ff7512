import { mainLocaleOf } from "../../sdk/contracts/locale.ts";
import { freeCancellationUntil } from "../../sdk/contracts/cancellation.ts";
import type { Reservation } from "../../sdk/contracts/cart.ts";
import { areNet } from "../../sdk/contracts/net-price.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenLine, FrozenReservation } from "../domain/frozen.ts";
import { itemTimeOf } from "../domain/item-time.ts";
import { confirmableUntil } from "../domain/request-deadline.ts";
import type { ReservationRow } from "../db/queries/reservation.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { ReservationTexts } from "../db/queries/reservation-texts.ts";
import { tripInLocale } from "../domain/trip-in-locale.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { presentBookedTrip } from "./booked-trip.ts";
import { activityPath } from "./activity-path.ts";
import { labelOf } from "../domain/ticket-category.ts";
import { presentPicture } from "./picture.ts";

/** What a reservation's presenter can't read from its row. */
export interface ReservationSurroundings {
  readonly origin: string;
  /** An instant of the database. */
  readonly now: string;
  /** When the booked item was cancelled; null while it stands. */
  readonly cancelledAt?: string | null;
  /** The catalogue's words in the language of the page, for holds that were made in another one. */
  readonly texts?: ReservationTexts;
}

/**
 * A hold or a booked item as its buyer sees it: what was frozen, its labels in the language of the page where the
 * catalogue has them.
 */
export function presentReservation(
  row: ReservationRow,
  { origin, now, cancelledAt = null, texts }: ReservationSurroundings,
): Reservation {
  const frozen = inPageLanguage(fromJson<FrozenReservation>(row.frozen), row, texts);
  const { slot } = frozen;
  const [onlyLine, ...others] = frozen.lines;
  return {
    reservationId: row.id,
    ...(row.first_reservation_id !== null && { firstReservationId: row.first_reservation_id }),
    capiActivityId: row.activity_id,
    bookingItemId: row.booking_item_id,
    bookingId: row.booking_id,
    tripId: frozen.trip?.plan.id ?? null,
    ...(frozen.trip && { trip: presentBookedTrip(frozen.trip), withBookingItemId: row.with_item_id }),
    ...(row.direction !== null && { direction: row.direction }),
    activityTitle: frozen.activityTitle,
    activityPath: frozen.activityPath,
    teaserImage: frozen.picture && presentPicture(origin, frozen.picture),
    infoConfirmation: frozen.infoConfirmation,
    availabilityId: row.slot_id,
    ...itemTimeOf(frozen),
    expiresAt: wireInstant(row.expires_at),
    validity: slot.isAllDay ? "all-day" : "other",
    offerId: row.offer_id,
    cancellableUntil: slot.cancellableUntil && wireInstant(slot.cancellableUntil),
    cancelledAt: cancelledAt && wireInstant(cancelledAt),
    isCancellable: freeCancellationUntil({ ...slot, cancelledAt }, Date.parse(now)) !== null,
    bookingOnRequest: frozen.bookingOnRequest,
    ...(frozen.bookingOnRequest && { confirmableUntil: wireInstant(confirmableUntil(slot)) }),
    totalPrice: money(row.total_amount),
    ...(isNetThroughout(frozen) && { isNet: true }),
    seatPrice: onlyLine && others.length === 0 ? money(onlyLine.price) : null,
    personalizationData: [...frozen.personalization],
    ticketReservations: frozen.lines.map((line) => presentLine(line, frozen, row)),
    reservations: [],
  };
}

/** What was frozen before lines kept whether they are net is so throughout. */
function isNetThroughout({ net, lines }: FrozenReservation): boolean {
  return (
    net &&
    areNet(
      lines.map(({ price, isNet = true }) => ({
        price: money(price),
        distributorNetPrice: isNet ? money(price) : null,
      })),
    )
  );
}

function presentLine(
  line: FrozenLine,
  frozen: FrozenReservation,
  row: ReservationRow,
): Reservation["ticketReservations"][number] {
  return {
    offer: {
      label: frozen.offer.label,
      contentApiId: row.activity_id,
      contentApiOfferId: frozen.offer.contentApiOfferId,
      offerId: row.offer_id,
      ticketCategories: frozen.lines.map((each) => each.ticketCategoryId),
    },
    description: frozen.offer.description,
    ticketCategory: {
      ticketCategoryId: line.ticketCategoryId,
      ticketCategoryHash: line.ticketCategoryHash,
      label: { formatted: line.label },
      price: money(line.price),
      articleLabel: line.articleLabel,
      articlePrice: line.articlePrice === null ? null : money(line.articlePrice),
    },
    quantity: line.quantity,
    guests: line.guests.map((answers) => ({ occupancy: line.occupancy, personalizationData: [...answers] })),
  };
}

/**
 * What is bought stays as it was frozen (RULES 5); a hold that was made in another language is only called differently.
 * A trip's names are frozen in every main language.
 */
function inPageLanguage(
  frozen: FrozenReservation,
  row: ReservationRow,
  texts: ReservationTexts | undefined,
): FrozenReservation {
  if (!texts) return frozen;
  if (frozen.trip) return tripInLocale(frozen, texts.locale);
  if (mainLocaleOf(texts.locale) === mainLocaleOf(frozen.locale)) return frozen;
  const activity = texts.activities.get(row.activity_id);
  const offer = texts.offers.get(row.offer_id);
  return {
    ...frozen,
    activityTitle: activity?.title ?? frozen.activityTitle,
    activityPath: activity ? activityPath(row.activity_id, activity.slug, texts.locale) : frozen.activityPath,
    offer: {
      ...frozen.offer,
      label: offer?.label ?? frozen.offer.label,
      description: offer?.description ?? frozen.offer.description,
    },
    lines: frozen.lines.map((line) => {
      const category = texts.categories.get(line.ticketCategoryId);
      if (!category) return line;
      const article = fromJsonOrNull<Words>(category.article_label);
      return {
        ...line,
        label: labelOf(category, texts.locale).formatted,
        articleLabel: line.articleLabel === null || !article ? line.articleLabel : inLocale(article, texts.locale),
      };
    }),
  };
}
