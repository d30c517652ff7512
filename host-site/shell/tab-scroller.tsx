import { ChevronLeft, ChevronRight } from "lucide";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon.tsx";

/** How far a press moves (px, discovery spec §9, "Header"). */
const pressMoves = 100;

interface TabScrollerProps {
  readonly children: ComponentChildren;
  readonly words: { readonly back: string; readonly forth: string };
}

/**
 * A row of tabs that scrolls where large text or long words need more room; an arrow stands where there is more. The
 * keys bring tabs into view by themselves.
 */
export function TabScroller({ children, words }: TabScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, forth: false });
  useLayoutEffect(() => {
    const element = row.current!;
    const look = () => {
      const at = Math.abs(element.scrollLeft);
      setMore({ back: at > 1, forth: at + element.clientWidth < element.scrollWidth - 1 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  function move(forwards: 1 | -1) {
    const element = row.current!;
    const line = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({
      left: forwards * line * pressMoves,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
  }
  return (
    <div class="tab-scroller">
      {more.back && (
        <button type="button" class="header-item header-icon" aria-label={words.back} onClick={() => move(-1)}>
          <Icon of={ChevronLeft} points />
        </button>
      )}
      <div ref={row} class="tab-row">
        {children}
      </div>
      {more.forth && (
        <button type="button" class="header-item header-icon" aria-label={words.forth} onClick={() => move(1)}>
          <Icon of={ChevronRight} points />
        </button>
      )}
    </div>
  );
}
