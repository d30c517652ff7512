import type { MapActivity } from "../../sdk/contracts/listing.ts";
import { mainLocaleOf, mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { activityPath } from "../presenters/activity-path.ts";
import { presentAmount } from "../presenters/activity-summary.ts";
import { presentPicture } from "../presenters/picture.ts";

/** A point of the map (discovery spec §3, "Map activity"), from what the index has. */
export function presentPoint(
  index: CatalogueIndex,
  place: number,
  isBookable: boolean,
  locale: Locale,
  origin: string,
): MapActivity {
  const id = index.ids[place]!;
  const typeId = index.typeIds[place]!;
  const picture = index.pictures[place];
  const locationId = index.locationIds[place]!;
  const location = index.entries.locations.get(locationId);
  const type = index.entries.types.get(typeId);
  return {
    id,
    title: index.titles[mainLocaleOf(locale)].at(place),
    type: { id: typeId, title: type ? inLocale(type.title, locale) : "" },
    location: { id: locationId, title: location ? inLocale(location.title, locale) : "" },
    lat: index.latitudes[place]!,
    lng: index.longitudes[place]!,
    urls: Object.fromEntries(
      (mainLocaleOf(locale) === locale ? mainLocales : [...mainLocales, locale]).map((each) => [
        each,
        activityPath(id, index.slugs[mainLocaleOf(each)].at(place), each),
      ]),
    ),
    teaserImage: picture
      ? presentPicture(origin, {
          file: picture.file,
          color: picture.color,
          alternativeText: inLocale(picture.alternativeText, locale),
        })
      : null,
    rating:
      index.ratingCounts[place]! > 0
        ? { average_rating: index.ratingAverages[place]!, num_ratings: index.ratingCounts[place]! }
        : null,
    attributes: [...index.items[place]!],
    isBookable,
    summary: {
      minAdultPrice: priceOf(index.adultPrices[place]!),
      startingPrice: priceOf(index.startingPrices[place]!),
      durationInHours: [...index.durations[place]!],
      ticketsIssued: index.ticketsIssued[place]!,
      rankingScoreNoDate: index.scores[place]!,
    },
  };
}

function priceOf(amount: number): ReturnType<typeof presentAmount> {
  return amount < 0 ? null : presentAmount(amount);
}
