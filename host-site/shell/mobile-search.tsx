import { Search } from "lucide";
import { useEffect, useRef } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { Icon } from "./icon.tsx";
import { OverlayLink } from "./overlay-link.tsx";
import { closeOverlay, useOverlay } from "./use-overlay.ts";

/** Where the header has no room for a field: an icon that leads to the search page, and with scripts opens the search over the whole screen. */
export function MobileSearchLink({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  return (
    <OverlayLink to={{ ident: "mobile-search" }} href={paths.search} class="header-item header-icon search-opener" name={words.search.label}>
      <Icon of={Search} />
    </OverlayLink>
  );
}

/** The search over the whole screen (`?overlay=mobile-search`). The element brings the dialog; its bar stands unseen behind it. */
export function MobileSearch({ answer }: { readonly answer: PageAnswer }) {
  const isOpen = useOverlay()?.ident === "mobile-search";
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), [isOpen]);
  if (!isOpen) return null;
  return (
    <div class="unseen">
      <GipfelElement
        tag="gipfel-search"
        answer={answer}
        attributes={{ placement: "screen" }}
        onReady={(host) => {
          stop.current = openScreen(host);
        }}
      />
    </div>
  );
}

/** Presses the element's bar, and takes the overlay out of the address when its screen is closed. */
function openScreen(host: HTMLElement): () => void {
  const root = host.shadowRoot;
  root?.querySelector("button")?.click();
  const dialog = root?.querySelector("dialog");
  dialog?.addEventListener("close", closeOverlay);
  return () => dialog?.removeEventListener("close", closeOverlay);
}
