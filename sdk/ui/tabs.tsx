import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { tabAfterKey } from "./tab-keys.ts";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Its panel has an error: a red mark, and this word for screen readers. The panel has the message. */
  readonly mistake?: string | undefined;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Underlined tabs (APG): arrows, Home and End move and choose at once. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex((tab) => tab.value === value);
    const target = tabAfterKey(event, list.current!, here, tabs.length);
    if (target === undefined) return;
    onChange(tabs[target]!.value);
    list.current!.querySelectorAll<HTMLElement>("[role=tab]")[target]!.focus();
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={`focus-ring -mb-px min-h-11 border-b-3 text-14 ${tab.value === value ? "border-accent font-strong text-ink" : "border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]"}`}
          >
            {tab.label}
            {tab.mistake && (
              <span className="ms-2 inline-block size-2 rounded-chip bg-red align-middle forced-colors:bg-[CanvasText]">
                <span className="sr-only">{`, ${tab.mistake}`}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
