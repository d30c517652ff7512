import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { elementSurface } from "../../ui/element-surface.ts";
import { useFailureReport } from "../../parts/load-failure/load-failure-notice.tsx";
import { Chips } from "../../parts/discovery/chips.tsx";
import { HeroSkeleton } from "./hero-skeleton.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { drawersView, filtersView, headView, pickerView } from "./lazy-views.ts";
import type { HeroProps, ListingProps, RenderedCards } from "./listing.props.ts";
import { leftAlone } from "./rendered-cards.ts";
import { wideOnly } from "./rendered-width.ts";
import { Results } from "./results.tsx";
import { FilterButton, MapButton, SearchField, SortMenu } from "./toolbar.tsx";

/** A listing: the page's head, filters beside the cards or in a drawer, the cards. */
export function ListingView(props: ListingProps) {
  const root = useRef<HTMLElement>(null);
  const { measured, isWide } = props;
  const reportWidth = useRef(measured);
  reportWidth.current = measured;
  useLayoutEffect(() => {
    const element = root.current;
    // What is rendered from now on is not in the page's HTML.
    if (props.list.rendered) props.list.rendered.isTaken = true;
    if (!element) return;
    const measure = () => reportWidth.current(element.clientWidth);
    // A hydrated list is measured before it is rendered (`withMeasuredWidth`): here it would be laid out once more.
    if (isWide === null) measure();
    // May change the height: within the observer the partner's page would get a ResizeObserver error.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  const { hero, heroState, drawer, closeDrawer } = props;
  // Offline: the button stays, and the next press tries again.
  const load = () => drawersView.load().catch(closeDrawer);
  const { code: Drawers } = useLazyCode({ code: drawersView.code, load }, drawer !== null);
  const isPage = heroState !== "none";
  return (
    <section ref={root} className={`@container ${isPage ? "bg-surface" : elementSurface}`}>
      {heroState === "loading" && <HeroSkeleton />}
      {hero && <PageHead hero={hero} rendered={props.list.rendered} />}
      {heroState === "missing" ? <Missing {...props} /> : <Body {...props} isPage={isPage} />}
      {Drawers && <Drawers {...props} />}
    </section>
  );
}

/**
 * The page's head: links, which need no hydration. What the server rendered stays as it is until the page is another,
 * where `ready` has not fetched its code.
 */
function PageHead({ hero, rendered }: { readonly hero: HeroProps; readonly rendered: RenderedCards | undefined }) {
  const [first] = useState(() => (rendered && !rendered.isTaken && !headView.code ? hero.page : null));
  const isLeft = hero.page === first;
  return isLeft ? (
    // oxlint-disable-next-line react/no-danger
    <div key="rendered" className="contents" dangerouslySetInnerHTML={leftAlone} />
  ) : (
    <div key="own" className="contents">
      <LazyPart of={headView} props={hero} noticeClass="mx-auto w-full max-w-[1344px] px-4 pt-6 @3xl:px-8" />
    </div>
  );
}

function Missing({ list }: ListingProps) {
  const { t } = useLingui();
  const place = useFailureReport<HTMLSlotElement>("page_not_found");
  return (
    <div className="mx-auto flex max-w-[1344px] flex-col items-start gap-4 px-4 py-12 @3xl:px-8">
      <h1 className="text-28 font-strong tracking-[-0.014em]">{t`This page doesn’t exist any more`}</h1>
      <LinkButton href={list.allAddress}>{t`See all activities`}</LinkButton>
      <slot ref={place} className="block" />
    </div>
  );
}

function Body({ isPage, ...props }: ListingProps & { readonly isPage: boolean }) {
  const { t } = useLingui();
  const { toolbar, filters, list, picker, isWide } = props;
  const { shows } = toolbar;
  const results = useRef<HTMLDivElement>(null);
  const hasNarrowBar = shows.search || shows.filter || shows.map;
  return (
    <div className={isPage ? "mx-auto w-full max-w-[1344px] px-4 pt-6 pb-12 @3xl:px-8 @3xl:pt-8" : ""}>
      <div className={shows.filter ? "@5xl:grid @5xl:grid-cols-[288px_minmax(0,1fr)] @5xl:gap-8" : ""}>
        {shows.filter && isWide !== false && (
          <aside
            {...{ [wideOnly]: "" }}
            aria-label={t`Filters`}
            className="relative hidden self-start @5xl:flex @5xl:flex-col @5xl:gap-6"
          >
            {/* A fragment doesn't reach into a shadow root. Shown it lies over the filters, and moves nothing. */}
            <span className="absolute start-2 top-0 z-10 size-px overflow-hidden has-[:focus-visible]:size-auto has-[:focus-visible]:overflow-visible">
              <Button variant="secondary" size="small" onPress={() => results.current?.focus()}>
                {t`Skip to the results`}
              </Button>
            </span>
            {shows.search && <SearchField {...toolbar} />}
            <LazyPart of={filtersView} props={filters} isNeeded={isWide === true} />
          </aside>
        )}
        <div className="min-w-0">
          {hasNarrowBar && (
            <div className={`mb-3 flex flex-wrap gap-3 ${shows.filter ? "@5xl:hidden" : ""}`}>
              {shows.search && (
                <div className="w-full @min-[640px]:w-auto @min-[640px]:min-w-60 @min-[640px]:flex-1">
                  <SearchField {...toolbar} />
                </div>
              )}
              {shows.filter && (
                <FilterButton {...toolbar} className="flex-1 @min-[640px]:min-h-12 @min-[640px]:flex-none" />
              )}
              {shows.map && <MapButton {...toolbar} className="flex-1 @min-[640px]:min-h-12 @min-[640px]:flex-none" />}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
            {shows.size && <Size {...props} />}
            {/* From the end: what a page's stream brings later must not push what is painted already. The focus follows
                what is seen where the browser knows how. */}
            <div className="ms-auto flex min-w-0 flex-row-reverse items-center gap-2 [reading-flow:flex-visual]">
              {shows.map && shows.filter && (
                <span className="hidden @5xl:block">
                  <MapButton {...toolbar} />
                </span>
              )}
              {shows.sort && list.total !== 0 && <SortMenu {...toolbar} />}
            </div>
          </div>
          {shows.bar && filters.chips.length > 0 && (
            <div className="pb-4">
              <Chips {...filters} bleeds={isPage} />
            </div>
          )}
          {list.hasPassedDate && (
            <div className="pb-4">
              <Notice tone="warning">{t`The day of this link has passed: these are the activities of all days.`}</Notice>
            </div>
          )}
          <div ref={results} tabIndex={-1} className="outline-none">
            <Results {...list} />
          </div>
          {picker && <LazyPart of={pickerView} props={picker} />}
        </div>
      </div>
    </div>
  );
}

/** The count in the heading, announced again when it has changed. */
function Size({ list }: ListingProps) {
  const { t } = useLingui();
  const { total, status, activities } = list;
  const known = status === "failed" ? null : (total ?? (status === "stuck" ? activities.length : null));
  return (
    <h2 className="flex min-h-7 items-center gap-3 text-22 font-strong tracking-[-0.014em]">
      <span role="status">
        {known === null ? "" : t`${plural(known, { one: "# activity", other: "# activities" })}`}
      </span>
      {status === "busy" && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-chip border-2 border-accent border-e-transparent opacity-100 transition-opacity delay-200 motion-reduce:animate-none starting:opacity-0"
        />
      )}
    </h2>
  );
}
