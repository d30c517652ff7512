import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide";
import { useId, useState } from "react";
import { reviewSorts, type ReviewSort } from "../../contracts/review.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { categories, categoryNames } from "./category-names.ts";
import type { ReviewsProps } from "./reviews.props.ts";

/** Search, company, text only, sort. In a narrow place they open on a press, so that the reviews come first. */
export function Controls({ choice, press }: ReviewsProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const names = Object.fromEntries(categories.map((category) => [category, i18n._(categoryNames[category])]));
  const sortNames: Record<ReviewSort, string> = {
    dateDesc: t`Newest first`,
    dateAsc: t`Oldest first`,
    ratingDesc: t`Best rated first`,
    ratingAsc: t`Worst rated first`,
  };
  const chosen = choice.narrowings;
  return (
    <div className="mt-6 border-t border-line pt-4 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="focus-ring transition-quick inline-flex min-h-11 items-center gap-2 rounded-field border border-edge px-4 font-value hover:bg-surface-2 @2xl:hidden"
      >
        <Icon of={SlidersHorizontal} />
        {chosen === 0
          ? t`Search and filter`
          : t`${plural(chosen, { one: "Search and filter: # chosen", other: "Search and filter: # chosen" })}`}
      </button>
      <div
        id={id}
        className={`${isOpen ? "mt-4 grid" : "hidden"} gap-4 @2xl:mt-0 @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-6`}
      >
        <TextField
          label={t`Search in reviews`}
          type="search"
          value={choice.search}
          onInput={(text) => press.search(text, names)}
          autoComplete="off"
          maxLength={512}
          placeholder={t`A word, a name, a topic`}
        />
        <Select
          label={t`Sort`}
          value={choice.sort}
          onChange={(sort) => press.sort(sort as ReviewSort)}
          options={reviewSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 @2xl:col-span-2">
          <div role="group" aria-label={t`Who travelled`} className="flex flex-wrap gap-2">
            {categories.map((category) => {
              const isChosen = choice.categories.includes(category);
              return (
                <button
                  key={category}
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => press.category(category)}
                  className={`focus-ring transition-quick min-h-11 rounded-chip border px-4 text-14 ${isChosen ? "border-accent bg-accent-tint font-strong text-accent" : "border-edge hover:bg-surface-2"}`}
                >
                  {names[category]}
                </button>
              );
            })}
          </div>
          <div className="@2xl:ms-auto">
            <Checkbox checked={choice.textOnly} onChange={press.text}>{t`Only with text`}</Checkbox>
          </div>
        </div>
      </div>
    </div>
  );
}
