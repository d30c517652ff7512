import { useLayoutEffect, useState, type RefObject } from "react";

/** The list is this high at most, and at least (px). */
const most = 400;
const least = 140;
/** Between the list and the edge of what is visible (px). */
const margin = 12;

/** The height below a field that the window and the on-screen keyboard leave: an open list ends above the keyboard. */
export function useListRoom(field: RefObject<HTMLElement | null>, isOpen: boolean): number {
  const [room, setRoom] = useState(most);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const viewport = window.visualViewport;
    const measure = () => {
      const bottom = field.current?.getBoundingClientRect().bottom ?? 0;
      const visible = viewport ? viewport.height + viewport.offsetTop : innerHeight;
      setRoom(Math.min(most, Math.max(least, Math.round(visible - bottom - margin))));
    };
    measure();
    viewport?.addEventListener("resize", measure);
    viewport?.addEventListener("scroll", measure);
    return () => {
      viewport?.removeEventListener("resize", measure);
      viewport?.removeEventListener("scroll", measure);
    };
  }, [isOpen]);
  return room;
}
