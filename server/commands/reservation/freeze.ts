import type * as v from "valibot";
import type { ReservationRequest } from "../../../sdk/contracts/requests/cart.ts";
import type { Audience } from "../../../sdk/contracts/offer.ts";
import type { CatalogueActivity, Words } from "../../domain/catalogue-schema.ts";
import { fromJson, fromJsonOrNull } from "../../json.ts";
import { inLocale } from "../../domain/in-locale.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import { labelOf } from "../../domain/ticket-category.ts";
import { presentField } from "../../presenters/offer.ts";
import type { FrozenLine, FrozenReservation, FrozenSlot } from "../../domain/frozen.ts";
import type { SlotRow } from "../../db/queries/slot.ts";
import type { Chosen } from "./selection.ts";
import type { SlotForSale } from "./slot-for-sale.ts";

/** Freezes what is bought, in the buyer's language (RULES 5). `vatRate`: of tickets that have none of their own. */
export function freeze(
  { activity, offer, slot, fields }: SlotForSale,
  chosen: readonly Chosen[],
  request: v.InferOutput<typeof ReservationRequest>,
  net: boolean,
  vatRate: number,
): FrozenReservation {
  const { locale } = request;
  const [picture] = fromJson<CatalogueActivity["pictures"]>(activity.pictures);
  const [meetingPoint] = fromJson<CatalogueActivity["meetingPoints"]>(activity.meeting_points);
  return {
    locale,
    mappedId: activity.mapped_id,
    activityTitle: activity.title,
    activityPath: activityPath(activity.id, activity.slug, locale),
    supplier: activity.supplier_name,
    picture: picture
      ? { file: picture.file, color: picture.color, alternativeText: inLocale(picture.alternativeText, locale) }
      : null,
    infoConfirmation: activity.info_confirmation,
    bookingOnRequest: activity.booking_on_request === 1,
    meetingPoint: meetingPoint ? { ...meetingPoint, label: inLocale(meetingPoint.label, locale) } : null,
    offer: {
      label: offer.label,
      description: offer.description,
      contentApiOfferId: offer.content_api_offer_id,
      durationMinutes: offer.duration_minutes,
    },
    slot: freezeSlot(slot),
    lines: chosen.map((each) => freezeLine(each, request, net, vatRate)),
    fields: fields.map((field) => presentField(field, locale)),
    personalization: request.personalizedData ?? [],
    childrenAges: request.childrenAges ?? [],
    net,
  };
}

export function freezeSlot(slot: SlotRow): FrozenSlot {
  return {
    localDate: slot.local_date,
    localTime: slot.local_time,
    startsAt: slot.starts_at,
    isAllDay: slot.is_all_day === 1,
    cutoffAt: slot.cutoff_at,
    cancellableUntil: slot.cancellable_until,
  };
}

export function freezeLine(
  { category, persons, quantity, guests }: Chosen,
  { locale }: Pick<v.InferOutput<typeof ReservationRequest>, "locale">,
  net: boolean,
  vatRate: number,
): FrozenLine {
  const article = fromJsonOrNull<Words>(category.article_label);
  const isNet = net && category.net_price !== null;
  return {
    ticketCategoryId: category.id,
    ticketCategoryHash: category.hash,
    audience: category.audience as Audience,
    label: labelOf(category, locale).formatted,
    minAge: category.min_age,
    maxAge: category.max_age,
    occupancy: category.occupancy,
    price: isNet ? category.net_price! : category.price,
    ...(net && { isNet }),
    articleLabel: article && inLocale(article, locale),
    articlePrice: category.article_price,
    vatRate: category.vat_rate ?? vatRate,
    articleVatRate: category.article_vat_rate ?? 0,
    quantity,
    guests: Array.from({ length: persons }, (_, guest) => guests[guest]?.personalizedData ?? []),
  };
}
