import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useState, type RefObject } from "react";
import { reviewsAnchor } from "../../machines/activity/contents.rules.ts";
import type { ActivityDetails } from "./activity.props.ts";
import { SectionLink } from "./section-link.tsx";
import { useSectionTitles } from "./section-titles.ts";

interface Props {
  readonly activity: ActivityDetails;
  readonly root: RefObject<HTMLElement | null>;
}

/** The sections by name, always in sight in a wide place; the one that is read is marked. */
export function TableOfContents({ activity, root }: Props) {
  const { t } = useLingui();
  const titleOf = useSectionTitles();
  const entries = [
    ...activity.sections.map(({ section }) => ({ id: section.id as string, title: titleOf(section) })),
    ...(activity.reviews ? [{ id: reviewsAnchor, title: t`Reviews` }] : []),
  ];
  const current = useCurrentSection(root, entries.map(({ id }) => id).join());
  if (entries.length < 2) return null;
  return (
    <nav aria-label={t`On this page`} className="sticky top-0 z-10 hidden bg-surface @3xl:block print:hidden">
      <ul className="fade-ends flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {entries.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <SectionLink
              activity={activity}
              section={id}
              isCurrent={id === current}
              className={`flex min-h-12 items-center border-b-3 -outline-offset-2 text-14 whitespace-nowrap ${id === current ? "border-accent font-strong text-ink" : "border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]"}`}
            >
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part of the window that counts as being read: a band below its head. */
const readingBand = "-72px 0px -60% 0px";

/** The section that is being read; the first one until the visitor has come to another. */
function useCurrentSection(root: RefObject<HTMLElement | null>, ids: string): string | undefined {
  const all = ids.split(",");
  const [current, setCurrent] = useState(all[0]);
  useLayoutEffect(() => {
    const page = root.current?.getRootNode() as ParentNode | undefined;
    if (!page || typeof IntersectionObserver === "undefined") return;
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          inBand[isIntersecting ? "add" : "delete"]((target as HTMLElement).dataset["section"]!);
        const first = all.find((id) => inBand.has(id));
        const isAbove = ({ target, boundingClientRect }: IntersectionObserverEntry) =>
          (target as HTMLElement).dataset["section"] === all[0] && boundingClientRect.top > 0;
        if (first) setCurrent(first);
        else if (entries.some(isAbove)) setCurrent(all[0]);
      },
      { rootMargin: readingBand },
    );
    for (const section of page.querySelectorAll("[data-section]")) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
