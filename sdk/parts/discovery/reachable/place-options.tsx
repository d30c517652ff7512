import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import type { PlaceField } from "./use-place-search.ts";

interface Props {
  readonly label: string;
  readonly listId: string;
  readonly field: PlaceField;
}

/** Places by name. The list stays in the page, for its field names it. */
export function PlaceOptions({ label, listId, field }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, hits, active, state } = field;
  const nothing = t`No stop of this name. Try its town, or another spelling.`;
  const isEmpty = state === "found" && hits.length === 0;
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-66 overflow-y-auto overscroll-contain rounded-field bg-surface py-1 shadow-float forced-colors:border"
      >
        <ul ref={list} id={listId} role="listbox" aria-label={label}>
          {hits.map((place, index) => (
            <li
              key={place.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={active === place.id}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => field.pick(place)}
              className={`flex min-h-11 cursor-pointer items-center px-4 py-2 ${active === place.id ? "bg-surface-3 forced-colors:outline" : "hover:bg-surface-2"}`}
            >
              <bdi className="min-w-0 text-16 wrap-break-word">{place.name}</bdi>
            </li>
          ))}
        </ul>
        {state === "searching" && hits.length === 0 && (
          <p className="px-4 py-2.5 text-14 text-ink-2">{t`Looking for places …`}</p>
        )}
        {isEmpty && <p className="px-4 py-2.5 text-14 text-ink-2">{nothing}</p>}
        {state === "failed" && (
          <div className="px-4 py-2.5 text-14" onPointerDown={(event) => event.preventDefault()}>
            <p className="text-warning">{t`The timetable can’t be searched at the moment.`}</p>
            <Button variant="quiet" size="small" onPress={field.retry}>
              {t({ id: "general.tryAgain", message: "Try again" })}
            </Button>
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {!isOpen
          ? ""
          : isEmpty
            ? nothing
            : state === "found"
              ? t`${plural(hits.length, { one: "# place", other: "# places" })}`
              : ""}
      </span>
    </>
  );
}
