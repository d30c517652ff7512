import { useEffect, useState } from "react";

/** How far down the hero's own search is gone (px). */
const heroHeight = 360;

/** Whether the page is scrolled past its hero. Listens only where it `matters`. */
export function useScrolled(matters: boolean): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!matters) return;
    const look = () => setScrolled(window.scrollY > heroHeight);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [matters]);
  return isScrolled;
}
