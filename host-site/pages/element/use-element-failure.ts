import { useEffect, useState } from "react";

/** Time that the code of an element may take before the page says so (ms). */
const loadLimit = 10_000;

/** `missing`: the page shows nothing of it. `unanswered`: the server has rendered it, and a press on it waits. */
type ElementFailure = "missing" | "unanswered";

/**
 * Whether an element doesn't get its code: it can't be loaded, or takes too long. One that the server has rendered is
 * complete without, until the visitor presses one of its buttons. Over once the code is there. `key` changes with each
 * page.
 */
export function useElementFailure(tag: string | undefined, key: unknown): ElementFailure | null {
  const [failure, setFailure] = useState<ElementFailure | null>(null);
  useEffect(() => {
    setFailure(null);
    if (!tag || customElements.get(tag)) return undefined;
    const root = document.querySelector(`main ${tag}`)?.shadowRoot;
    let isCurrent = true;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const report = () => isCurrent && setFailure(customElements.get(tag) ? null : root ? "unanswered" : "missing");
    const load = () => {
      // It ends without an error where the code can't be loaded.
      void window.gipfel?.load(tag).then(report);
      limit ??= setTimeout(report, loadLimit);
    };
    const press = ({ target }: Event) => (target as Element).closest("button") && load();
    void customElements.whenDefined(tag).then(report);
    if (root) root.addEventListener("click", press);
    else load();
    return () => {
      isCurrent = false;
      clearTimeout(limit);
      root?.removeEventListener("click", press);
    };
  }, [tag, key]);
  return failure;
}
