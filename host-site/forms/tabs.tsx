import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { tabAfterKey } from "./tab-keys.ts";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly isWrong?: boolean }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: ComponentChildren;
}

/** Tabs of one panel (APG): arrows, Home and End move and choose. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const here = tabs.findIndex((tab) => tab.value === value);
    const index = tabAfterKey(event, list.current!, here, tabs.length);
    if (index === undefined) return;
    onChoose(tabs[index]!.value);
    list.current!.querySelectorAll<HTMLElement>("[role=tab]")[index]!.focus();
  }
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            class={tab.isWrong ? "is-wrong" : undefined}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
