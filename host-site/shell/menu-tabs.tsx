import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { tabAfterKey } from "../forms/tab-keys.ts";
import { TabScroller } from "./tab-scroller.tsx";
import { useIsLive } from "./use-is-live.ts";

interface MenuTabsProps {
  /** What the tabs are of. */
  readonly name: string;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly panel: ComponentChildren }[];
  readonly words: { readonly back: string; readonly forth: string };
}

/**
 * Lists of a menu, one below the other under their titles; with scripts and from two on, as tabs (APG): arrows, Home
 * and End go from one to the other, and what is gone to is shown. The nodes of titles and lists are the same in both:
 * the tabs stand in for the titles.
 */
export function MenuTabs({ name, tabs, words }: MenuTabsProps) {
  const [chosen, choose] = useState(0);
  const isTabbed = useIsLive() && tabs.length > 1;
  const list = useRef<HTMLDivElement>(null);

  function key(event: KeyboardEvent) {
    const index = tabAfterKey(event, list.current!, chosen, tabs.length);
    if (index === undefined) return;
    choose(index);
    list.current!.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }

  return (
    <>
      {isTabbed && (
        <TabScroller words={words}>
          <div ref={list} role="tablist" aria-label={name} class="menu-tabs">
            {tabs.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`${id}-tab`}
                aria-selected={index === chosen}
                aria-controls={`${id}-panel`}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => choose(index)}
                onKeyDown={key}
              >
                {title}
              </button>
            ))}
          </div>
        </TabScroller>
      )}
      <div class="menu-lists">
        {tabs.map(({ id, title, panel }, index) => (
          <div
            key={id}
            role={isTabbed ? "tabpanel" : undefined}
            id={`${id}-panel`}
            aria-labelledby={isTabbed ? `${id}-tab` : undefined}
            hidden={isTabbed && index !== chosen}
          >
            <p id={id} class="menu-title" hidden={isTabbed}>
              {title}
            </p>
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
