import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { tabAfterKey } from "../../sdk/ui/tab-keys.ts";
import { TabScroller } from "./tab-scroller.tsx";
import { useIsLive } from "./use-is-live.ts";

interface MenuTabsProps {
  /** What the tabs are of. */
  readonly name: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly panel: ReactNode;
  }[];
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

  function key(event: KeyboardEvent<HTMLElement>) {
    const index = tabAfterKey(event, list.current!, chosen, tabs.length);
    if (index === undefined) return;
    choose(index);
    list.current!.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }

  return (
    <>
      {isTabbed && (
        <TabScroller words={words}>
          <div ref={list} role="tablist" aria-label={name} className="flex min-w-max gap-4 px-4">
            {tabs.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className="min-h-13 border-b-3 border-transparent px-1 pt-[15px] pb-3 text-14 font-strong whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
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
      <div className="overflow-y-auto overscroll-contain px-3 py-2">
        {tabs.map(({ id, title, panel }, index) => (
          <div
            key={id}
            role={isTabbed ? "tabpanel" : undefined}
            id={`${id}-panel`}
            aria-labelledby={isTabbed ? `${id}-tab` : undefined}
            hidden={isTabbed && index !== chosen}
          >
            <p id={id} className="p-2 text-14 font-strong" hidden={isTabbed}>
              {title}
            </p>
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
