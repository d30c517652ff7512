import type { Link } from "../../sdk/contracts/pages/link.ts";
import type { Shell } from "../page.ts";

/** Where the footer leads to learn of the company, and to follow it. */
export interface Company {
  readonly helpCentre: string;
  readonly jobs: string;
  readonly social: readonly Link[];
}

/** The newsletter at the bottom of a page: pages of the purchase have none. */
export const newsletterAnchor = "#newsletter";

/** Other hosts where the shop has some, else its own pages. */
export function companyLinks({ paths, words, elsewhere }: Pick<Shell, "paths" | "words" | "elsewhere">): Company {
  return {
    helpCentre: elsewhere.helpCentre ?? `${paths["about-us"]}#help`,
    jobs: elsewhere.jobs ?? `${paths["about-us"]}#jobs`,
    social: [
      ...elsewhere.social,
      { title: words.footer.newsletterShort, url: newsletterAnchor },
      { title: words.footer.contact, url: paths.chat },
    ],
  };
}
