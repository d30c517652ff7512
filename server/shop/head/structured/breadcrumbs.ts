import { wholeAddress } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";

/** The way to a page; null where there is none but the page itself. What has no page of its own can't be a step. */
export function breadcrumbsOf({ origin, breadcrumbs }: Pick<HeadInput, "origin" | "breadcrumbs">): object | null {
  const steps = breadcrumbs.filter(({ url }) => url !== "");
  if (steps.length < 2) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: oneLine(title),
      item: wholeAddress(origin, url),
    })),
  };
}
