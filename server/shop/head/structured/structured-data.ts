import type { HeadInput } from "../input.ts";
import { articleData } from "./article.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { itemListOf } from "./item-list.ts";
import { organization, websiteOf } from "./organization.ts";
import { productOf } from "./product.ts";
import { tripOf } from "./trip.ts";

/** The schema.org objects of a page, by what it shows. */
export function structuredDataOf(input: HeadInput): object[] {
  const own = [
    ...(input.kind === "homepage" ? [organization(input), websiteOf(input)] : []),
    breadcrumbsOf(input),
    productOf(input),
    itemListOf(input),
    input.kind === "travel-guide" ? articleData(input) : null,
    input.kind === "travel-routes" ? tripOf(input) : null,
  ];
  return own.filter((each) => each !== null).map((each) => ({ "@context": "https://schema.org", ...each }));
}
