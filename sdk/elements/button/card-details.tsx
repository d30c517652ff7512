import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { shownPrice } from "../../contracts/from-price.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { isFreePrice } from "../../contracts/money.ts";
import { shownRating } from "../../contracts/shown-rating.ts";
import { figure, rating } from "../../parts/by-language.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Rating } from "../../ui/rating.tsx";

/** The widest that the picture is shown (px): above it the words stand beside it. */
const pictureWidth = 560;

/** Picture, title, rating and price of what a call to action sells. */
export function CardDetails({
  activity,
  languageTag,
}: {
  readonly activity: ListedActivity;
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const { teaser_image: picture, summary } = activity;
  const { title } = activity.info;
  const price = shownPrice(summary);
  const isFree = price !== null && isFreePrice(price);
  const rated = shownRating(activity.rating);
  const stars = rated && rating(rated.average_rating, languageTag);
  return (
    <>
      <span className="picture">
        {picture && <Picture of={picture} ratio="16:9" width={pictureWidth} decorative className="h-full w-full" />}
      </span>
      <div className="words">
        <p className="line-clamp-2 font-strong hyphens-auto wrap-break-word text-pretty" title={title}>
          {title}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          {rated && stars ? (
            <Rating
              average={stars}
              count={figure(rated.num_ratings, languageTag)}
              name={t`${stars} of 5 stars, ${plural(rated.num_ratings, { one: "# review", other: "# reviews" })}`}
            />
          ) : (
            <span />
          )}
          {price && (
            <span>
              {isFree ? (
                t`Free`
              ) : (
                <>
                  {t`from`} <Price of={price} className="font-strong" />
                </>
              )}
            </span>
          )}
        </p>
      </div>
    </>
  );
}
