import { addressOf, integrityOf, type PageOfFiles, type Release } from "./release.ts";

/**
 * Loads files by `<link rel="modulepreload" integrity>`, which puts them into the page's modules without running them.
 * A file comes after those that it imports, so that no browser requests one of these without its digest.
 *
 * The returned function resolves once a file and all that it imports statically are there as they were released.
 * A file that failed fails for good: a later `import()` would request it again, without its digest.
 */
export function preloadVerified(
  { version, files }: Release,
  { base, nonce, document }: PageOfFiles,
): (address: string) => Promise<void> {
  const loaded = new Map<number, Promise<void>>();

  function load(index: number): Promise<void> {
    const [name, digest] = files[index]!;
    const address = addressOf(base, name);
    return new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = address;
      link.crossOrigin = "anonymous";
      link.integrity = integrityOf(digest);
      link.nonce = nonce;
      link.addEventListener("load", () => {
        link.remove();
        resolve();
      });
      link.addEventListener("error", () => {
        link.remove();
        reject(new Error(`${address} can't be reached, or is not what version ${version} has`));
      });
      document.head.append(link);
    });
  }

  /** The file at `index` after all that it imports. */
  function withImports(index: number, seen = new Set<number>()): Set<number> {
    for (const imported of files[index]![2]) if (!seen.has(imported)) withImports(imported, seen);
    return seen.add(index);
  }

  return async (address) => {
    const index = files.findIndex(([name]) => addressOf(base, name) === address);
    if (index < 0) throw new Error(`${address} is no file of version ${version}`);
    if (!document.createElement("link").relList.supports("modulepreload"))
      throw new Error(`this browser can't compare files with those of version ${version}`);
    const parts: Promise<void>[] = [];
    for (const part of withImports(index)) {
      if (!loaded.has(part)) loaded.set(part, load(part));
      parts.push(loaded.get(part)!);
    }
    await Promise.all(parts);
  };
}
