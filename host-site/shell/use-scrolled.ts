import { useEffect, useState } from "react";

/** How far down the hero's own search is gone (px). */
const heroHeight = 360;

/** Whether the page is scrolled past its hero. Listens only where it `matters`. */
export function useScrolled(matters: boolean): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!matters) return;
    const readScroll = () => setScrolled(window.scrollY > heroHeight);
    readScroll();
    addEventListener("scroll", readScroll, { passive: true });
    return () => removeEventListener("scroll", readScroll);
  }, [matters]);
  return isScrolled;
}
