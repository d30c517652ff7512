import type { Link } from "../link.ts";
import type { PageKey } from "../routes/keys.ts";
import type { ShellWords } from "./words.types.ts";

/** Where a company is elsewhere: what only its team knows. */
export interface Company {
  /** Help centre and jobs are often on other hosts. */
  readonly helpCentre: string;
  readonly jobs: string;
  /** Accounts on social networks, each by the network's name. */
  readonly social: readonly Link[];
}

/** The newsletter's place at the foot of a page: pages where somebody buys have none. */
export const newsletterAnchor = "#newsletter";

/** Gipfel has no accounts and no other hosts yet: the links stay in the house rather than lead to strangers. */
export function companyLinks(paths: Readonly<Record<PageKey, string>>, words: ShellWords["footer"]): Company {
  return {
    helpCentre: `${paths["about-us"]}#help`,
    jobs: `${paths["about-us"]}#jobs`,
    social: [
      { title: words.newsletterShort, url: newsletterAnchor },
      { title: words.contact, url: paths.chat },
    ],
  };
}
