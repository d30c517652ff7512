import { gipfelOfPage } from "../_kit/page.ts";
import { useLayoutEffect, useRef, useState } from "react";
import type { BookingDetails } from "./activity.props.ts";
import { BookingPreview, type PreviewDetails } from "./booking-preview.tsx";
import { useIsShown } from "./use-is-shown.ts";
import { whenHeightReached } from "./when-height-reached.ts";

interface Props {
  readonly booking: BookingDetails;
  readonly activity: PreviewDetails;
  readonly languageTag: string;
}

/**
 * The booking widget in the page from 1536 px. Its code is loaded only there; until the widget is ready, what needs no
 * code stands in its place, in the same size. What the widget says below its calendar comes a moment after it: the
 * preview stays until then.
 */
export function InlineBooking({ booking, activity, languageTag }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(place);
  const [isReady, setReady] = useState(false);
  const [isRequested, setRequested] = useState(false);
  useLayoutEffect(() => {
    if (!isShown) return;
    void gipfelOfPage()
      ?.load("gipfel-booking")
      .then(() => customElements.get("gipfel-booking") ?? booking.lose());
  }, [isShown]);
  const replacePreview = () => {
    // The focus would be lost with the preview: it goes on from the same place.
    if (isRequested || preview.current?.matches(":focus-within")) place.current?.focus({ preventScroll: true });
    setReady(true);
  };
  const start = booking.attributes["booking-data"];
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-booking-place
      className="hidden overflow-hidden rounded-card shadow-float outline-none min-[1536px]:@min-[1200px]:grid min-[1536px]:@min-[1200px]:grid-cols-[minmax(0,1fr)]"
    >
      {isShown && (
        <div className={`col-start-1 row-start-1 -m-px ${isReady ? "" : "invisible"}`}>
          <gipfel-booking
            key={start}
            {...booking.attributes}
            presentation="inline"
            ongipfel-ready={({ currentTarget }: { currentTarget: HTMLElement }) =>
              whenHeightReached(currentTarget, preview.current?.offsetHeight ?? 0, replacePreview)
            }
          />
        </div>
      )}
      {!isReady && (
        <div ref={preview} className="col-start-1 row-start-1 bg-surface">
          <BookingPreview
            booking={booking}
            activity={activity}
            languageTag={languageTag}
            press={() => (booking.isLost ? booking.open() : setRequested(true))}
          />
        </div>
      )}
    </div>
  );
}
