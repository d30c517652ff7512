import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { IconButton } from "../../ui/icon-button.tsx";
import { dateInWords } from "../../ui/month.ts";
import { Stars } from "../../ui/stars.tsx";
import type { TopReview } from "./activity.props.ts";
import { useAutoplay } from "./use-autoplay.ts";

/** How long a review stands (ms; discovery spec §9). */
const period = 10_000;

/** Up to three reviews that stand for all, one at a time (APG carousel). */
export function TopReviews({
  reviews,
  languageTag,
}: {
  readonly reviews: readonly TopReview[];
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const { index, show, moves, isPaused, toggle, rest } = useAutoplay(reviews.length, period);
  if (reviews.length === 0) return null;
  const count = reviews.length;
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`What travellers say`}
      className="mt-8 rounded-card bg-surface-2 p-4 @2xl:p-6"
      {...rest}
    >
      <div className="grid" aria-live={moves && !isPaused ? "off" : "polite"}>
        {reviews.map((review, place) => {
          const number = place + 1;
          return (
            <div
              key={review.id}
              role="group"
              aria-roledescription={t`review`}
              aria-label={t`${number} of ${count}`}
              className={`col-start-1 row-start-1 flex min-w-0 flex-col gap-2 transition-opacity duration-150 motion-reduce:transition-none ${place === index ? "opacity-100" : "invisible opacity-0"}`}
            >
              <Stars of={review.stars} name={t`${review.stars} of 5 stars`} />
              <blockquote
                lang={review.language}
                dir="auto"
                title={review.text}
                className="line-clamp-4 max-w-measure whitespace-pre-line text-pretty wrap-anywhere"
              >
                {review.text}
              </blockquote>
              <p className="mt-auto text-14 text-ink-2">
                <bdi className="font-value text-ink">{review.name}</bdi> ·{" "}
                {dateInWords(review.date, languageTag, { month: "long", year: "numeric" })}
              </p>
            </div>
          );
        })}
      </div>
      {count > 1 && (
        <div className="-ms-3 -mb-2 mt-2 flex items-center print:hidden">
          <IconButton icon={ChevronLeft} points name={t`Previous review`} onPress={() => show(index - 1)} />
          <span aria-hidden className="text-14 text-ink-2 tabular-nums">
            <bdi>
              {index + 1} / {count}
            </bdi>
          </span>
          <IconButton icon={ChevronRight} points name={t`Next review`} onPress={() => show(index + 1)} />
          {moves && <IconButton icon={isPaused ? Play : Pause} name={isPaused ? t`Play` : t`Pause`} onPress={toggle} />}
        </div>
      )}
    </section>
  );
}
