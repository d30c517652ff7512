/** An element as its policy goes by it: its tag, and what reads an attribute. A frame of the shop's is `iframe`. */
export interface PolicyElement {
  readonly tag: string;
  readonly read: (name: string) => string | null | undefined;
}

/** Whether payment is on the partner's page, where the bank's page opens in a frame. Elsewhere it is in the shop. */
export function paysInPage({ tag, read }: PolicyElement): boolean {
  return tag === "gipfel-checkout" || (tag === "gipfel-booking" && read("checkout") === "inline");
}

/** Whether there is a map in it, which works beside the main thread. A button without an activity opens a list. */
export function hasMap({ tag, read }: PolicyElement): boolean {
  return (
    ["gipfel-activity", "gipfel-listing", "gipfel-map"].includes(tag) ||
    (tag === "gipfel-button" && (read("activity") ?? undefined) === undefined)
  );
}

/** The providers whose sources an element's policy needs beside the shop's own. */
export function providersIn(element: PolicyElement): ("payment" | "map" | "humanCheck")[] {
  return [
    ...(paysInPage(element) ? ["payment" as const] : []),
    ...(hasMap(element) ? ["map" as const] : []),
    ...(element.tag === "gipfel-newsletter" ? ["humanCheck" as const] : []),
  ];
}

/** Directives of a Content Security Policy that an element may need a source in. */
export type PolicyDirective =
  | "script-src"
  | "connect-src"
  | "img-src"
  | "style-src"
  | "frame-src"
  | "worker-src"
  | "trusted-types";

/**
 * What a page's policy has to allow for an element: directives with the source of the shop's own, in the order of a
 * snippet (`snippets/policy.ts`, which adds those of providers).
 */
export function neededPolicy(element: PolicyElement, shop: string): readonly (readonly [PolicyDirective, string])[] {
  const frames = ["frame-src", shop] as const;
  if (element.tag === "iframe") return [["script-src", shop], frames];
  return [
    ["script-src", shop],
    ["connect-src", shop],
    ["img-src", shop],
    ["style-src", "'self'"],
    ...(paysInPage(element) ? [frames] : []),
    ...(hasMap(element) ? [["worker-src", "blob:"] as const] : []),
    ["trusted-types", "gipfel"],
  ];
}
