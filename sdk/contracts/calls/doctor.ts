import * as v from "valibot";
import { call } from "../call.ts";
import { PlacedDiagnostic } from "../diagnostics.ts";

/**
 * `POST /doctor/`: what is wrong with Gipfel on a page, by its address or its HTML, the worst first. The server fetches
 * public addresses alone, and runs nothing of a page. 422 `address_refused`, `address_unreachable`, `address_not_html`,
 * `page_too_large`, `page_unreadable`; 429 `too_many_requests` after 60 addresses or 120
 * pieces of HTML in an hour, and where many pages wait to be examined.
 */
export const examinePage = call({
  method: "POST",
  path: "/doctor/",
  reads: true,
  answer: v.object({
    /** The page that was fetched, after redirects; null for HTML. */
    address: v.nullable(v.string()),
    diagnostics: v.array(PlacedDiagnostic),
    /** How many of less weight are left out: 200 are answered. */
    omitted: v.number(),
    /** What the page has of Gipfel. */
    elements: v.array(v.object({ tag: v.string(), line: v.number() })),
  }),
});
