import type { Insertable } from "kysely";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import type { Tables } from "../db/schema.ts";
import { foldTexts } from "../db/search-text.ts";
import { ticketCategoryHash } from "./category-hash.ts";
import type { Catalogue, CatalogueActivity } from "../domain/catalogue-schema.ts";

/** Rows of a table, as they are inserted. */
export type Rows<Table extends keyof Tables> = readonly Insertable<Tables[Table]>[];
type Offer = CatalogueActivity["offers"][number];

/** Title, teaser and picture as their columns. */
function shownAs({ title, teaser, picture }: Pick<Catalogue["types"][number], "title" | "teaser" | "picture">) {
  return {
    title: JSON.stringify(title),
    teaser: teaser && JSON.stringify(teaser),
    picture: picture && JSON.stringify(picture),
  };
}

export const typeRows = ({ types }: Catalogue): Rows<"activity_type"> =>
  types.map((type) => ({ id: type.id, ...shownAs(type) }));

export const locationRows = ({ locations }: Catalogue): Rows<"location"> =>
  locations.map((place) => ({ id: place.id, latitude: place.latitude, longitude: place.longitude, ...shownAs(place) }));

export const pointRows = ({ pointsOfInterest }: Catalogue): Rows<"point_of_interest"> =>
  pointsOfInterest.map((point) => ({
    id: point.id,
    latitude: point.latitude,
    longitude: point.longitude,
    location_id: point.locationId,
    ...shownAs(point),
  }));

export const attributeRows = ({ attributes }: Catalogue): Rows<"attribute"> =>
  attributes.map(({ id, label, typeIds }, index) => ({
    id,
    sequence_index: index,
    label: JSON.stringify(label),
    type_ids: JSON.stringify(typeIds),
  }));

export const itemRows = ({ attributes }: Catalogue): Rows<"attribute_item"> =>
  attributes.flatMap((attribute) =>
    attribute.items.map(({ id, label, description, teaser, picture }, index) => ({
      id,
      attribute_id: attribute.id,
      sequence_index: index,
      label: JSON.stringify(label),
      description: description && JSON.stringify(description),
      teaser: teaser && JSON.stringify(teaser),
      picture: picture && JSON.stringify(picture),
    })),
  );

export const activityRow = (activity: CatalogueActivity, index: number): Rows<"activity">[number] => ({
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
  withdrawn_at: null,
  search_text: foldTexts(mainLocales.map((locale) => activity.title[locale])),
});

export const supplierRows = ({ suppliers }: Catalogue): Rows<"supplier"> =>
  suppliers.map(({ id, name, email }) => ({ id, name, email: email ?? null, search_text: foldTexts([name]) }));

export const activityTextRows = (activity: CatalogueActivity): Rows<"activity_text"> =>
  mainLocales.map((locale) => ({
    activity_id: activity.id,
    locale,
    title: activity.title[locale],
    teaser: activity.teaser[locale],
    slug: activity.slug[locale],
    benefits: JSON.stringify(activity.benefits.map((benefit) => benefit[locale])),
    highlights: activity.highlights[locale],
    important_information: activity.importantInformation?.[locale] ?? null,
    info_confirmation: activity.infoConfirmation?.[locale] ?? null,
    content_blocks: JSON.stringify(
      activity.contentBlocks.map((block) => ({
        title: block.title[locale],
        youtube_url: block.youtubeUrl,
        text: block.text[locale],
      })),
    ),
    discount: activity.discount?.[locale] ?? null,
  }));

export const offerRows = ({ id, offers }: CatalogueActivity): Rows<"offer"> =>
  offers.map((offer, index) => ({
    id: offer.id,
    activity_id: id,
    content_api_offer_id: offer.contentApiOfferId,
    sequence_index: index,
    duration_minutes: offer.durationInMinutes,
    schedules: JSON.stringify(offer.schedules),
    withdrawn_at: null,
  }));

export const offerTextRows = (offer: Offer): Rows<"offer_text"> =>
  mainLocales.map((locale) => ({
    offer_id: offer.id,
    locale,
    label: offer.label[locale],
    description: offer.description[locale],
  }));

export const categoryRows = ({ offers, vatRate }: CatalogueActivity): Rows<"ticket_category"> =>
  offers.flatMap((offer) =>
    offer.categories.map((category, order) => ({
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
      vat_rate: category.vatRate ?? vatRate,
      article_label: category.article && JSON.stringify(category.article.label),
      article_price: category.article?.price ?? null,
      article_vat_rate: category.article?.vatRate ?? null,
      product_id: category.productId,
      times: category.times ? JSON.stringify(category.times) : null,
    })),
  );

export const fieldRows = (offer: Offer): Rows<"personalization_field"> =>
  offer.personalization.map((field, order) => ({
    offer_id: offer.id,
    key: field.key,
    sequence_index: order,
    label: JSON.stringify(field.label),
    type: field.type,
    scope: field.scope,
    is_strict: field.isStrict ? (1 as const) : (0 as const),
    options: JSON.stringify(field.options),
  }));
