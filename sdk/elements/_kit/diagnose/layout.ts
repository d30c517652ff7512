import { diagnosticOf, type Diagnostic } from "../../../contracts/diagnostics.ts";
import { isOnShop } from "../on-shop.ts";
import type { Services } from "../record.ts";

/** The height that an element has in most pages (docs/partners.md, "Place and size"); undefined where it varies. */
function heightOf(host: Element): string | undefined {
  switch (host.localName) {
    case "gipfel-activity":
      return host.getAttribute("mode") === "confirm" ? undefined : "100vh";
    case "gipfel-listing":
      return "100vh";
    case "gipfel-booking":
      return host.getAttribute("presentation") ? undefined : "848px";
    case "gipfel-basket":
    case "gipfel-checkout":
      return "184px";
    default:
      return undefined;
  }
}

/** Whether anybody can see the element, and whether its height is reserved. */
export function layoutDiagnostics(host: HTMLElement, services: Services): Diagnostic[] {
  const tag = host.localName;
  const how = hiddenBy(host);
  if (how) return [diagnosticOf("element_hidden", { tag, how })];
  const { display, minHeight } = getComputedStyle(host);
  // What opens in a drawer or stays in the window's corner has no width of its own.
  const isInFlow = display !== "contents" && !host.getAttribute("presentation") && !host.matches("[variant=fixed]");
  if (isInFlow && host.getBoundingClientRect().width === 0) return [diagnosticOf("width_zero", { tag })];
  const height = heightOf(host);
  const isReserved = height === undefined || isOnShop(services) || !["0px", "auto"].includes(minHeight);
  return isReserved
    ? []
    : [diagnosticOf("height_not_reserved", { tag }, `${tag} { display: block; min-height: ${height}; }`)];
}

/** The style that hides an element, with what has it; undefined where none does. */
function hiddenBy(host: Element): string | undefined {
  for (let element: Element | null = host; element; element = element.parentElement ?? hostOf(element)) {
    const { display, visibility, opacity } = getComputedStyle(element);
    const of = element === host ? "" : ` on <${element.localName}${element.id && ` id="${element.id}"`}>`;
    if (display === "none") return `display: none${of}`;
    if (visibility !== "visible" && element === host) return `visibility: ${visibility}`;
    if (opacity === "0") return `opacity: 0${of}`;
  }
  return undefined;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
