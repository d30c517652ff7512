import type { SearchHit } from "../../sdk/contracts/search.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { fromJson } from "../json.ts";
import { activityPath } from "./activity-path.ts";
import { listingPath } from "./listing-path.ts";
import { presentPicture } from "./picture.ts";
import type { IndexRecord } from "../ports/search/records.ts";
import type { HitPresenter } from "../ports/search/search.ts";

/** Presents records of the index as hits, with the addresses of pictures on the shop's origin. */
export function hitPresenter(origin: string): HitPresenter {
  return (record, locale) => presentHit(record, locale, origin);
}

function presentHit(
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
