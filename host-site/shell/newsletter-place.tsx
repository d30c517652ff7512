import { useEffect, useRef, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { GipfelElement } from "./gipfel-element.tsx";

/* The height that the element will have, its link where it will be: field, button and link below each other, or the
   first two side by side. */
const placeClasses = "block min-h-44 content-end @min-[384px]:min-h-30";

/**
 * The newsletter at the bottom of the page. The element loads when the visitor scrolls towards it; its place is as high
 * from the start.
 */
export function NewsletterPlace({ answer }: { readonly answer: PageAnswer }) {
  const [isNeeded, setNeeded] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { words, paths } = answer.shell;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNeeded(true), {
      rootMargin: "600px",
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const more = (
    <a
      className="inline-flex min-h-11 items-center text-14 text-ink-2 underline-offset-4"
      href={paths["privacy-policy"]}
    >
      {words.footer.newsletterLink}
    </a>
  );
  return (
    <section
      ref={place}
      id="newsletter"
      className="newsletter mb-10 grid grid-cols-1 items-start gap-x-12 gap-y-4 border-b border-line pb-10 max-[640px]:mb-8 max-[640px]:pb-8 min-[768px]:grid-cols-[minmax(0,1fr)_minmax(384px,1fr)] noscript:hidden"
      aria-labelledby="newsletter-title"
    >
      <div>
        <h2 id="newsletter-title" className="mb-1">
          {words.footer.newsletter}
        </h2>
        <p className="text-pretty text-ink-2">{words.footer.newsletterLead}</p>
      </div>
      {/* The element takes the footer's ground for its own. */}
      <div className="@container [--gipfel-surface-dark:var(--g-surface-2)] [--gipfel-surface:var(--g-surface-2)]">
        <div className={placeClasses}>
          {isNeeded ? (
            <GipfelElement tag="gipfel-newsletter" answer={answer} className={placeClasses}>
              {more}
            </GipfelElement>
          ) : (
            more
          )}
        </div>
      </div>
    </section>
  );
}
