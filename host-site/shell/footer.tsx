import { useContext } from "preact/hooks";
import { inTurn } from "../client/in-turn.ts";
import type { PageAnswer } from "../page.ts";
import type { Link } from "../link.ts";
import { deviceOf, storeAddress } from "./app.ts";
import { companyLinks, newsletterAnchor } from "./company.ts";
import { footerLists, relOf } from "./footer-links.ts";
import { LinkLists } from "./link-lists.tsx";
import { Wordmark } from "./logo.tsx";
import { NewsletterPlace } from "./newsletter-place.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { hasFooter, isBookingPage } from "./rules.ts";
import { VisitorContext } from "./visitor.ts";

/**
 * The end of every page (purchase spec §2, "Footer"). Where somebody buys, it keeps to what they may need; in widget
 * mode there is none.
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

const Foot = inTurn(function Foot({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  const isBuying = isBookingPage(answer.kind);
  return (
    <footer class="footer">
      <div class="shell-wrap">
        {!isBuying && <NewsletterPlace answer={answer} />}
        <div class="footer-columns">
          <div class="footer-own">
            <p class="footer-logo">
              <Wordmark />
            </p>
            <p>{words.footer.tagline}</p>
            <PaymentMarks title={words.footer.payment} />
          </div>
          <nav class="footer-lists" aria-label={words.footer.name}>
            {footerLists(answer.shell).map(({ title, links }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Links links={links} />
              </section>
            ))}
          </nav>
        </div>
        <div class="footer-foot">
          <section>
            <h2>{words.footer.social}</h2>
            <Links
              links={companyLinks(paths, words.footer).social.filter(
                ({ url }) => !(isBuying && url === newsletterAnchor),
              )}
            />
          </section>
          <AppLink answer={answer} />
        </div>
      </div>
    </footer>
  );
});

/** The store's link, on Android alone (discovery spec §1). */
function AppLink({ answer }: { readonly answer: PageAnswer }) {
  const { userAgent } = useContext(VisitorContext);
  const { footer } = answer.shell.words;
  if (deviceOf(userAgent) !== "android") return null;
  return (
    <section>
      <h2>{footer.app}</h2>
      <Links links={[{ title: footer.appLink, url: storeAddress }]} />
    </section>
  );
}

function Links({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ title, url }) => (
        <li key={title}>
          <a class="footer-link" href={url} rel={relOf(url)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
