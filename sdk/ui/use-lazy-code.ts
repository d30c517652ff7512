import { useLayoutEffect, useState } from "react";

/** Lazy code (lazy-code.ts) in use. */
interface UsedLazyCode<Code> {
  readonly code: Code | undefined;
  /**
   * An attempt has failed. Stays true while the code is fetched again: the button of the notice remains, and keeps the
   * focus. Stays true once the code is there: it may have to take the focus over.
   */
  readonly hasFailed: boolean;
  /** Fetches the code again; loads the page anew once that has failed, too. */
  readonly retry: () => void;
}

/**
 * Fetches code when it is needed, and renders again once it is there. `need` is what it is needed for: false where it
 * isn't needed yet; for another need it is loaded again where it is missing. Some browsers cache a failed import: after
 * two failures `retry` loads the page anew, which also leads to the chunks of the current build after a deploy.
 */
export function useLazyCode<Code>(
  { code, load }: { readonly code: Code | undefined; readonly load: () => Promise<unknown> },
  need: string | boolean,
): UsedLazyCode<Code> {
  const [{ failures }, setOutcome] = useState({ failures: 0 });
  const attempt = () =>
    load().then(
      // Renders again, with the code.
      () => setOutcome({ failures }),
      () => setOutcome({ failures: failures + 1 }),
    );
  useLayoutEffect(() => {
    if (need && !code) void attempt();
  }, [need, !code]);
  return {
    code,
    hasFailed: failures > 0,
    retry: () => (failures > 1 && navigator.onLine ? location.reload() : void attempt()),
  };
}
