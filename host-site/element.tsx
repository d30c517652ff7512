import { createContext, createElement, type ReactNode, useContext } from "react";
import type { ElementUse } from "./page.ts";

/** What the views need to place the elements of a page. */
export interface PageElements {
  readonly elements: Readonly<Record<string, ElementUse>>;
  /**
   * On the server: each element's declarative shadow root. In the browser there is none: the parser has attached it
   * already.
   */
  readonly roots: Readonly<Record<string, string>> | null;
  /**
   * Counts the pages that this document has shown: elements of a later page share nothing with those of an earlier one
   * (discovery spec §2, "resets").
   */
  readonly visit: number;
}

export const PageElementsContext = createContext<PageElements>({ elements: {}, roots: null, visit: 0 });

interface ElementProps {
  readonly name: string;
  /** For the element's slots. An element that the server has rendered has none. */
  readonly children?: ReactNode;
}

/** One of the page's elements, by the name that the answer gives it. */
export function Element({ name, children }: ElementProps) {
  const { elements, roots, visit } = useContext(PageElementsContext);
  const use = elements[name];
  if (!use) return null;
  const attributes = visit === 0 ? use.attributes : ofLater(use.attributes, visit);
  const root = roots?.[name];
  // Written by our own renderer, from our own views.
  // oxlint-disable-next-line react/no-danger
  if (root) return createElement(use.tag, { ...attributes, key: visit, dangerouslySetInnerHTML: { __html: root } });
  return createElement(use.tag, { ...attributes, key: visit }, children);
}

/** On a later page an element starts afresh: it doesn't wait for another one. */
function ofLater(
  { "data-waits": _waits, ...attributes }: ElementUse["attributes"],
  visit: number,
): ElementUse["attributes"] {
  return attributes["group"] ? { ...attributes, group: `${attributes["group"]}-${visit}` } : attributes;
}
