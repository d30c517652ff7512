import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, Smartphone } from "lucide";
import { isFreePrice } from "../../contracts/money.ts";
import { ActivityCard } from "../../ui/activity-card.tsx";
import { durationsInWords } from "../../ui/duration.ts";
import { figure, rating } from "../by-language.ts";
import type { SimilarDetails } from "./similar.details.ts";

/** How wide a card's picture is at most (px). */
const width = 400;

/** One similar activity, as a card of any list. */
export function SimilarCard({
  activity,
  languageTag,
}: {
  readonly activity: SimilarDetails;
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const { price, benefit, discount } = activity;
  const isFree = price !== null && isFreePrice(price);
  return (
    <ActivityCard
      title={activity.title}
      picture={activity.picture}
      kicker={[activity.type, durationsInWords(activity.durationInHours, languageTag, t`all day`)]
        .filter(Boolean)
        .join(" · ")}
      rating={activity.rating ? ratingOf(activity.rating) : undefined}
      benefit={
        benefit === "cancellation"
          ? { icon: CalendarCheck2, words: t`Free cancellation` }
          : benefit === "mobileTicket"
            ? { icon: Smartphone, words: t`Mobile ticket` }
            : undefined
      }
      flag={discount ?? undefined}
      price={
        price === null
          ? undefined
          : { before: isFree ? "" : t`from`, amount: isFree ? t`Free` : price.formatted, after: "" }
      }
      noPriceWord={t`This can’t be booked at the moment`}
      href={activity.href}
      onPress={activity.select}
      width={width}
    />
  );

  function ratingOf({ average, count }: NonNullable<SimilarDetails["rating"]>) {
    const stars = rating(average, languageTag);
    return {
      average: stars,
      count: figure(count, languageTag),
      name: t`${stars} of 5 stars, ${plural(count, { one: "# review", other: "# reviews" })}`,
    };
  }
}
