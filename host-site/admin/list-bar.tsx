import { Search, SlidersHorizontal } from "lucide";
import type { VNode } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Option } from "../forms/field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { useAddress } from "../forms/use-address.ts";
import { fill } from "../shell/fill.ts";
import { Icon } from "../shell/icon.tsx";
import { useAdminWords } from "./context.ts";

type OneFilter = VNode<Pick<FilterProps, "name">>;

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
  const asked = query.get("search") ?? "";
  const [typed, type] = useState(asked);
  useEffect(() => type(asked), [asked]);
  const [filters, show] = useState<"waiting" | "open">("waiting");
  const all = [children].flat();
  const chosen = all.filter(({ props }) => query.get(props.name)).length;
  const hasMany = all.length > 1;
  return (
    <form
      class={`list-bar ${hasMany ? "has-many" : ""}`}
      role="search"
      aria-label={hint}
      onSubmit={(event) => {
        event.preventDefault();
        go({ search: typed.trim(), page: null });
      }}
    >
      <div class="field list-search">
        <label for={id}>{words.search}</label>
        <span class="control-group">
          <input
            id={id}
            class="control"
            type="search"
            value={typed}
            placeholder={hint}
            maxLength={200}
            onInput={(event) => {
              type(event.currentTarget.value);
              if (event.currentTarget.value === "" && asked) go({ search: null, page: null });
            }}
          />
          <button type="submit" class="control-button" aria-label={formWords.search}>
            <Icon of={Search} />
          </button>
        </span>
      </div>
      {hasMany && (
        <button
          type="button"
          class="button button-quiet list-filters-button"
          aria-expanded={filters === "open"}
          aria-controls={`${id}-filters`}
          onClick={() => show(filters === "open" ? "waiting" : "open")}
        >
          <Icon of={SlidersHorizontal} />
          {chosen > 0 ? fill(words.filtersChosen, { count: chosen }) : words.filters}
        </button>
      )}
      <div id={`${id}-filters`} class={`list-filters is-${filters}`}>
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
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="control"
        value={query.get(name) ?? ""}
        onChange={(event) => go({ [name]: event.currentTarget.value, page: null })}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ value, label }, index) => (
          <option key={value} value={all === undefined && index === 0 ? "" : value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A date that narrows the list at once. */
export function DateFilter({ name, label }: Pick<FilterProps, "name" | "label">) {
  const { query, go } = useAddress();
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="control"
        type="date"
        value={query.get(name) ?? ""}
        onChange={(event) => go({ [name]: event.currentTarget.value, page: null })}
      />
    </div>
  );
}

/** The options of a table of words, in its order. */
export function optionsOf(table: Readonly<Record<string, string>>): Option[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }));
}
