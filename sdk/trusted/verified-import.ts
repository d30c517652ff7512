import { addIntegrity } from "./import-map.ts";
import { preloadVerified } from "./module-preload.ts";
import type { PageOfFiles, Release } from "./release.ts";

/**
 * Makes the check that stands before every import of a released version: it resolves once the browser itself compares
 * the file and all that it imports with their digests, and rejects where that is not possible or a file differs.
 * Browsers do so by an import map with `integrity`; where they know none, or the page's policy forbids its inline
 * script, by `modulepreload` links.
 */
export function verifyImports(release: Release, of: PageOfFiles): (address: string) => Promise<void> {
  let isMapped: boolean | undefined;
  const preload = preloadVerified(release, of);
  return async (address) => {
    isMapped ??= addIntegrity(release, of);
    if (!isMapped) await preload(address);
  };
}
