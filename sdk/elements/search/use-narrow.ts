import { useSyncExternalStore } from "react";

/** Below this width of the window the search is full-screen. */
const narrow = "(max-width: 639.98px)";

/** Whether the window is narrow. A page that is rendered on the server doesn't know: it says no. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
}
