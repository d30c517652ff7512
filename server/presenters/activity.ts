import type { Activity, Picture } from "../../sdk/contracts/activity.ts";
import { mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import type { CatalogueActivity, Words } from "../domain/catalogue-schema.ts";
import { fromJson } from "../json.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { ActivityParts } from "../db/queries/activity-parts.ts";
import { activityPath } from "./activity-path.ts";
import { presentSummary } from "./activity-summary.ts";
import { presentPicture } from "./picture.ts";

/** Discovery spec §3, "Activity", in one language; `dates` are those that can be booked. */
export function presentActivity(
  { row, offers, categories, texts }: ActivityParts,
  dates: readonly string[],
  locale: Locale,
  origin: string,
): Activity {
  const gallery: Picture[] = fromJson<CatalogueActivity["pictures"]>(row.pictures).map(
    ({ file, color, alternativeText }) =>
      presentPicture(origin, { file, color, alternativeText: inLocale(alternativeText, locale) }),
  );
  const path = activityPath(row.id, row.slug, locale);
  const type = inLocale(fromJson<Words>(row.type_title), locale);
  const location = inLocale(fromJson<Words>(row.location_title), locale);
  const breadcrumbs = [
    { title: location, url: "" },
    { title: row.title, url: path },
  ];
  return {
    id: row.id,
    mappedId: row.mapped_id,
    path,
    urls: Object.fromEntries(
      mainLocales.map((each) => [
        each,
        activityPath(row.id, texts.find((text) => text.locale === each)?.slug ?? row.slug, each),
      ]),
    ),
    info: {
      title: row.title,
      teaser: row.teaser,
      benefits: fromJson(row.benefits),
      highlights: row.highlights,
      important_information: row.important_information ?? "",
    },
    gallery,
    teaser_image: gallery[0] ?? null,
    content_blocks: fromJson(row.content_blocks),
    type: { id: row.type_id, title: type },
    attributes: fromJson(row.attributes),
    meeting_points: fromJson<CatalogueActivity["meetingPoints"]>(row.meeting_points).map((point) => ({
      ...point,
      label: inLocale(point.label, locale),
    })),
    lat: row.latitude,
    lng: row.longitude,
    availableDates: [...dates],
    supplier: { name: row.supplier_name },
    location: { id: row.location_id, title: location },
    rating:
      row.rating_average === null || row.rating_count === null
        ? null
        : { average_rating: row.rating_average, num_ratings: row.rating_count },
    breadcrumbs,
    dataLayer: {
      id: row.id,
      title: row.title,
      supplier: row.supplier_name,
      breadcrumbs: breadcrumbs.map(({ title }) => title),
      type,
      attribute: fromJson<CatalogueActivity["attributes"]>(row.attributes),
      reservationSystem: row.reservation_system,
    },
    summary: presentSummary({ row, offers, categories, texts }),
  };
}
