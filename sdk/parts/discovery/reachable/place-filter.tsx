import { useLingui } from "@lingui/react/macro";
import { MapPin, X } from "lucide";
import { useId, useRef, type KeyboardEvent } from "react";
import { FieldFrame, fieldEdge } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { FiltersProps } from "../filters.props.ts";
import { findPlaces } from "./find-places.ts";
import { PlaceOptions } from "./place-options.tsx";
import { usePlaceSearch } from "./use-place-search.ts";

/**
 * The place from which public transport has to reach what the list shows: the APG's editable combobox. Emptied it
 * narrows the list no longer.
 */
export function PlaceFilter({ reachable, services, chips, toggle }: FiltersProps) {
  const { t } = useLingui();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { minutes = 0, origin } = reachable ?? {};
  const chosen = chips.find(({ group }) => group === "reachableFrom");
  const field = usePlaceSearch({
    find: (text, signal) => findPlaces(services, text, signal),
    chosen: chosen ? { id: String(chosen.value), name: origin?.id === chosen.value ? origin.name : "" } : null,
    choose: (id) => (id === null ? chosen && toggle("reachableFrom", chosen.value) : toggle("reachableFrom", id)),
  });
  const { isOpen, hits, active } = field;
  const label = t`From where?`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || !isOpen) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => field.move(1),
      ArrowUp: () => field.move(-1),
      Enter: field.submit,
      Escape: field.close,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    // The drawer stays open.
    event.stopPropagation();
    act();
  }

  return (
    <FieldFrame label={label} hint={t`By public transport, up to ${minutes} minutes, if you leave in the morning.`}>
      {(wiring) => (
        <span className={`relative ${fieldEdge(undefined)}`}>
          <Icon of={MapPin} className="ms-4 text-ink-2" />
          <input
            {...wiring}
            ref={input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              isOpen && active !== null ? `${listId}-${hits.findIndex(({ id }) => id === active)}` : undefined
            }
            value={field.text}
            maxLength={100}
            placeholder={t`Station, stop or place`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onInput={(event) => field.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={field.close}
            className="min-h-11 w-full min-w-0 grow truncate bg-transparent px-3 outline-none placeholder:text-ink-3"
          />
          {field.text !== "" && (
            <IconButton
              icon={X}
              name={t`Clear: ${label}`}
              onPress={() => {
                field.type("");
                input.current?.focus();
              }}
            />
          )}
          <PlaceOptions label={label} listId={listId} field={field} />
        </span>
      )}
    </FieldFrame>
  );
}
