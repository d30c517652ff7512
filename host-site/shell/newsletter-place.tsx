import { useEffect, useRef, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { GipfelElement } from "./gipfel-element.tsx";

/**
 * The newsletter at the foot of the page. The element is loaded when somebody scrolls near; its room has its height
 * already.
 */
export function NewsletterPlace({ answer }: { readonly answer: PageAnswer }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { words, paths } = answer.shell;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "600px",
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const more = <a href={paths["privacy-policy"]}>{words.footer.newsletterLink}</a>;
  return (
    <section ref={place} id="newsletter" class="newsletter" aria-labelledby="newsletter-title">
      <div class="newsletter-words">
        <h2 id="newsletter-title">{words.footer.newsletter}</h2>
        <p>{words.footer.newsletterLead}</p>
      </div>
      <div class="newsletter-place">
        <div class="newsletter-room">
          {isNear ? (
            <GipfelElement tag="gipfel-newsletter" answer={answer}>
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
