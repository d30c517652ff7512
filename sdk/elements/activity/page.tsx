import { useRef } from "react";
import type { ActivityMode } from "../../machines/activity/activity.types.ts";
import type { ActivityDetails, ActivityProps } from "./activity.props.ts";
import { BookingBar } from "./booking-bar.tsx";
import { BookingDrawer } from "./booking-drawer.tsx";
import { BookingPanel } from "./booking-panel.tsx";
import { Contents } from "./contents.tsx";
import { Crumbs } from "./crumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { Head } from "./head.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { MoreActions } from "./more-actions.tsx";
import { NotBookable } from "./not-bookable.tsx";
import { Reviews } from "./reviews.tsx";
import { SellingPoints } from "./selling-points.tsx";
import { Similar } from "./similar.tsx";
import { TopReviews } from "./top-reviews.tsx";
import { useRequestedSection } from "./use-requested-section.ts";

interface Props extends Pick<ActivityProps, "similar" | "isSimilarLoading" | "languageTag"> {
  readonly activity: ActivityDetails;
  readonly mode: Exclude<ActivityMode, "confirm">;
}

/** One picture stands beside the title: over the whole width it would be cut and stretched. */
const beside = "@3xl:grid @3xl:grid-cols-2 @3xl:items-center @3xl:gap-8 @3xl:py-6 min-[1024px]:@3xl:pb-0";

/**
 * Everything in the order of the specification (discovery spec §2); in a guest's page without what leads away from it.
 */
export function Page({ activity, mode, languageTag, similar, isSimilarLoading }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useRequestedSection(activity.requested, root);
  const isFull = mode === "full";
  const sides = isFull ? "px-4 @3xl:px-8" : "";
  const columns =
    isFull && activity.booking
      ? "min-[1024px]:@min-[960px]:grid min-[1024px]:@min-[960px]:grid-cols-[minmax(0,1fr)_320px] min-[1024px]:@min-[960px]:gap-10 min-[1024px]:@min-[1200px]:grid-cols-[minmax(0,1fr)_360px] min-[1024px]:@min-[1200px]:gap-16 min-[1536px]:@min-[1200px]:grid-cols-[minmax(0,1fr)_400px]"
      : "";
  return (
    <div ref={root} className="flex flex-col">
      <div className={isFull ? "mx-auto w-full max-w-[1344px]" : ""}>
        <div
          className={`flex flex-col ${activity.gallery.length === 1 ? beside : ""} ${activity.gallery.length === 1 && isFull ? "@3xl:pe-8" : ""}`}
        >
          <header className={`pt-3 pb-4 min-[1024px]:@3xl:pb-6 ${sides}`}>
            {isFull && <Crumbs crumbs={activity.crumbs} />}
            <Head activity={activity} languageTag={languageTag} isPage={isFull} />
          </header>
          <Gallery pictures={activity.gallery} viewer={activity.viewer} title={activity.title} isFull={isFull} />
        </div>
      </div>
      {/* Booking comes before the long text for those who go by the keyboard; it is seen beside the text, or at the
          foot of the window. */}
      {isFull && activity.booking && <BookingBar booking={activity.booking} title={activity.title} variant="sticky" />}
      <div className={isFull ? "mx-auto w-full max-w-[1344px]" : ""}>
        <div className={`${sides} ${columns}`}>
          {isFull && activity.booking && (
            <BookingPanel booking={activity.booking} activity={activity} languageTag={languageTag} />
          )}
          <div className="@container col-start-1 row-start-1 min-w-0 min-[1024px]:@3xl:pt-8">
            <p className="max-w-measure text-18 text-pretty hyphens-auto wrap-break-word text-ink-2">
              {activity.teaser}
            </p>
            {!activity.booking && <NotBookable similar={similar} languageTag={languageTag} isAlone={!isFull} />}
            <KeyFacts facts={activity.keyFacts} isCompact={activity.isCompact} languageTag={languageTag} />
            <TopReviews reviews={activity.topReviews} languageTag={languageTag} />
            {mode === "inline" && activity.booking && (
              <BookingBar booking={activity.booking} title={activity.title} variant="inFlow" />
            )}
            {mode === "widget" && activity.booking && (
              <div className="mt-8">
                <gipfel-booking {...activity.booking.attributes} presentation="inline" />
              </div>
            )}
            <Contents activity={activity} languageTag={languageTag} heading={isFull ? "h2" : "h3"} />
            {isFull && (
              <MoreActions vouchers={activity.vouchers} pageAddress={activity.pageAddress} title={activity.title} />
            )}
            {activity.reviews && <Reviews attributes={activity.reviews} />}
          </div>
        </div>
        {isFull && (
          <div className={`flex flex-col gap-8 pb-12 ${sides}`}>
            {activity.booking && <SellingPoints points={activity.sellingPoints} />}
            <Similar
              similar={similar}
              isLoading={isSimilarLoading}
              isWideOnly={!activity.booking}
              languageTag={languageTag}
            />
          </div>
        )}
      </div>
      {activity.booking?.isOpen && <BookingDrawer booking={activity.booking} />}
    </div>
  );
}
