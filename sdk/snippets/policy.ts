import { neededPolicy, providersIn } from "../contracts/needed-policy.ts";
import type { PartnerSources } from "../contracts/partner-sources.ts";
import type { Widget } from "./widget.ts";

/**
 * What a page's Content Security Policy has to allow for a widget: directives with their sources. `sources` is what the
 * shop's providers add; null where it isn't known.
 */
export function policyOf(widget: Widget, sources: PartnerSources | null = null): string {
  const { script, isFramed, tag, attributes } = widget;
  const shop = new URL(script.src).origin;
  const element = { tag: isFramed ? "iframe" : tag, read: (name: string) => valueOf(attributes, name) };
  const providers = providersIn(element);
  const added = (kind: keyof PartnerSources["map"]) => providers.flatMap((each) => sources?.[each][kind] ?? []);
  const needed = new Map(neededPolicy(element, shop).map(([name, source]) => [name as string, [source]]));
  const of = (name: string, more: readonly string[] = []) => [...(needed.get(name) ?? []), ...more];
  const lines: Record<string, readonly string[]> = {
    "script-src": of("script-src", added("script")),
    "connect-src": of("connect-src", added("connect")),
    "img-src": of("img-src", added("image")),
    "style-src": of("style-src"),
    "frame-src": of("frame-src", added("frame")),
    "worker-src": of("worker-src"),
    "trusted-types": of("trusted-types"),
  };
  return Object.entries(lines)
    .filter(([, origins]) => origins.length > 0)
    .map(([name, origins]) => `${name} ${[...new Set(origins)].join(" ")};`)
    .join("\n");
}

function valueOf(attributes: Widget["attributes"], name: string): string | undefined {
  return attributes.find(([each]) => each === name)?.[1];
}
