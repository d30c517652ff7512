import { useLingui } from "@lingui/react/macro";
import { CalendarDays, UsersRound } from "lucide";
import type { IconNode } from "lucide";
import { useId, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { DatePanel } from "./date-panel.tsx";
import { Field } from "./field.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { Results } from "./results.tsx";
import type { SearchProps } from "./search.props.ts";
import { useDismiss } from "./use-dismiss.ts";
import { useWords } from "./use-words.ts";

/** The field with what opens below it: results, the day, the people. */
export function Dropdown(search: SearchProps) {
  const { t } = useLingui();
  const { day, people, peopleName } = useWords(search);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dateOpener = useRef<HTMLButtonElement>(null);
  const peopleOpener = useRef<HTMLButtonElement>(null);
  const { isOpen, part } = search;

  const toggle = (wanted: "date" | "people") => (isOpen && part === wanted ? search.close() : search.open(wanted));
  /** Escape closes a panel, and the focus goes back to what has opened it. */
  function escape() {
    search.close();
    (part === "date" ? dateOpener : part === "people" ? peopleOpener : input).current?.focus();
  }
  useDismiss(place, isOpen, search.close, escape);

  return (
    <div ref={place} role="search" className="@container relative">
      <div className="flex min-h-12 items-center rounded-field border border-edge bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink">
        <Field search={search} listId={`${id}-list`} staysOpen={false} inputRef={input} />
        <Opener
          buttonRef={dateOpener}
          icon={CalendarDays}
          name={t`Day: ${day}`}
          word={day}
          isOpen={isOpen && part === "date"}
          panelId={`${id}-panel`}
          onPress={() => toggle("date")}
        />
        <Opener
          buttonRef={peopleOpener}
          icon={UsersRound}
          name={peopleName}
          word={people}
          isOpen={isOpen && part === "people"}
          panelId={`${id}-panel`}
          isLast
          onPress={() => toggle("people")}
        />
      </div>
      <div
        id={`${id}-panel`}
        hidden={!isOpen}
        className={`absolute top-full z-20 mt-2 max-h-[min(560px,70dvh)] overflow-y-auto overscroll-contain rounded-card bg-surface shadow-float forced-colors:border ${part === "results" ? "inset-x-0 max-w-[720px]" : "end-0 w-[min(100%,376px)]"}`}
      >
        {isOpen && part === "date" && (
          <div className="p-4">
            <DatePanel search={search} />
          </div>
        )}
        {isOpen && part === "people" && (
          <div className="p-4">
            <PeoplePanel search={search} />
          </div>
        )}
        <Results search={search} listId={`${id}-list`} isHidden={!isOpen || part !== "results"} />
      </div>
    </div>
  );
}

interface OpenerProps {
  readonly buttonRef: React.Ref<HTMLButtonElement>;
  readonly icon: IconNode;
  readonly name: string;
  readonly word: string;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly isLast?: boolean;
  readonly onPress: () => void;
}

/** A part of the bar that opens: an icon alone where the place is narrow. */
function Opener({ buttonRef, icon, name, word, isOpen, panelId, isLast, onPress }: OpenerProps) {
  return (
    <>
      <span aria-hidden className="h-6 border-s border-line" />
      <button
        ref={buttonRef}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onPress}
        className={`focus-ring transition-quick flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 px-3 text-14 whitespace-nowrap text-ink-2 hover:text-ink ${isLast ? "rounded-e-field" : ""} ${isOpen ? "text-ink underline decoration-2 underline-offset-8" : ""}`}
      >
        <Icon of={icon} size={16} />
        <span className={`hidden ${isLast ? "@min-[520px]:inline" : "@min-[400px]:inline"}`}>{word}</span>
      </button>
    </>
  );
}
