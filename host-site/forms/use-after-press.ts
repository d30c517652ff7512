import { useEffect, useRef } from "react";

/**
 * Runs work at once, or, while the visitor presses somewhere, once they have let go. A field is left by the press
 * itself: a line that came below it then would push the button away under the finger, and the press would be lost.
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
