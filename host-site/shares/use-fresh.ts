import { useEffect, useRef } from "react";

/** How often a shared payment that is open is read again (ms). */
const every = 4000;

/**
 * Reads again what a page shows of a shared payment: each time the page comes into sight, for a bank may take a share
 * back days later, and while it is `open` every few seconds. `none`: there is nothing to read. An answer that is lost
 * is left out.
 */
export function useFresh<Data>(
  watched: "none" | "ended" | "open",
  load: () => Promise<Data>,
  take: (data: Data) => void,
): void {
  const latest = useRef({ load, take });
  latest.current = { load, take };
  useEffect(() => {
    if (watched === "none") return undefined;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      latest.current.load().then(
        (data) => latest.current.take(data),
        () => undefined,
      );
    };
    const timer = watched === "open" ? setInterval(read, every) : undefined;
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [watched]);
}
