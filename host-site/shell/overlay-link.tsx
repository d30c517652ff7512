import type { ReactNode } from "react";
import type { ShopOverlay } from "./overlay-address.ts";
import { isPlainPress } from "../../sdk/ui/plain-press.ts";
import { openOverlay } from "./use-overlay.ts";

interface OverlayLinkProps {
  readonly to: ShopOverlay;
  /** The page that shows the same: for another tab, and without scripts. */
  readonly href: string;
  readonly className: string;
  readonly name?: string;
  readonly children: ReactNode;
}

/** A link to a page of its own that opens over the one shown instead, so that the way back is short. */
export function OverlayLink({ to, href, className, name, children }: OverlayLinkProps) {
  return (
    <a
      className={className}
      href={href}
      aria-label={name}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        // The router would follow the link all the same.
        event.stopPropagation();
        openOverlay(to);
      }}
    >
      {children}
    </a>
  );
}
