import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, Hourglass, Smartphone } from "lucide";
import type { ListedActivity } from "../../contracts/listing.ts";
import { isBookable } from "../../contracts/bookable.ts";
import { ActivityCard } from "../../ui/activity-card.tsx";
import { distanceInWords } from "../../ui/distance.ts";
import { figureInWords } from "../../ui/figure.ts";
import { durationsInWords } from "../../ui/duration.ts";
import type { ListProps } from "./listing.props.ts";
import { shownPrice } from "../../contracts/from-price.ts";
import { shownRating } from "../../contracts/shown-rating.ts";

const hoursPerDay = 24;

export interface CardProps extends Pick<
  ListProps,
  "languageTag" | "mainLocale" | "cardAddress" | "pick" | "picked" | "isSmall"
> {
  readonly activity: ListedActivity;
  readonly press: (activityId: number) => void;
  readonly eager: boolean;
}

/** An activity's card with its words. */
export function Card({ activity, languageTag, mainLocale, isSmall, picked, eager, ...props }: CardProps) {
  const { t } = useLingui();
  const { id, info, type, summary, distance } = activity;
  const rating = shownRating(activity.rating);
  const price = (isBookable(activity) && shownPrice(summary)) || undefined;
  const decimal = (value: number, digits = 1) =>
    figureInWords(value, languageTag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const kicker = [
    type.title,
    durationsInWords(summary?.durationInHours ?? [], languageTag, t`all day`),
    distance === undefined ? "" : distanceInWords(distance, languageTag),
  ];
  return (
    <ActivityCard
      title={info.title}
      picture={activity.teaser_image}
      kicker={kicker.filter(Boolean).join(" · ")}
      rating={
        rating
          ? {
              average: decimal(rating.average_rating),
              count: decimal(rating.num_ratings, 0),
              name: t`${decimal(rating.average_rating)} of 5 stars, ${plural(rating.num_ratings, { one: "# review", other: "# reviews" })}`,
            }
          : undefined
      }
      benefit={useBenefit(summary)}
      flag={summary?.discount[0]?.[mainLocale]}
      price={
        price && {
          before: price.amount > 0 ? t`from` : "",
          amount: price.amount > 0 ? price.formatted : t`free`,
          after: price.amount > 0 && summary?.showPerPersonSuffix ? t`per person` : "",
        }
      }
      noPriceWord={t`Not bookable at the moment`}
      teaser={isSmall ? undefined : info.teaser}
      href={props.cardAddress(activity.path)}
      chosen={picked ? picked.includes(id) : undefined}
      onPress={() => (picked ? props.pick(id) : props.press(id))}
      width={isSmall ? 400 : 600}
      eager={eager}
    />
  );
}

/**
 * What matters most: that the supplier still has to confirm (RULES 8; sooner where it begins sooner), free
 * cancellation, a ticket on the phone.
 */
function useBenefit(summary: ListedActivity["summary"]) {
  const { t } = useLingui();
  if (!summary) return undefined;
  const { cancellation, cancellationCutOff, resTech, bookingOnRequest } = summary;
  if (bookingOnRequest) return { icon: Hourglass, words: t`On request: the supplier confirms within 48 hours at most` };
  if (cancellation) {
    const days = Math.floor((cancellationCutOff ?? 0) / hoursPerDay);
    const words = !cancellationCutOff
      ? t`Free cancellation`
      : cancellationCutOff > hoursPerDay
        ? t`Free cancellation up to ${plural(days, { one: "# day", other: "# days" })} before`
        : t`Free cancellation up to ${plural(cancellationCutOff, { one: "# hour", other: "# hours" })} before`;
    return { icon: CalendarCheck2, words };
  }
  return resTech ? { icon: Smartphone, words: t`Mobile ticket` } : undefined;
}
