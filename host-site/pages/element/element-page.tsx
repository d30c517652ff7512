import { useContext, type ReactNode } from "react";

import { Element, PageElementsContext } from "../../element.tsx";
import type { PageKind } from "../../page.ts";
import { LoadFailed, LoadLate } from "../load-failed.tsx";
import { useElementFailure } from "./use-element-failure.ts";
import type { ViewProps } from "../page-view.ts";
import type { ElementBody } from "./element.body.ts";

/** What they hold comes late: until then the footer is below the window, so that it does not move in sight. */
const late = "[.is-framed_&]:min-h-0 min-h-[calc(100dvh-var(--header))] pt-6 pb-18";
/** The room that an element wants around it, by the kind of its page. */
const spaces: Partial<Record<PageKind, string>> = {
  basket: late,
  booking: late,
  confirm: late,
  search: "pt-6 pb-18",
};
/** Pages whose element the server does not render: what they show comes with its script alone. */
const lateNotices: Partial<Record<PageKind, string>> = {
  basket: "",
  booking: "",
  confirm: "",
  map: "absolute inset-x-4 top-[calc(var(--header)+1rem)]",
};
const map = "h-[calc(100dvh-var(--header))] [--gipfel-map-height:calc(100dvh-var(--header))] noscript:h-auto";

interface Props extends ViewProps<ElementBody> {
  /** For the element's slots. */
  readonly children?: ReactNode;
}

/**
 * A page that is one element. Where the element shows no heading, the page does; else the page's heading is visually
 * hidden.
 */
export function ElementPage({ answer: { kind, shell }, body, children }: Props) {
  const { elements, visit } = useContext(PageElementsContext);
  const failure = useElementFailure(elements["main"]?.tag, visit);
  const hasFailed = failure === "missing";
  const isHeadingVisible = body.heading === "visible" || hasFailed;
  return (
    <div className={body.isWide && !hasFailed ? (kind === "map" ? map : "") : `wrap ${spaces[kind] ?? ""}`}>
      {(body.heading !== "none" || hasFailed) && (
        <h1 className={isHeadingVisible ? `title ${kind in spaces ? "mt-0 mb-6" : ""}` : "sr-only"}>{body.title}</h1>
      )}
      {failure && <LoadFailed words={shell.words} isPress={!hasFailed} />}
      <Element name="main">{children}</Element>
      {/* Until the element is defined. */}
      {kind in lateNotices && !hasFailed && (
        <LoadLate words={shell.words} className={`noscript:hidden ${lateNotices[kind]}`} />
      )}
    </div>
  );
}
