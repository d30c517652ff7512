import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { CatalogueActivity, Words } from "../domain/catalogue-schema.ts";
import { fromJson } from "../json.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { CardRow } from "../db/queries/cards.ts";
import { activityPath } from "./activity-path.ts";
import { presentSummary, type SummaryParts } from "./activity-summary.ts";
import { presentPicture } from "./picture.ts";

/** What a card is made of. */
export interface CardParts extends Omit<SummaryParts, "row"> {
  readonly row: CardRow;
  /** Titles of its type and place. */
  readonly type: Words;
  readonly location: Words;
}

/** A card from the catalogue alone, without the parts that depend on seats and on the visitor's position. */
export type Card = Omit<ListedActivity, "availableDates" | "distance">;

/** An activity in a list, in one language (discovery spec §3). */
export function presentCard(
  { row, offers, categories, texts, ...titles }: CardParts,
  locale: Locale,
  origin: string,
): Card {
  const [picture] = fromJson<CatalogueActivity["pictures"]>(row.pictures);
  const attributes = fromJson<CatalogueActivity["attributes"]>(row.attributes);
  const [type, location] = [inLocale(titles.type, locale), inLocale(titles.location, locale)];
  return {
    id: row.id,
    mappedId: row.mapped_id,
    path: activityPath(row.id, row.slug, locale),
    info: { title: row.title, teaser: row.teaser },
    teaser_image: picture
      ? presentPicture(origin, {
          file: picture.file,
          color: picture.color,
          alternativeText: inLocale(picture.alternativeText, locale),
        })
      : null,
    type: { id: row.type_id, title: type },
    attributes,
    lat: row.latitude,
    lng: row.longitude,
    supplier: { name: row.supplier_name },
    location: { id: row.location_id, title: location },
    rating:
      row.rating_average === null || row.rating_count === null
        ? null
        : { average_rating: row.rating_average, num_ratings: row.rating_count },
    summary: presentSummary({ row, offers, categories, texts }),
    discountTypes: [...new Set(categories.map((category) => category.discount_type).filter((type) => type !== null))],
    dataLayer: {
      id: row.id,
      title: row.title,
      supplier: row.supplier_name,
      breadcrumbs: [location, row.title],
      type,
      attribute: attributes,
      reservationSystem: row.reservation_system,
    },
  };
}
