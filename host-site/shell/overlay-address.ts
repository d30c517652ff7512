/**
 * What may lie over a page, by ident (discovery spec §2). It stands in the address, so that the way back closes it
 * (RULES 25).
 */
export type ShopOverlay =
  | { readonly ident: (typeof plainIdents)[number] }
  | { readonly ident: "activity"; readonly activityId: number };

const parameter = "overlay";
const plainIdents = ["chat", "map", "mobile-menu", "mobile-search", "widget-configurator"] as const;

/** The overlay that an address names: `?overlay=map`, `?overlay=activity-1104`. */
export function overlayIn(search: string): ShopOverlay | null {
  const text = new URLSearchParams(search).get(parameter) ?? "";
  const ident = plainIdents.find((each) => each === text);
  if (ident) return { ident };
  const id = /^activity-([1-9]\d{0,9})$/.exec(text)?.[1];
  return id ? { ident: "activity", activityId: Number(id) } : null;
}

/** An address with another overlay, or without one. */
export function withOverlay(href: string, overlay: ShopOverlay | null): string {
  const address = new URL(href);
  if (overlay)
    address.searchParams.set(
      parameter,
      overlay.ident === "activity" ? `activity-${overlay.activityId}` : overlay.ident,
    );
  else address.searchParams.delete(parameter);
  return address.href;
}
