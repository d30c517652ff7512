import { useRef, useState } from "react";
import { reviewsAnchor } from "../../machines/activity/contents.ts";
import { useIsNear } from "./use-is-near.ts";

/** The reviews, loaded when they come near; their place is kept until then. */
export function Reviews({ attributes }: { readonly attributes: Readonly<Record<string, string | undefined>> }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [isReady, setReady] = useState(false);
  return (
    <div
      ref={place}
      data-section={reviewsAnchor}
      tabIndex={-1}
      className={`scroll-mt-16 border-t border-line py-8 outline-none ${isReady ? "" : "min-h-90"}`}
    >
      {isNear && <gipfel-reviews {...attributes} ongipfel-ready={() => setReady(true)} />}
    </div>
  );
}
