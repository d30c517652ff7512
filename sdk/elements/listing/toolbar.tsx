import { useLingui } from "@lingui/react/macro";
import { Map as MapIcon, Search, SlidersHorizontal, X } from "lucide";
import { useRef } from "react";
import { longestSearch, type Sort } from "../../contracts/discovery.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectButton } from "../../ui/select-button.tsx";
import type { ToolbarProps } from "./listing.props.ts";

const edged =
  "focus-ring transition-quick inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-field border border-edge bg-surface px-4 text-14 font-value hover:bg-surface-2";

/** What is searched for in the titles of this list. */
export function SearchField({ search, setSearch }: Pick<ToolbarProps, "search" | "setSearch">) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <span className="relative flex min-h-12 w-full min-w-0 items-center rounded-field border border-edge bg-surface has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink">
      <Icon of={Search} className="ms-4 text-ink-2" />
      <input
        ref={field}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        aria-label={t`Search in these activities`}
        placeholder={t`Search in these activities`}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && search !== "" && (event.stopPropagation(), setSearch(""))}
        className="min-h-11 w-full min-w-0 grow truncate bg-transparent px-3 text-16 outline-none"
      />
      {search !== "" && (
        <IconButton
          icon={X}
          name={t`Clear the search`}
          onPress={() => {
            setSearch("");
            field.current?.focus();
          }}
        />
      )}
    </span>
  );
}

/** Opens the filters in their drawer; says how many are chosen. */
export function FilterButton({
  choices,
  open,
  className = "",
}: Pick<ToolbarProps, "choices" | "open"> & { readonly className?: string }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open("activity-filter")}
      className={`${edged} ${className}`}
    >
      <Icon of={SlidersHorizontal} />
      {t`Filters`}
      {choices > 0 && (
        <span className="grid h-6 min-w-6 place-items-center rounded-chip bg-accent px-1 text-12 font-strong text-on-accent tabular-nums">
          <span aria-hidden>{choices}</span>
          <span className="sr-only">{t`${choices} chosen`}</span>
        </span>
      )}
    </button>
  );
}

/** Opens the same list as a map. */
export function MapButton({ open, className = "" }: Pick<ToolbarProps, "open"> & { readonly className?: string }) {
  const { t } = useLingui();
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => open("map")} className={`${edged} ${className}`}>
      <Icon of={MapIcon} />
      {t`Show map`}
    </button>
  );
}

/** The order of the list. While a text is searched, relevance is relevance to it. */
export function SortMenu({
  sorts,
  sort,
  search,
  setSort,
  isLocating,
}: Pick<ToolbarProps, "sorts" | "sort" | "search" | "setSort" | "isLocating">) {
  const { t } = useLingui();
  const words: Record<Sort, string> = {
    relevance: search.trim() === "" ? t`Recommended` : t`Best match`,
    distance: t`Nearest to me`,
    popularityDesc: t`Most booked`,
    ratingDesc: t`Best rated`,
    priceDesc: t`Highest price`,
    priceAsc: t`Lowest price`,
  };
  return (
    <>
      <SelectButton
        label={t`Sort by`}
        value={sort}
        options={sorts.map((one) => ({ value: one, label: words[one] }))}
        onChange={(value) => setSort(value as Sort)}
        busy={isLocating}
      />
      <span role="status" className="sr-only">
        {isLocating ? t`Asking your browser where you are` : ""}
      </span>
    </>
  );
}
