import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, CalendarDays, Search, UsersRound } from "lucide";
import type { IconNode } from "lucide";
import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Overlay } from "../../ui/overlay.tsx";
import { DatePanel } from "./date-panel.tsx";
import { Field } from "./field.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { Results } from "./results.tsx";
import type { SearchProps } from "./search.props.ts";
import { useWords } from "./use-words.ts";

/**
 * A compact bar that opens a full-screen search: text, day, people, results, Reset and Search now (discovery spec §2).
 */
export function Screen(search: SearchProps) {
  const { t } = useLingui();
  const words = useWords(search);
  const { day, people } = words;
  const { isOpen, text } = search;
  return (
    <div role="search">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => search.open("results")}
        className="focus-ring transition-quick flex min-h-12 w-full items-center gap-3 rounded-field border border-edge bg-surface px-4 py-1 text-start hover:bg-surface-2"
      >
        <Icon of={Search} className="text-ink-2" />
        <span className="flex min-w-0 grow flex-col items-start">
          <span className={`max-w-full truncate text-16 ${text ? "font-value" : "text-ink-2"}`}>
            {text ? <bdi>{text}</bdi> : t`Place or activity`}
          </span>
          <span className="max-w-full truncate text-12 text-ink-2">
            {day} · {people}
          </span>
        </span>
      </button>
      <FullScreen search={search} words={words} isOpen={isOpen} />
    </div>
  );
}

/** The screen itself: a native dialog, so that the focus stays inside and comes back. */
function FullScreen({
  search,
  words: { day, people, peopleName },
  isOpen,
}: {
  search: SearchProps;
  words: ReturnType<typeof useWords>;
  isOpen: boolean;
}) {
  const { t } = useLingui();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { part } = search;
  // After the dialog has taken the focus: a visitor who opens a search wants to type.
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const toggle = (wanted: "date" | "people") => search.open(part === wanted ? "results" : wanted);
  return (
    <Overlay
      open={isOpen}
      onClose={search.close}
      label={t`Search`}
      className="m-0 h-dvh max-h-none w-full max-w-none translate-y-0 opacity-100 transition-quick starting:translate-y-4 starting:opacity-0"
    >
      <div className="@container mx-auto flex h-full max-w-[640px] flex-col">
        <div className="flex items-center gap-1 py-2 ps-1 pe-4">
          <IconButton points icon={ArrowLeft} name={t`Close the search`} onPress={search.close} />
          <span className="flex min-h-12 min-w-0 grow items-center rounded-field border border-edge bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink">
            <Field search={search} listId={listId} staysOpen inputRef={input} />
          </span>
        </div>
        <div className="flex gap-2 px-4 pb-3">
          <Tab
            icon={CalendarDays}
            name={t`Day: ${day}`}
            word={day}
            isOpen={part === "date"}
            onPress={() => toggle("date")}
          />
          <Tab
            icon={UsersRound}
            name={peopleName}
            word={people}
            isOpen={part === "people"}
            onPress={() => toggle("people")}
          />
        </div>
        <div className="relative min-h-0 grow overflow-y-auto overscroll-contain border-t border-line">
          {part === "date" && (
            <div className="p-4">
              <DatePanel search={search} />
            </div>
          )}
          {part === "people" && (
            <div className="p-4">
              <PeoplePanel search={search} />
            </div>
          )}
          <Results search={search} listId={listId} isHidden={part !== "results"} />
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3">
          <Button variant="quiet" size="medium" className="-ms-4" onPress={search.reset}>{t`Reset`}</Button>
          <Button icon={Search} busy={search.isLeaving} busyWord={t`Opening the page`} onPress={search.submit}>
            {t`Search now`}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}

interface TabProps {
  readonly icon: IconNode;
  readonly name: string;
  readonly word: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the day or the people in place of the results. */
function Tab({ icon, name, word, isOpen, onPress }: TabProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      onClick={onPress}
      className={`focus-ring transition-quick flex min-h-11 min-w-0 grow basis-0 items-center gap-2 rounded-field border px-3 text-14 font-value ${isOpen ? "border-accent bg-surface-3" : "border-edge bg-surface"}`}
    >
      <Icon of={icon} size={16} className="text-ink-2" />
      <span className="min-w-0 truncate">{word}</span>
    </button>
  );
}
