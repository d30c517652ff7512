import { CircleQuestionMark, Map as MapIcon } from "lucide";
import { useContext } from "preact/hooks";
import { inTurn } from "../client/in-turn.ts";
import { StageContext } from "../element.tsx";
import type { PageAnswer } from "../page.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ActivitiesMenu } from "./activities-menu.tsx";
import { BasketLink } from "./basket-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { Icon } from "./icon.tsx";
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
  const classes = [
    "header",
    `header-${form}`,
    isHeaderSticky(kind) && "is-sticky",
    isSearchLate(kind) && !isScrolled && "is-search-hidden",
  ];
  return (
    <>
      <header class={classes.filter(Boolean).join(" ")}>
        <div class="header-row shell-wrap">
          <Logo shell={shell} />
          {form === "full" && <FullRow answer={answer} />}
          {form === "reduced" && <Help answer={answer} />}
        </div>
        <span id={headerEnd} hidden />
      </header>
      {form === "full" && <Overlays answer={answer} />}
    </>
  );
}

function FullRow({ answer }: { readonly answer: PageAnswer }) {
  // Another page begins with an empty search (discovery spec §2, "resets").
  const { visit } = useContext(StageContext);
  return (
    <>
      <div class="header-search">
        <SearchForm key={visit} answer={answer} placement="dropdown" />
      </div>
      <Ways answer={answer} />
      <Yours answer={answer} />
    </>
  );
}

/** Where to: what there is, the map, what to read, help. */
const Ways = inTurn(function Ways({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths, voucherShop } = answer.shell;
  return (
    <nav class="header-nav" aria-label={words.header.main}>
      <ActivitiesMenu shell={answer.shell} />
      <OverlayLink to={{ ident: "map" }} href={paths.map} class="header-item">
        <Icon of={MapIcon} />
        {words.header.map}
      </OverlayLink>
      <a class="header-item" href={paths["travel-guide"]}>
        {words.header.travelGuide}
      </a>
      <a class="header-item" href={voucherShop} rel="noopener">
        {words.header.vouchers}
      </a>
      <a class="header-item" href={paths.chat}>
        {words.header.help}
      </a>
    </nav>
  );
});

/** The visitor's own: language, basket, account. */
const Yours = inTurn(function Yours({ answer }: { readonly answer: PageAnswer }) {
  const { header } = answer.shell.words;
  return (
    <nav class="header-yours" aria-label={header.yours}>
      <MobileSearchLink answer={answer} />
      <LanguageMenu answer={answer} />
      <BasketLink answer={answer} />
      <AccountMenu answer={answer} />
      <MobileMenuButton name={header.menu} />
    </nav>
  );
});

/** All that the check-out has beside the way home: nothing else takes somebody away while they pay. */
function Help({ answer }: { readonly answer: PageAnswer }) {
  const { words, paths } = answer.shell;
  return (
    <a class="header-item header-help" href={paths.chat} target="_blank" rel="noopener">
      <Icon of={CircleQuestionMark} />
      {words.header.help}
      <span class="unseen">({words.header.newWindow})</span>
    </a>
  );
}
