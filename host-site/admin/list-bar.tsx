import { Search, SlidersHorizontal } from "lucide";
import { type ReactElement, useEffect, useId, useState } from "react";
import type { Option } from "../forms/field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { useAddress } from "../forms/use-address.ts";
import { fill } from "../shell/fill.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { useAdminWords } from "./context.ts";
import { FieldFrame, fieldEdge } from "../../sdk/ui/field.tsx";
import { Select } from "../../sdk/ui/select.tsx";

type OneFilter = ReactElement<Pick<FilterProps, "name">>;

/* At most four columns in the account, so that the last two of six filters, from and until, share a row. */
const barGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] items-end gap-x-4 gap-y-3 max-[640px]:grid-cols-2";
/* One filter is as wide as the search above it; of an odd number the last two, from and until, stand side by side. */
const filterCells = "contents max-[640px]:*:[&:nth-child(odd):nth-last-child(3)]:col-span-full";

interface ListBarProps {
  readonly hint: string;
  /** The list's filters, each by its parameter. */
  readonly children?: OneFilter | OneFilter[];
}

/**
 * What a list is narrowed to: all of it lives in the address, so that back leads to the list as it was. Where the
 * window is narrow several filters wait behind a button, so that the list is in sight.
 */
export function ListBar({ hint, children = [] }: ListBarProps) {
  const words = useAdminWords();
  const { words: formWords } = useFormWords();
  const { query, go } = useAddress();
  const id = useId();
  const search = query.get("search") ?? "";
  const [typed, type] = useState(search);
  useEffect(() => type(search), [search]);
  const [filters, show] = useState<"waiting" | "open">("waiting");
  const all = [children].flat();
  const chosen = all.filter(({ props }) => query.get(props.name)).length;
  const hasMany = all.length > 1;
  return (
    <form
      className={barGrid}
      role="search"
      aria-label={hint}
      onSubmit={(event) => {
        event.preventDefault();
        go({ search: typed.trim(), page: null });
      }}
    >
      <div className={hasMany ? "col-span-full max-w-140" : "col-span-2 max-[640px]:col-span-full"}>
        <FieldFrame label={words.search}>
          {(wiring) => (
            <span className={fieldEdge(undefined)}>
              <input
                {...wiring}
                className="min-h-11 w-full min-w-0 grow truncate bg-transparent ps-4 outline-none"
                type="search"
                value={typed}
                placeholder={hint}
                maxLength={200}
                onInput={(event) => {
                  type(event.currentTarget.value);
                  if (event.currentTarget.value === "" && search) go({ search: null, page: null });
                }}
              />
              <button
                type="submit"
                className="focus-ring grid size-11 shrink-0 place-items-center rounded-field text-ink-2 -outline-offset-2"
                aria-label={formWords.search}
              >
                <Icon of={Search} />
              </button>
            </span>
          )}
        </FieldFrame>
      </div>
      {hasMany && (
        <button
          type="button"
          className="focus-ring transition-quick hidden min-h-12 items-center justify-center gap-2 rounded-field border border-edge bg-surface px-6 py-2 text-16 font-value hover:bg-surface-2 max-[640px]:col-span-full max-[640px]:inline-flex"
          aria-expanded={filters === "open"}
          aria-controls={`${id}-filters`}
          onClick={() => show(filters === "open" ? "waiting" : "open")}
        >
          <Icon of={SlidersHorizontal} />
          {chosen > 0 ? fill(words.filtersChosen, { count: chosen }) : words.filters}
        </button>
      )}
      <div
        id={`${id}-filters`}
        className={hasMany ? `${filterCells} ${filters === "waiting" ? "max-[640px]:hidden" : ""}` : "contents"}
      >
        {children}
      </div>
    </form>
  );
}

interface FilterProps {
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** What stands for all of them; without it one is always chosen, the first by itself. */
  readonly all?: string;
}

/** A choice that narrows the list at once. */
export function Filter({ name, label, options, all }: FilterProps) {
  const { query, go } = useAddress();
  const [first] = options;
  const every = all === undefined ? [] : [{ value: "", label: all }];
  return (
    <Select
      label={label}
      value={query.get(name) ?? (all === undefined ? (first?.value ?? "") : "")}
      options={[...every, ...options]}
      onChange={(value) => go({ [name]: all === undefined && value === first?.value ? null : value, page: null })}
    />
  );
}

/** A date that narrows the list at once. */
export function DateFilter({ name, label }: Pick<FilterProps, "name" | "label">) {
  const { query, go } = useAddress();
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <span className={fieldEdge(undefined)}>
          <input
            {...wiring}
            className="min-h-11 w-full min-w-0 bg-transparent px-4 outline-none"
            type="date"
            value={query.get(name) ?? ""}
            onChange={(event) => go({ [name]: event.currentTarget.value, page: null })}
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** The options of a table of words, in its order. */
export function optionsOf(table: Readonly<Record<string, string>>): Option[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }));
}
