import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { figure, rating } from "../../parts/by-language.ts";
import type { ReviewsProps } from "./reviews.props.ts";

/** The average, how many there are, and how many gave how many stars: each line is a filter. */
export function Figures({ average, count, distribution, languageTag, press }: ReviewsProps) {
  const { t } = useLingui();
  const all = figure(count, languageTag);
  const words = t`${plural(count, { one: "# review", other: `${all} reviews` })}`;
  return (
    <div className="grid gap-4 @2xl:grid-cols-2 @2xl:items-end @2xl:gap-6">
      <h2 className="flex flex-wrap items-center gap-x-3 text-22 font-strong tracking-[-0.014em] tabular-nums @2xl:self-start">
        {average !== null && (
          <>
            <Icon of={Star} size={24} className="fill-current" name={t`Rating`} />
            {rating(average, languageTag)}
            <span aria-hidden>·</span>
          </>
        )}
        {words}
      </h2>
      <ul className="flex max-w-100 flex-col @2xl:max-w-none" aria-label={t`Filter by stars`}>
        {distribution.map(({ stars, count, share, isChosen }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => press.rating(stars)}
              className="group focus-ring flex min-h-8 w-full items-center gap-3 rounded-field text-14 tabular-nums pointer-coarse:min-h-11"
            >
              <span className="sr-only">{t`${plural(stars, { one: "# star", other: "# stars" })}: ${plural(count, { one: "# review", other: "# reviews" })}`}</span>
              <span aria-hidden className={`flex w-8 items-center gap-1 ${isChosen ? "font-strong" : ""}`}>
                {stars}
                <Icon of={Star} size={14} className="fill-current" />
              </span>
              <span className="h-2 grow overflow-hidden rounded-chip bg-surface-3 forced-colors:border">
                <span
                  className={`block h-full rounded-chip forced-colors:bg-[CanvasText] ${isChosen ? "bg-accent" : "bg-ink-2 group-hover:bg-ink"}`}
                  style={{ inlineSize: `${Math.round(share * 100)}%` }}
                />
              </span>
              <span aria-hidden className={`w-12 text-end ${isChosen ? "font-strong text-ink" : "text-ink-2"}`}>
                {figure(count, languageTag)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
