import { useRef, useState } from "react";
import { reviewsAnchor } from "../../machines/activity/contents.rules.ts";
import { useIsNearby } from "./use-is-nearby.ts";

/** The reviews, loaded near the window; a placeholder until then. */
export function Reviews({ attributes }: { readonly attributes: Readonly<Record<string, string | undefined>> }) {
  const place = useRef<HTMLDivElement>(null);
  const isNearby = useIsNearby(place);
  const [isReady, setReady] = useState(false);
  return (
    <div
      ref={place}
      data-section={reviewsAnchor}
      tabIndex={-1}
      className={`scroll-mt-16 border-t border-line py-8 outline-none ${isReady ? "" : "min-h-90"}`}
    >
      {isNearby && <gipfel-reviews {...attributes} ongipfel-ready={() => setReady(true)} />}
    </div>
  );
}
