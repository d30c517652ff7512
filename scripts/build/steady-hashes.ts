import { createHash } from "node:crypto";

/**
 * Hashes in the names of files: `kit-B0YzS7WF.js`, or without the ending in a list of names
 * (`"kit-B0YzS7WF,cart-BlMAubrE"`).
 */
const ofFiles = /(?<=\b([\w.-]+)-)(?:[\w-]{8}(?=\.(?:js|css)\b)|(?=[\w-]{0,7}[A-Z\d])[\w-]{8}(?=[,"]))/;
/** A build's id, in a name or as a text of its own: never a number of twelve digits. */
const ofBuilds = /(?<=[-"'`])[0-9a-f]{12}(?=[."'`])/;
const hashes = new RegExp(`${ofFiles.source}|${ofBuilds.source}`, "g");

/**
 * Code names other files by hashes that change with any commit. A minifier chooses its names by how often each letter
 * occurs, and compression finds more or less to repeat: 80 bytes between two builds that differ in nothing else. So
 * both are given hashes that are made of the names: as long, as hard to compress, and always the same. `restore` puts
 * the real ones back into what was made of `text`.
 */
export function withSteadyHashes(code: string): { readonly text: string; restore(text: string): string } {
  const made = new Map<string, string>();
  const counts = new Map<string, number>();
  const text = code.replaceAll(hashes, (hash, name = "build") => {
    const before = made.get(hash);
    if (before) return before;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const digest = createHash("sha256")
      .update(`${name} ${count}`)
      .digest(name === "build" ? "hex" : "base64url");
    made.set(hash, digest.slice(0, hash.length));
    return made.get(hash)!;
  });
  return {
    text,
    restore: (minified) => [...made].reduce((text, [hash, steady]) => text.replaceAll(steady, hash), minified),
  };
}
