import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { columns } from "./hero-skeleton.tsx";
import type { HeroProps } from "./listing.props.ts";

const largeAlone = "@3xl:text-36 @3xl:tracking-[-0.021em]";
/** Beside the picture a long word as “Freizeitaktivitäten” has room for the large size only from 1024 px. */
const largeBeside = "@5xl:text-36 @5xl:tracking-[-0.021em]";

/** The head of a listing page, and the pages beside it. */
export function Head(props: HeroProps) {
  return (
    <>
      <Hero {...props} />
      <Tabs {...props} />
    </>
  );
}

/**
 * The head of a listing page: breadcrumbs, title and teaser, beside them the uncropped picture, or above in a narrow
 * place. No text is on the picture, and at 800 px at most it is sharp at a device pixel ratio of 2.
 */
function Hero({ page, addressOf }: HeroProps) {
  const { t } = useLingui();
  const { picture, title, teaser } = page;
  // The page itself is the heading below.
  const breadcrumbs = page.breadcrumbs.filter(({ url }) => url !== page.page);
  return (
    <header part="hero" className={`mx-auto w-full max-w-[1344px] @3xl:px-8 ${picture ? columns : "@3xl:pt-12"}`}>
      {picture && (
        <Picture
          of={picture}
          ratio="16:9"
          width={800}
          sizes="(min-width: 1344px) 710px, (min-width: 768px) 56vw, 100vw"
          decorative
          eager
          className="h-auto w-full max-w-none @3xl:order-last @3xl:rounded-card"
        />
      )}
      <div className="px-4 pt-6 @3xl:px-0 @3xl:pt-0">
        {breadcrumbs.length > 0 && (
          <nav aria-label={t`Where you are`}>
            <ol className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
              {breadcrumbs.map((crumb, index) => (
                <li key={crumb.url} className="flex items-center gap-2">
                  {index > 0 && <Icon of={ChevronRight} size={16} points />}
                  <a href={addressOf(crumb.url)} className="-my-2 py-3 hover:underline">
                    {crumb.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1
          className={`mt-1 text-28 font-strong tracking-[-0.014em] text-balance hyphens-auto wrap-break-word ${picture ? largeBeside : largeAlone}`}
        >
          {title}
        </h1>
        {teaser && <p className="mt-2 max-w-measure text-18 text-ink-2 text-balance hyphens-auto">{teaser}</p>}
      </div>
    </header>
  );
}

/** The pages beside this one, as tabs of places. */
function Tabs({ page, addressOf }: HeroProps) {
  const { t } = useLingui();
  if (page.tabs.length === 0) return null;
  return (
    <nav aria-label={t`Places`} className="mx-auto w-full max-w-[1344px] px-4 pt-4 @3xl:px-8">
      <Scroller words={{ back: t`Show earlier places`, forth: t`Show more places` }} className="border-b border-line">
        <ul className="flex w-max gap-6">
          {page.tabs.map((tab) => {
            const isHere = tab.page === page.page;
            return (
              <li key={tab.uniqueId}>
                <a
                  href={addressOf(tab.page)}
                  aria-current={isHere ? "page" : undefined}
                  className={`focus-ring flex items-center gap-3 border-b-3 pb-3 outline-offset-[-2px]! ${isHere ? "border-accent" : "border-transparent hover:border-line forced-colors:border-[Canvas]"}`}
                >
                  {tab.teaser_image ? (
                    <Picture
                      of={tab.teaser_image}
                      ratio="1:1"
                      width={48}
                      decorative
                      className="size-12 rounded-field"
                    />
                  ) : (
                    <span className="size-12 rounded-field bg-surface-3" />
                  )}
                  <span className="min-h-10 pe-1 whitespace-nowrap">
                    <span className="block text-14 font-strong">{tab.title}</span>
                    <span className="block text-14 text-ink-2">{t`${plural(tab.numActivities, { one: "# activity", other: "# activities" })}`}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </Scroller>
    </nav>
  );
}
