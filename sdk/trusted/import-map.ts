import { addressOf, integrityOf, type PageOfFiles, type Release } from "./release.ts";
import { trustImportMap } from "./script-policy.ts";

/**
 * The text of an import map with the digest of every file, and one address that leads to another where the map counts.
 * Written by hand: old libraries give texts and lists a `toJSON` that `JSON.stringify` follows.
 */
export function importMapText({ files }: Release, base: string): string {
  const digests = files.map(([name, digest]) => `"${addressOf(base, name)}":"${integrityOf(digest)}"`);
  return `{"imports":{"${base}mapped":"${base}gipfel.js"},"integrity":{${digests.join()}}}`;
}

/**
 * Adds the import map of a release to the page. Returns whether it counts: not where the page's policy forbids inline
 * scripts without a nonce, and not in browsers that ignore a map after the first module (Chromium before 133). One
 * that takes a later map knows `integrity`: HTML has had it since June 2024, later maps since January 2025.
 */
export function addIntegrity(release: Release, { base, nonce, document }: PageOfFiles): boolean {
  if (typeof import.meta.resolve !== "function") return false;
  try {
    const script = document.createElement("script");
    script.type = "importmap";
    script.nonce = nonce;
    script.textContent = trustImportMap(importMapText(release, base)) as string;
    document.head.append(script);
    script.remove();
  } catch {
    // Trusted Types are required, and the page's policy or another script leaves us no policy of our own.
    return false;
  }
  return import.meta.resolve(`${base}mapped`) === `${base}gipfel.js`;
}
