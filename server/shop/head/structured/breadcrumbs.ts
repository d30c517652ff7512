import { pagePath } from "../../../../sdk/contracts/pages/paths.ts";
import { listingPath } from "../../../presenters/listing-path.ts";
import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";

type Step = HeadInput["breadcrumbs"][number];

/** The way from the shop's home to a page; null for the home itself and for pages that stand beside the way. */
export function breadcrumbsOf(
  input: Pick<HeadInput, "kind" | "origin" | "locale" | "shopName" | "breadcrumbs" | "activity">,
): object | null {
  const { kind, origin, locale, breadcrumbs } = input;
  const steps = breadcrumbs.map((step) => withAddress(step, input)).filter(({ url }) => url !== "");
  if (kind === "homepage" || steps.length === 0) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ title: input.shopName, url: pagePath("homepage", locale) }, ...steps].map(
      ({ title, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: oneLine(title),
        item: absoluteUrl(origin, url),
      }),
    ),
  };
}

/** An activity names its place without an address; the place has a page of its own. */
function withAddress(step: Step, { activity, locale }: Pick<HeadInput, "activity" | "locale">): Step {
  if (step.url !== "" || !activity || step.title !== activity.location.title) return step;
  return { ...step, url: listingPath("location", String(activity.location.id), step.title, locale) };
}
