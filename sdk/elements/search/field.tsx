import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide";
import type { KeyboardEvent, Ref } from "react";
import { longestSearch } from "../../contracts/discovery.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { optionId } from "./option-id.ts";
import type { SearchProps } from "./search.props.ts";

interface FieldProps {
  readonly search: SearchProps;
  readonly listId: string;
  /** In the full screen a cleared text doesn't close. */
  readonly staysOpen: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The text: the APG's editable combobox. Arrows go through the results, Enter goes to one, Escape closes. */
export function Field({ search, listId, staysOpen, inputRef }: FieldProps) {
  const { t } = useLingui();
  const { text, active, isOpen, part } = search;
  const expanded = isOpen && part === "results";

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => (expanded ? search.move(1) : search.open("results")),
      ArrowUp: () => (expanded ? search.move(-1) : search.open("results")),
      Enter: search.submit,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <span className="flex min-w-0 grow items-center">
      <Icon of={Search} className="ms-4 me-3 text-ink-2" />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={t`Place or activity`}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active !== null ? optionId(listId, active) : undefined}
        placeholder={t`Place or activity`}
        value={text}
        maxLength={longestSearch}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => search.open("results")}
        onClick={() => search.open("results")}
        onInput={(event) => search.type(event.currentTarget.value, staysOpen)}
        onKeyDown={onKeyDown}
        className="h-11 w-full min-w-0 grow truncate bg-transparent text-16 outline-none placeholder:text-ink-3"
      />
      {text !== "" && <IconButton icon={X} name={t`Clear the text`} onPress={() => search.type("", staysOpen)} />}
    </span>
  );
}
