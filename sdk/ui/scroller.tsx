import { ChevronLeft, ChevronRight } from "lucide";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** How far a press moves (px, discovery spec §9). */
const pressMoves = 100;

/** The fades of `fade-ends`, for browsers without scroll timelines. */
const fades = {
  none: "",
  forth: "[mask-image:var(--g-fade-forth)]",
  back: "[mask-image:var(--g-fade-back)]",
  both: "[mask-image:var(--g-fade-both)]",
};

export interface ScrollerProps {
  readonly children: ReactNode;
  readonly words: { readonly back: string; readonly forth: string };
  readonly className?: string;
}

/**
 * A row that scrolls along the line, fading out where there is more, with a round arrow there. Keys and fingers scroll
 * it too.
 */
export function Scroller({ children, words, className = "" }: ScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, forth: false });
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const at = Math.abs(element.scrollLeft);
      const back = at > 1;
      const forth = at + element.clientWidth < element.scrollWidth - 1;
      setMore((before) => (before.back === back && before.forth === forth ? before : { back, forth }));
    };
    // The first measurement is the observer's own, once the page has been laid out: here it would force a layout
    // at once.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [children]);
  function move(forwards: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const line = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({
      left: forwards * line * pressMoves,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
  }
  const fade = more.back && more.forth ? "both" : more.back ? "back" : more.forth ? "forth" : "none";
  return (
    <div className={`relative ${className}`}>
      <div
        ref={row}
        className={`fade-ends overflow-x-auto overscroll-x-contain [scrollbar-width:none] ${fade === "none" ? "" : "pointer-fine:[--g-arrow:44px]"} ${fades[fade]}`}
      >
        {children}
      </div>
      {more.back && <Arrow icon={ChevronLeft} name={words.back} at="start-0" onPress={() => move(-1)} />}
      {more.forth && <Arrow icon={ChevronRight} name={words.forth} at="end-0" onPress={() => move(1)} />}
    </div>
  );
}

function Arrow({
  icon,
  name,
  at,
  onPress,
}: {
  icon: typeof ChevronLeft;
  name: string;
  at: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className={`focus-ring transition-quick absolute top-[calc(50%-8px)] hidden size-11 -translate-y-1/2 place-items-center rounded-chip border border-edge bg-surface hover:bg-surface-2 pointer-fine:grid ${at}`}
    >
      <Icon of={icon} points />
    </button>
  );
}
