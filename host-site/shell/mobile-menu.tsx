import { ChevronDown, Menu } from "lucide";
import { bareSummary, headerIcon, menuLinkLarge } from "./classes.ts";
import { useContext, useEffect, useState } from "react";
import { hydrateInOwnTask } from "../hydration/hydrate-in-own-task.ts";
import type { PageAnswer } from "../page.ts";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import { AccountLinks } from "./account-menu.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
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
      className={`${headerIcon} min-[1280px]:hidden`}
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

/** The header's content as a full-screen list, and what the header has no room for (discovery spec §2, "Links"). */
export const MobileMenu = hydrateInOwnTask(function MobileMenu({ answer }: { readonly answer: PageAnswer }) {
  const isOpen = useOverlay()?.ident === "mobile-menu";
  const [query, setQuery] = useState<string | null>(null);
  const { user } = useContext(VisitorContext);
  const { words, paths, places, types, voucherShop } = answer.shell;
  useEffect(() => {
    // The visitor opened it before the scripts were loaded.
    if (document.querySelector<HTMLDialogElement>(`#${id}`)?.open) openOverlay({ ident: "mobile-menu" });
  }, []);
  useEffect(() => {
    if (isOpen) setQuery(location.search);
  }, [isOpen]);
  return (
    <OverlayDialog
      id={id}
      isOpen={isOpen}
      title={words.header.menu}
      closeName={words.close}
      className="ms-auto w-[min(100%,480px)]"
    >
      <nav aria-label={words.header.menu} className="px-4 pt-2 pb-8">
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
        <hr className="my-3 border-t border-line" />
        {user === null || user === "unknown" ? (
          <ul>
            <Row title={words.account.signIn} url={paths.account} />
          </ul>
        ) : (
          <AccountLinks answer={answer} user={user} padding="px-0" link={menuLinkLarge} />
        )}
        {hasLanguageMenu(answer) && (
          <details className="group">
            <summary className={foldSummary}>
              {words.header.language}
              <span className="ms-auto text-16 font-text text-ink-2">
                {answer.shell.languages.find(({ locale }) => locale === answer.locale)?.name}
              </span>
              <FoldArrow />
            </summary>
            <LanguageList answer={answer} query={query} columns="-mx-3 columns-[2_140px] pb-3" link={menuLinkLarge} />
          </details>
        )}
        <hr className="my-3 border-t border-line" />
        <ul>
          <Row title={words.footer.supplier} url={paths.supplier} isQuiet />
          <Row title={words.footer.affiliate} url={paths.affiliate} isQuiet />
        </ul>
      </nav>
    </OverlayDialog>
  );
});

const row = "flex cursor-pointer items-center justify-between gap-3 rounded-field no-underline";
const foldSummary = `${row} ${bareSummary} min-h-13 py-3 text-18 font-value`;

function Row({ title, url, isQuiet = false }: Link & { readonly isQuiet?: boolean }) {
  return (
    <li>
      <a
        className={`${row} ${isQuiet ? "min-h-11 py-2 text-16 text-ink-2" : "min-h-13 py-3 text-18 font-value"}`}
        href={url}
      >
        {title}
      </a>
    </li>
  );
}

function Fold({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  if (!isListShown(links)) return null;
  return (
    <details className="group" name="mobile-menu-fold">
      <summary className={foldSummary}>
        {title}
        <FoldArrow />
      </summary>
      <ul className="-mx-3 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] pb-3">
        {links.map((link) => (
          <li key={link.url}>
            <a className={menuLinkLarge} href={link.url}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function FoldArrow() {
  return <Icon of={ChevronDown} className="text-ink-2 transition-[rotate] group-open:rotate-180" />;
}
