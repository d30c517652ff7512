import { Search } from "lucide";
import { headerIcon } from "./classes.ts";
import { useEffect, useReducer, useRef } from "react";
import type { PageAnswer } from "../page.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
import { OverlayLink } from "./overlay-link.tsx";
import { closeOverlay, leaveOverlay, useOverlay } from "./use-overlay.ts";

/**
 * Where the header has no room for a field: an icon that links to the search page, and with scripts opens the
 * full-screen search.
 */
export function MobileSearchLink({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  return (
    <OverlayLink
      to={{ ident: "mobile-search" }}
      href={paths.search}
      className={`search-opener ${headerIcon} min-[768px]:hidden`}
      name={words.search.label}
    >
      <Icon of={Search} />
    </OverlayLink>
  );
}

/**
 * The full-screen search (`?overlay=mobile-search`). The element brings the dialog; its bar is hidden behind it. The
 * element stays when its dialog is closed: it navigates a second after a result was pressed (discovery spec §2).
 */
export function MobileSearch({ answer }: { readonly answer: PageAnswer }) {
  const isOpen = useOverlay()?.ident === "mobile-search";
  const [opened, count] = useReducer((times: number, _: null) => times + 1, 0);
  const close = useRef<() => void>(() => {});
  useEffect(() => {
    if (!isOpen) return;
    count(null);
    return () => close.current();
  }, [isOpen]);
  if (opened === 0) return null;
  return (
    <div className="sr-only" inert={!isOpen}>
      <GipfelElement
        key={opened}
        tag="gipfel-search"
        answer={answer}
        attributes={{ placement: "screen" }}
        onReady={(host) => {
          close.current = openScreen(host);
        }}
      />
    </div>
  );
}

/**
 * Presses the element's bar, and takes the overlay out of the address when its screen is closed: by a step back, which
 * would call off what has begun where the search closes because it leads elsewhere. Returns how to close it from here.
 */
function openScreen(host: HTMLElement): () => void {
  const root = host.shadowRoot;
  // At once: a slow page is replaced before its dialog has closed.
  const leave = () => queueMicrotask(leaveOverlay);
  root?.querySelector("button")?.click();
  const dialog = root?.querySelector("dialog");
  dialog?.addEventListener("close", closeOverlay);
  addEventListener("beforeunload", leave);
  return () => {
    removeEventListener("beforeunload", leave);
    dialog?.removeEventListener("close", closeOverlay);
    dialog?.close();
  };
}
