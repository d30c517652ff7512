import { useContext } from "react";
import { footLink } from "./classes.ts";
import { hydrateInOwnTask } from "../hydration/hydrate-in-own-task.ts";
import type { PageAnswer } from "../page.ts";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import { deviceOf, storeAddress } from "./app.ts";
import { fill } from "./fill.ts";
import { companyLinks, newsletterAnchor } from "./company.ts";
import { ConsentLink } from "./consent-link.tsx";
import { ConfiguratorEntry } from "./configurator-entry.tsx";
import { footerLists, relOf } from "./footer-links.ts";
import { LinkLists } from "./link-lists.tsx";
import { Wordmark } from "./logo.tsx";
import { NewsletterPlace } from "./newsletter-place.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { hasFooter, isBookingPage } from "./rules.ts";
import { VisitorContext } from "./visitor.ts";

const rowHeading = "text-14 font-strong tracking-normal";
const heading = `mb-2 ${rowHeading}`;
const row = "flex flex-wrap items-center gap-x-6";

/**
 * The footer of every page (purchase spec §2, "Footer"). Pages of the purchase have a reduced one, widget mode has
 * none.
 */
export function Footer({ answer }: { readonly answer: PageAnswer }) {
  if (!hasFooter(answer)) return null;
  return (
    <>
      {!isBookingPage(answer.kind) && (
        <LinkLists title={answer.shell.words.footer.linkLists} lists={answer.shell.linkLists} />
      )}
      <Foot answer={answer} />
    </>
  );
}

const Foot = hydrateInOwnTask(function Foot({ answer }: { readonly answer: PageAnswer }) {
  const { words } = answer.shell;
  const isBuying = isBookingPage(answer.kind);
  return (
    <footer className="mt-18 border-t border-line bg-surface-2 pt-12 pb-8 [nav+&]:mt-6">
      <div className="wrap">
        {!isBuying && <NewsletterPlace answer={answer} />}
        <ConfiguratorEntry answer={answer} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 min-[1024px]:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
          <div>
            <p className="mb-3 flex items-center gap-3">
              <Wordmark shopName={answer.shell.shopName} />
            </p>
            <p className="max-w-[44ch] text-14 text-pretty text-ink-2">{words.footer.tagline}</p>
            <PaymentMarks title={words.footer.payment} marks={answer.shell.paymentMarks} />
          </div>
          <nav
            className="grid grid-cols-4 gap-x-6 gap-y-8 max-[640px]:grid-cols-[repeat(auto-fit,minmax(min(100%,9em),1fr))] max-[640px]:gap-x-2"
            aria-label={words.footer.name}
          >
            {footerLists(answer.shell).map(({ title, links }) => (
              <section key={title}>
                <h2 className={heading}>{title}</h2>
                <Links links={links} />
              </section>
            ))}
          </nav>
        </div>
        <div className="mt-10 flex flex-wrap gap-x-12 gap-y-2 border-t border-line pt-4">
          <section className={row}>
            <h2 className={rowHeading}>{words.footer.social}</h2>
            <Links
              className={row}
              links={companyLinks(answer.shell).social.filter(({ url }) => !(isBuying && url === newsletterAnchor))}
            />
          </section>
          <AppLink answer={answer} />
          <ConsentLink answer={answer} />
        </div>
      </div>
    </footer>
  );
});

/** The store's link, on Android alone (discovery spec §1). */
function AppLink({ answer }: { readonly answer: PageAnswer }) {
  const { userAgent } = useContext(VisitorContext);
  const { footer } = answer.shell.words;
  const { androidPackage } = answer.shell.elsewhere;
  if (androidPackage === null || deviceOf(userAgent) !== "android") return null;
  return (
    <section className={row}>
      <h2 className={rowHeading}>{footer.app}</h2>
      <Links
        className={row}
        links={[{ title: fill(footer.appLink, { shop: answer.shell.shopName }), url: storeAddress(androidPackage) }]}
      />
    </section>
  );
}

function Links({ links, className }: { readonly links: readonly Link[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ title, url }) => (
        <li key={title}>
          <a className={footLink} href={url} rel={relOf(url)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
