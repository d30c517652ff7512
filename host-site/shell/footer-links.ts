import type { Shell } from "../page.ts";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import { companyLinks } from "./company.ts";

export interface LinkList {
  readonly title: string;
  readonly links: readonly Link[];
}

/** The footer's lists (purchase spec §2, "Footer"). */
export function footerLists(
  shell: Pick<Shell, "words" | "paths" | "shopName" | "elsewhere" | "partnerLinks">,
): readonly LinkList[] {
  const { words, paths, shopName } = shell;
  const { footer } = words;
  const company = companyLinks(shell);
  return [
    {
      title: footer.discover,
      links: [
        { title: footer.allActivities, url: paths.activities },
        { title: footer.travelGuide, url: paths["travel-guide"] },
        { title: footer.travelRoutes, url: paths["travel-routes"] },
        { title: footer.transport, url: paths.transport },
        { title: footer.vouchers, url: paths.vouchers },
      ],
    },
    {
      title: footer.help,
      links: [
        { title: footer.helpCentre, url: company.helpCentre },
        { title: footer.contact, url: paths.chat },
        { title: footer.bookings, url: `${paths.account}/bookings` },
      ],
    },
    {
      title: footer.partners,
      links: shell.partnerLinks,
    },
    {
      title: shopName,
      links: [
        { title: footer.aboutUs, url: paths["about-us"] },
        { title: footer.jobs, url: company.jobs },
        { title: footer.terms, url: paths.terms },
        { title: footer.privacy, url: paths["privacy-policy"] },
        { title: footer.cookies, url: paths["cookie-policy"] },
        { title: footer.imprint, url: paths.imprint },
      ],
    },
  ];
}

/** A page on another host: it opens like any link, but sends no referrer. */
export function relOf(url: string): string | undefined {
  return /^https?:/.test(url) ? "noopener" : undefined;
}
