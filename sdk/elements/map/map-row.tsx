import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isFreePrice } from "../../contracts/money.ts";
import { durationsInWords } from "../../ui/duration.ts";
import { Picture } from "../../ui/picture.tsx";
import { Rating } from "../../ui/rating.tsx";
import type { MapCard } from "./map.props.ts";
import { shownPrice } from "../../contracts/from-price.ts";
import { shownRating } from "../../contracts/shown-rating.ts";

const pictureWidth = 128;

export interface MapRowProps extends MapCard {
  readonly languageTag: string;
  readonly onOpen: () => void;
}

/** An activity in the list: the row is one link. */
export function MapRow({ activity, address, languageTag, onOpen }: MapRowProps) {
  const { t } = useLingui();
  const { title, type, teaserImage, summary, isBookable } = activity;
  const rating = shownRating(activity.rating);
  const duration = durationsInWords(summary.durationInHours, languageTag, t`all day`);
  const price = shownPrice(summary)?.formatted;
  return (
    <a
      href={address}
      target="_top"
      onClick={onOpen}
      className="transition-quick flex gap-4 p-4 text-ink no-underline hover:bg-accent-tint focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink @min-[768px]:px-6"
    >
      {teaserImage && (
        <Picture
          of={teaserImage}
          ratio="4:3"
          width={pictureWidth}
          decorative
          className="h-18 w-24 self-start rounded-field @min-[768px]:h-24 @min-[768px]:w-32"
        />
      )}
      <span className="flex min-w-0 grow flex-col">
        <span className="text-14 text-ink-2">{[type.title, duration].filter(Boolean).join(" · ")}</span>
        <strong className="line-clamp-2 text-16 font-strong text-pretty hyphens-auto wrap-break-word">{title}</strong>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1 text-14">
          {rating ? <RatingInWords rating={rating} languageTag={languageTag} /> : <span />}
          {!isBookable ? (
            <span className="text-ink-2">{t`Not bookable now`}</span>
          ) : summary.minAdultPrice && isFreePrice(summary.minAdultPrice) ? (
            <b className="font-strong">{t`free`}</b>
          ) : price ? (
            <span>
              {t`from`} <bdi className="font-strong tabular-nums">{price}</bdi>
            </span>
          ) : null}
        </span>
      </span>
    </a>
  );
}

function RatingInWords({
  rating,
  languageTag,
}: {
  readonly rating: NonNullable<MapCard["activity"]["rating"]>;
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const average = rating.average_rating.toLocaleString(languageTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const count = rating.num_ratings;
  return (
    <Rating
      average={average}
      count={count.toLocaleString(languageTag)}
      name={t`${average} of 5 stars, ${plural(count, { one: "# review", other: "# reviews" })}`}
    />
  );
}
