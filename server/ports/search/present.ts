import type { SearchHit } from "../../../sdk/contracts/search.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { fromJson } from "../../db/json.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import { listingPath } from "../../presenters/listing-path.ts";
import { presentPicture } from "../../presenters/picture.ts";
import type { IndexRecord } from "./records.ts";

/** A record as a hit (discovery spec §3, "Search hit"), with the addresses of a locale. */
export function presentHit(
  { objectID, type, title, page, picture, lat, lng, activityAmount, activity }: IndexRecord,
  locale: Locale,
  origin: string,
): SearchHit {
  const path =
    page.kind === "activity"
      ? activityPath(page.id, page.slug, locale)
      : listingPath(page.kind, page.id, page.titles, locale);
  return {
    objectID,
    type,
    title,
    path,
    teaser_image: picture && presentPicture(origin, picture),
    blogType: null,
    lat,
    lng,
    activityAmount,
    ...(activity
      ? {
          dataLayer: {
            id: activity.id,
            title,
            supplier: activity.supplier,
            breadcrumbs: [activity.location, title],
            type: activity.type,
            attribute: fromJson(activity.attributes),
            reservationSystem: activity.reservationSystem,
          },
        }
      : {}),
  };
}
