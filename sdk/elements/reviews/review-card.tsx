import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Check, ThumbsUp } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { dateInWords } from "../../ui/month.ts";
import { Stars } from "../../ui/stars.tsx";
import { categoryNames } from "./category-names.ts";
import { figure } from "../../parts/by-language.ts";
import { codeName } from "../../ui/code-name.ts";
import type { ReviewDetails } from "./reviews.props.ts";

interface Props {
  readonly review: ReviewDetails;
  readonly languageTag: string;
}

const day = { day: "numeric", month: "long", year: "numeric" } as const;

/** One review: author, date, stars, text, the reply, and the helpful vote. */
export function ReviewCard({ review, languageTag }: Props) {
  const { t, i18n } = useLingui();
  const { stars } = review;
  const country = review.country && codeName("region", review.country, languageTag);
  const notes = [
    review.category && i18n._(categoryNames[review.category]),
    review.isForeign && review.text && codeName("language", review.language.slice(0, 2), languageTag),
    ...review.tags,
  ].filter(Boolean);
  return (
    <article
      className="flex h-full flex-col gap-3 rounded-card border border-line p-4 @2xl:p-6"
      aria-label={t`Review by ${review.name}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 grow font-value wrap-anywhere">
          <bdi>{country ? `${review.name}, ${country}` : review.name}</bdi>
        </h3>
        <time dateTime={review.date} className="text-14 text-ink-3 tabular-nums">
          {dateInWords(review.date, languageTag, day)}
        </time>
      </div>
      <Stars of={stars} name={t`${plural(stars, { one: "# of 5 stars", other: "# of 5 stars" })}`} />
      {review.text && (
        <p
          lang={review.language}
          dir="auto"
          className="whitespace-pre-line text-pretty text-ink-2 hyphens-auto wrap-anywhere"
        >
          {review.text}
        </p>
      )}
      {notes.length > 0 && <p className="text-14 text-ink-3 wrap-anywhere">{notes.join(" · ")}</p>}
      {review.replies.map((reply, index) => (
        <div key={index} className="border-s-2 border-line ps-4 text-14">
          <p className="font-value wrap-anywhere">
            {t`Answer from ${reply.author}`}{" "}
            <span className="font-text text-ink-3">· {dateInWords(reply.date, languageTag, day)}</span>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">
            {reply.text}
          </p>
        </div>
      ))}
      <Helpful review={review} languageTag={languageTag} />
    </article>
  );
}

function Helpful({ review, languageTag }: Props) {
  const { t } = useLingui();
  const { count, state, press } = review.helpful;
  const isDone = state === "given" || state === "sending";
  const name = isDone ? t`Marked as helpful` : t`Helpful`;
  return (
    <div className="mt-auto -mb-2 flex flex-wrap items-center gap-x-3 print:hidden">
      <button
        type="button"
        aria-pressed={state === "given"}
        aria-disabled={isDone || undefined}
        aria-busy={state === "sending" || undefined}
        onClick={() => !isDone && press()}
        className={`focus-ring transition-quick -mx-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-14 tabular-nums ${isDone ? "cursor-default text-ink-2" : "text-accent hover:underline"}`}
      >
        <Icon of={isDone ? Check : ThumbsUp} size={16} />
        <span className="font-strong">{name}</span>
        {count > 0 && (
          <>
            <span aria-hidden className="text-ink-3">
              {figure(count, languageTag)}
            </span>
            <span className="sr-only">{t`${plural(count, { one: "# traveller", other: "# travellers" })}`}</span>
          </>
        )}
      </button>
      {state === "lost" && (
        <p role="status" className="text-14 text-warning">
          {t`That could not be counted. Please try again.`}
        </p>
      )}
    </div>
  );
}
