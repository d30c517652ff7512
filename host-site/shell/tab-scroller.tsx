import { ChevronLeft, ChevronRight } from "lucide";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../sdk/ui/icon-button.tsx";

/** How far a press moves (px, discovery spec §9, "Header"). */
const pressMoves = 100;

interface TabScrollerProps {
  readonly children: ReactNode;
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
    const update = () => {
      const at = Math.abs(element.scrollLeft);
      setMore({ back: at > 1, forth: at + element.clientWidth < element.scrollWidth - 1 });
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
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
    <div className="flex flex-none border-b border-line">
      {more.back && <IconButton icon={ChevronLeft} name={words.back} onPress={() => move(-1)} points />}
      <div ref={row} className="flex-1 overflow-x-auto [scrollbar-width:none]">
        {children}
      </div>
      {more.forth && <IconButton icon={ChevronRight} name={words.forth} onPress={() => move(1)} points />}
    </div>
  );
}
