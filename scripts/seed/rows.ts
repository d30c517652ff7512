import type { Insertable } from "kysely";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import { ticketCategoryHash } from "../../server/catalogue/category-hash.ts";
import type { CatalogueActivity } from "../../server/catalogue/schema.ts";
import { slotsOf } from "../../server/catalogue/slots.ts";
import type { Tables } from "../../server/db/schema.ts";
import { datePlus } from "../../server/wall-time.ts";

/** Tables that made activities have rows in, in the order of their references. */
const tables = ["activity", "activity_text", "offer", "offer_text", "ticket_category", "slot"] as const;
type Table = (typeof tables)[number];
export type Rows = { readonly [Name in Table]: Insertable<Tables[Name]>[] };
export { tables };

/** Slots are made for so many days: few, so that a catalogue of 100,000 stays loadable. */
const slotDays = 30;

export function noRows(): Rows {
  return { activity: [], activity_text: [], offer: [], offer_text: [], ticket_category: [], slot: [] };
}

/** Adds the rows of an activity. */
export function addRows(rows: Rows, activity: CatalogueActivity, index: number, today: string): void {
  rows.activity.push({
    id: activity.id,
    mapped_id: activity.mappedId,
    sequence_index: index,
    supplier_id: activity.supplierId,
    type_id: activity.typeId,
    location_id: activity.locationId,
    latitude: activity.latitude,
    longitude: activity.longitude,
    min_age: activity.minAge,
    max_age: activity.maxAge,
    mobile_ticket: activity.mobileTicket ? 1 : 0,
    booking_on_request: activity.bookingOnRequest ? 1 : 0,
    show_per_person_suffix: activity.showPerPersonSuffix ? 1 : 0,
    high_demand: activity.highDemand ? 1 : 0,
    reservation_system: activity.reservationSystem,
    tickets_issued: activity.ticketsIssued,
    rating_average: activity.rating?.average ?? null,
    rating_count: activity.rating?.count ?? null,
    guide_languages: JSON.stringify(activity.guideLanguages),
    attributes: JSON.stringify(activity.attributes),
    meeting_points: JSON.stringify(activity.meetingPoints),
    pictures: JSON.stringify(activity.pictures),
    points_of_interest: JSON.stringify(activity.pointsOfInterest),
  });
  for (const locale of mainLocales) {
    rows.activity_text.push({
      activity_id: activity.id,
      locale,
      title: activity.title[locale],
      teaser: activity.teaser[locale],
      slug: activity.slug[locale],
      benefits: "[]",
      highlights: activity.highlights[locale],
      important_information: null,
      info_confirmation: null,
      content_blocks: "[]",
      discount: activity.discount?.[locale] ?? null,
    });
  }
  for (const [order, offer] of activity.offers.entries()) addOffer(rows, activity.id, offer, order, today);
}

function addOffer(rows: Rows, activityId: number, offer: CatalogueActivity["offers"][number], index: number, today: string): void {
  rows.offer.push({
    id: offer.id,
    activity_id: activityId,
    content_api_offer_id: offer.contentApiOfferId,
    sequence_index: index,
    duration_minutes: offer.durationInMinutes,
    schedules: JSON.stringify(offer.schedules),
  });
  for (const locale of mainLocales) {
    rows.offer_text.push({ offer_id: offer.id, locale, label: offer.label[locale], description: offer.description[locale] });
  }
  for (const [order, category] of offer.categories.entries()) {
    rows.ticket_category.push({
      id: category.id,
      offer_id: offer.id,
      sequence_index: order,
      hash: ticketCategoryHash(category),
      audience: category.audience,
      label: JSON.stringify(category.label),
      discount_type: category.discountType,
      discount_label: category.discountLabel && JSON.stringify(category.discountLabel),
      category_type: category.categoryType,
      category_type_key: category.categoryTypeKey,
      min_age: category.minAge,
      max_age: category.maxAge,
      occupancy: category.occupancy,
      max_occupancy: category.maxOccupancy,
      price: category.price,
      net_price: category.netPrice,
      article_label: null,
      article_price: null,
      product_id: null,
      times: null,
    });
  }
  rows.slot.push(...slotsOf(offer.id, offer.schedules, today, datePlus(today, { days: slotDays })));
}
