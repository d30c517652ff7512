import { useEffect, useRef } from "react";

/**
 * Runs work immediately or, while a pointer is pressed, once it is released. Pressing a button blurs a field: an error
 * that appeared below the field then would move the button away, and the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressing = useRef(false);
  useEffect(() => {
    const press = () => void (isPressing.current = true);
    const released = () => void (isPressing.current = false);
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", released, true);
    addEventListener("pointercancel", released, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", released, true);
      removeEventListener("pointercancel", released, true);
    };
  }, []);
  return (work) => {
    if (!isPressing.current) return work();
    // The press ends with its click, in the same task as the last of these.
    const ends = new AbortController();
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => (ends.abort(), setTimeout(work)), { signal: ends.signal });
  };
}
