import { CircleQuestionMark, Map as MapIcon } from "lucide";
import { headerEntry } from "./classes.ts";
import { useContext } from "react";
import { hydrateInOwnTask } from "../hydration/hydrate-in-own-task.ts";
import { PageElementsContext } from "../element.tsx";
import type { PageAnswer } from "../page.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import { BasketLink } from "./basket-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenuButton } from "./mobile-menu.tsx";
import { MobileSearchLink } from "./mobile-search.tsx";
import { OverlayLink } from "./overlay-link.tsx";
import { Overlays } from "./overlays.tsx";
import { headerForm, isHeaderSticky, isSearchLate } from "./rules.ts";
import { useScrolled } from "./use-scrolled.ts";
import { useWidgetBrand } from "./use-widget-brand.ts";

/** Where the header ends: nothing of a page is drawn before it is read so far. */
export const headerEnd = "header-end";

/** The top of every page: the way home, the search, and all that leads elsewhere. */
export function Header({ answer }: { readonly answer: PageAnswer }) {
  const { kind, shell } = answer;
  const form = headerForm(answer);
  const isScrolled = useScrolled(isSearchLate(kind));
  useWidgetBrand(shell.widget?.brandColor ?? null);
  return (
    <>
      <header className={`top-0 z-30 border-b border-line bg-surface ${isHeaderSticky(kind) ? "sticky" : "relative"}`}>
        <div className="wrap flex min-h-[calc(var(--header)-1px)] items-center gap-6 max-[768px]:gap-2">
          <Logo shell={shell} />
          {form === "full" && <FullRow answer={answer} hasSearch={!isSearchLate(kind) || isScrolled} />}
          {form === "reduced" && <Help answer={answer} />}
        </div>
        <span id={headerEnd} hidden />
      </header>
      {form === "full" && <Overlays answer={answer} />}
    </>
  );
}

/** Without scripts nothing brings a late search back: it is always there. */
const lateSearch = "invisible opacity-0 noscript:visible noscript:opacity-100";

function FullRow({ answer, hasSearch }: { readonly answer: PageAnswer; readonly hasSearch: boolean }) {
  // Another page begins with an empty search (discovery spec §2, "resets").
  const { visit } = useContext(PageElementsContext);
  return (
    <>
      <div
        className={`max-w-[440px] min-w-[12.5em] flex-[1_1_12.5em] transition-[opacity,visibility] max-[768px]:hidden ${hasSearch ? "" : lateSearch}`}
      >
        <SearchForm key={visit} answer={answer} placement="dropdown" />
      </div>
      <Ways answer={answer} />
      <Yours answer={answer} />
    </>
  );
}

/** Where to: what there is, the map, what to read, help. */
const Ways = hydrateInOwnTask(function Ways({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths, voucherShop } = answer.shell;
  return (
    <nav className="ms-auto flex flex-wrap items-center justify-end max-[1280px]:hidden" aria-label={words.header.main}>
      <ActivitiesMenu shell={answer.shell} />
      <OverlayLink to={{ ident: "map" }} href={paths.map} className={headerEntry}>
        <Icon of={MapIcon} />
        {words.header.map}
      </OverlayLink>
      <a className={headerEntry} href={paths["travel-guide"]}>
        {words.header.travelGuide}
      </a>
      <a className={headerEntry} href={voucherShop} rel="noopener">
        {words.header.vouchers}
      </a>
      <a className={headerEntry} href={paths.chat}>
        {words.header.help}
      </a>
    </nav>
  );
});

/** The visitor's own: language, basket, account. */
const Yours = hydrateInOwnTask(function Yours({ answer }: { readonly answer: PageAnswer }) {
  const { header } = answer.shell.words;
  return (
    <nav
      className="-ms-5 -me-3 flex flex-none items-center max-[1280px]:ms-auto max-[768px]:-me-2.5 max-[768px]:min-w-33"
      aria-label={header.yours}
    >
      <MobileSearchLink answer={answer} />
      <LanguageMenu answer={answer} />
      <BasketLink answer={answer} />
      <AccountMenu answer={answer} />
      <MobileMenuButton name={header.menu} />
    </nav>
  );
});

/** The check-out's only links beside home: nothing else leads away during payment. */
function Help({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  return (
    <a className={`${headerEntry} -me-3 ms-auto`} href={paths.chat} target="_blank" rel="noopener">
      <Icon of={CircleQuestionMark} />
      {words.header.help}
      <span className="sr-only">({words.header.newWindow})</span>
    </a>
  );
}
