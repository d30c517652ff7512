import { Menu } from "lucide";
import { useContext, useEffect, useState } from "preact/hooks";
import { inTurn } from "../client/in-turn.ts";
import type { PageAnswer } from "../page.ts";
import type { Link } from "../link.ts";
import { AccountLinks } from "./account-menu.tsx";
import { Icon } from "./icon.tsx";
import { LanguageList } from "./language-menu.tsx";
import { OverlayDialog } from "./overlay-dialog.tsx";
import { hasLanguageMenu, isListShown } from "./rules.ts";
import { openOverlay, useOverlay } from "./use-overlay.ts";
import { VisitorContext } from "./visitor.ts";

const id = "mobile-menu";

/**
 * The button where the header has no room for its links. The browser opens the dialog by itself where no script has
 * come.
 */
export function MobileMenuButton({ name }: { readonly name: string }) {
  return (
    <button
      type="button"
      class="header-item header-icon menu-opener"
      aria-label={name}
      aria-haspopup="dialog"
      commandfor={id}
      command="show-modal"
      onClick={(event) => {
        event.preventDefault();
        openOverlay({ ident: "mobile-menu" });
      }}
    >
      <Icon of={Menu} />
    </button>
  );
}

/**
 * All that the header has, as a list over the whole screen, and what it has no room for (discovery spec §2, "Links").
 */
export const MobileMenu = inTurn(function MobileMenu({ answer }: { readonly answer: PageAnswer }) {
  const isOpen = useOverlay()?.ident === "mobile-menu";
  const [query, setQuery] = useState<string | null>(null);
  const { user } = useContext(VisitorContext);
  const { words, paths, places, types, voucherShop } = answer.shell;
  useEffect(() => {
    // Somebody was quicker than the scripts.
    if (document.querySelector<HTMLDialogElement>(`#${id}`)?.open) openOverlay({ ident: "mobile-menu" });
  }, []);
  useEffect(() => {
    if (isOpen) setQuery(location.search);
  }, [isOpen]);
  return (
    <OverlayDialog id={id} isOpen={isOpen} title={words.header.menu} closeName={words.close} class="overlay-menu">
      <nav aria-label={words.header.menu} class="mobile-menu">
        <Fold title={words.header.places} links={places} />
        <Fold title={words.header.types} links={types} />
        <ul>
          <Row title={words.header.allActivities} url={paths.activities} />
          <Row title={words.header.map} url={paths.map} />
          <Row title={words.header.travelGuide} url={paths["travel-guide"]} />
          <Row title={words.footer.travelRoutes} url={paths["travel-routes"]} />
          <Row title={words.header.vouchers} url={voucherShop} />
          <Row title={words.header.help} url={paths.chat} />
        </ul>
        <hr />
        {user === null || user === "unknown" ? (
          <ul>
            <Row title={words.account.signIn} url={paths.account} />
          </ul>
        ) : (
          <AccountLinks answer={answer} user={user} />
        )}
        {hasLanguageMenu(answer) && (
          <details class="fold">
            <summary>
              {words.header.language}
              <span class="fold-value">
                {answer.shell.languages.find(({ locale }) => locale === answer.locale)?.name}
              </span>
            </summary>
            <LanguageList answer={answer} query={query} />
          </details>
        )}
        <hr />
        <ul class="mobile-partners">
          <Row title={words.footer.supplier} url={paths.supplier} />
          <Row title={words.footer.affiliate} url={paths.affiliate} />
        </ul>
      </nav>
    </OverlayDialog>
  );
});

function Row({ title, url }: Link) {
  return (
    <li>
      <a class="mobile-row" href={url}>
        {title}
      </a>
    </li>
  );
}

function Fold({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  if (!isListShown(links)) return null;
  return (
    <details class="fold" name="mobile-menu-fold">
      <summary>{title}</summary>
      <ul class="fold-links">
        {links.map((link) => (
          <li key={link.url}>
            <a class="menu-link" href={link.url}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
