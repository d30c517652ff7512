import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { LocateFixed, type IconNode } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { optionsOf } from "../../machines/transport/search.rules.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { placeKindModes } from "./modes.ts";
import type { PlaceFieldProps } from "./transport.props.ts";
import { useFailureWords } from "./use-failure-words.ts";

/** The id of an option: letters and digits alone, so that it can stand in any attribute. */
export function optionId(listId: string, id: string): string {
  return `${listId}-${id.replace(/[^\w-]/g, "_")}`;
}

interface Props {
  readonly label: string;
  readonly listId: string;
  readonly field: PlaceFieldProps;
  /** Height that is free below the field (px). */
  readonly room: number;
}

/** Places by name and the current location. The list stays in the page, for its field names it. */
export function PlaceList({ label, listId, field, room }: Props) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, hits, active, state, text } = field;
  const nothing = t`No stop of this name. Try its town, or another spelling.`;
  const isEmpty = state === "found" && hits.length === 0 && text.trim() !== "";
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const status = !isOpen
    ? ""
    : isEmpty
      ? nothing
      : state === "searching" && field.isSlow
        ? t`Still looking for places`
        : state === "found" && hits.length > 0
          ? t`${plural(hits.length, { one: "# place", other: "# places" })}`
          : "";
  const row = (id: string, icon: IconNode, words: string, note: string, choose: () => void) => (
    <li
      key={id}
      id={optionId(listId, id)}
      role="option"
      aria-selected={active === id}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
      className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 ${active === id ? "bg-surface-3 forced-colors:outline" : "hover:bg-surface-2"}`}
    >
      <Icon of={icon} className="text-ink-2" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 text-16 wrap-break-word">{words}</bdi>
        {note && <span className="text-14 text-ink-2">{note}</span>}
      </span>
    </li>
  );
  return (
    <>
      <div
        hidden={!isOpen}
        style={{ maxHeight: room }}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-y-auto overscroll-contain rounded-field bg-surface py-1 shadow-float forced-colors:border"
      >
        <ul ref={list} id={listId} role="listbox" aria-label={label}>
          {optionsOf(field).map((id) => {
            const place = hits.find((hit) => hit.id === id);
            if (!place) return row(id, LocateFixed, t`Current location`, "", field.locate);
            const { icon, word } = placeKindModes[place.kind];
            return row(id, icon, place.name, i18n._(word), () => field.choose(place));
          })}
        </ul>
        {state === "searching" && hits.length === 0 && (
          <p className="px-4 py-2.5 text-14 text-ink-2">{t`Looking for places …`}</p>
        )}
        {isEmpty && <p className="px-4 py-2.5 text-14 text-ink-2">{nothing}</p>}
        {field.failure && (
          <div className="px-4 py-2.5 text-14" onPointerDown={(event) => event.preventDefault()}>
            <p className="text-warning">{failureWords(field.failure)}</p>
            <Button variant="quiet" size="small" onPress={field.retry}>
              {t({ id: "general.tryAgain", message: "Try again" })}
            </Button>
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}
