import type { ReactNode } from "react";
import type { BodyOf } from "../body.ts";
import { Element } from "../element.tsx";
import type { PageKind } from "../page.ts";
import type { ViewProps } from "./view-props.ts";

/** What they hold comes late: until then the footer is below the window, so that it does not move in sight. */
const late = "min-h-[calc(100dvh-var(--header))] pt-6 pb-18";
/** The room that an element wants around it, by the kind of its page. */
const spaces: Partial<Record<PageKind, string>> = {
  basket: late,
  booking: late,
  confirm: late,
  search: "pt-6 pb-18",
};
const map = "h-[calc(100dvh-var(--header))] [--gipfel-map-height:calc(100dvh-var(--header))] noscript:h-auto";

interface Props extends ViewProps<BodyOf<"element">> {
  /** For the element's slots. */
  readonly children?: ReactNode;
}

/**
 * A page that is one element. Where the element shows no heading, the page does; else the page's heading is visually
 * hidden.
 */
export function ElementPage({ answer: { kind }, body, children }: Props) {
  return (
    <div className={body.isWide ? (kind === "map" ? map : "") : `wrap ${spaces[kind] ?? ""}`}>
      {body.heading !== "none" && (
        <h1 className={body.heading === "seen" ? `title ${kind in spaces ? "mt-0 mb-6" : ""}` : "sr-only"}>
          {body.title}
        </h1>
      )}
      <Element name="main">{children}</Element>
    </div>
  );
}
