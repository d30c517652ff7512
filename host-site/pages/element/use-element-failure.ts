import { useEffect, useState } from "react";

/** Time that the code of an element may take before the page says so (ms). */
const loadLimit = 10_000;

/**
 * Whether an element that shows nothing without its code doesn't get it: it can't be loaded, or takes too long. Over
 * once it is there. `key` changes with each page.
 */
export function useElementFailure(tag: string | undefined, key: unknown): boolean {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (!tag || customElements.get(tag) || document.querySelector(`main ${tag}`)?.shadowRoot) return undefined;
    let isCurrent = true;
    const report = () => isCurrent && setFailed(!customElements.get(tag));
    void customElements.whenDefined(tag).then(report);
    // It ends without an error where the code can't be loaded.
    void window.gipfel?.load(tag).then(report);
    const limit = setTimeout(report, loadLimit);
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [tag, key]);
  return hasFailed;
}
