import { useEffect } from "react";

/** How often a shared payment that is open is read again (ms). */
const every = 4000;

/** Reads again while `isOpen`, as long as the page is in sight; an answer that is lost is left out. */
export function useFresh<Data>(isOpen: boolean, load: () => Promise<Data>, take: (data: Data) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") load().then(take, () => undefined);
    }, every);
    return () => clearInterval(timer);
  }, [isOpen]);
}
