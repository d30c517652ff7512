import { useRef } from "react";
import { reviewsAnchor } from "../../machines/activity/contents.ts";
import { useIsNear } from "./use-is-near.ts";

/** The reviews, loaded when they come near; their place is kept until then. */
export function Reviews({ attributes }: { readonly attributes: Readonly<Record<string, string | undefined>> }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} data-section={reviewsAnchor} tabIndex={-1} className="min-h-90 scroll-mt-16 border-t border-line py-8 outline-none">
      {isNear && <gipfel-reviews {...attributes} />}
    </div>
  );
}
