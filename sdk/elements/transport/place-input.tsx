import { useLingui } from "@lingui/react/macro";
import { MapPin, RotateCw, X } from "lucide";
import { useId, useRef, type KeyboardEvent } from "react";
import { FieldFrame, fieldEdge } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { placeKindModes } from "./modes.ts";
import { optionId, PlaceList } from "./place-list.tsx";
import type { PlaceFieldProps } from "./transport.props.ts";
import { useListRoom } from "./use-list-room.ts";
import { useProblemWords } from "./use-problem-words.ts";

/**
 * A place: the APG's editable combobox. The list opens with the first key or press, not with the focus alone. Tab takes
 * what Enter would.
 */
export function PlaceInput({ label, field }: { readonly label: string; readonly field: PlaceFieldProps }) {
  const { t, i18n } = useLingui();
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, isOpen, active, kind } = field;
  const room = useListRoom(frame, isOpen);
  const problem = useProblemWords(field);
  const isLost = field.failure !== null && !isOpen;
  const leftWords =
    field.problem === "unchosen"
      ? t`Please choose a place of the list.`
      : isLost
        ? t`This place could not be looked up.`
        : undefined;
  const leftId = useId();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab") {
      if (isOpen && (active !== null || text.trim() !== "")) field.submit();
      return;
    }
    const keys: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? field.move(1) : field.open()),
      ArrowUp: () => (isOpen ? field.move(-1) : field.open()),
      Enter: field.submit,
      ...(isOpen ? { Escape: field.close } : {}),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
    act();
  }

  return (
    <FieldFrame label={label} error={problem}>
      {(wiring) => (
        <span ref={frame} className={`relative ${fieldEdge(problem ?? leftWords)}`}>
          {/* On the label's line, where it moves nothing: what is pressed as the field is left stays under the pointer. */}
          {leftWords && (
            <span id={leftId} className="absolute inset-e-0 bottom-full max-w-4/5 pb-1 text-end text-14 text-red">
              {leftWords}
            </span>
          )}
          <Icon of={kind ? placeKindModes[kind].icon : MapPin} className="ms-4 text-ink-2" />
          <input
            {...wiring}
            {...(leftWords && { "aria-invalid": true, "aria-describedby": leftId })}
            ref={input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active !== null ? optionId(listId, active) : undefined}
            value={text}
            maxLength={100}
            placeholder={t`Station, stop or place`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={(event) => showEnd(event.currentTarget)}
            onClick={(event) => {
              if (!isOpen) event.currentTarget.select();
              showEnd(event.currentTarget);
              field.open();
            }}
            onInput={(event) => field.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={field.leave}
            className="min-h-11 w-full min-w-0 grow truncate bg-transparent px-3 outline-none placeholder:text-ink-3"
          />
          {isLost && (
            <IconButton
              icon={RotateCw}
              name={t`Look up again: ${label}`}
              onPress={() => {
                field.retry();
                input.current?.focus();
              }}
            />
          )}
          {text !== "" && (
            <IconButton
              icon={X}
              name={t`Clear: ${label}`}
              onPress={() => {
                field.type("");
                input.current?.focus();
              }}
            />
          )}
          {kind && <span className="sr-only">{i18n._(placeKindModes[kind].word)}</span>}
          <PlaceList label={label} listId={listId} field={field} room={room} />
        </span>
      )}
    </FieldFrame>
  );
}

/** Scrolls to the end of a name that is longer than its field: stops of one town differ there. */
function showEnd(input: HTMLInputElement) {
  const isRightToLeft = getComputedStyle(input).direction === "rtl";
  input.scrollLeft = isRightToLeft ? -input.scrollWidth : input.scrollWidth;
}
