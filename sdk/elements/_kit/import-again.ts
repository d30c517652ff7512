/** By the address of a file that failed: what is appended to it for the next request. */
const suffixes: Record<string, string> = {};
/** Not of a pinned version (`/sdk/1.2.3/`), whose files have their digests by address. */
const repeatable = /\S+\/(shop|v1)\/\S+/;

/**
 * Imports a file. Chromium before 156 remembers a file that could not be fetched, and answers every further `import()`
 * of its address from memory. From the second time on it is requested with a fragment, which makes another address of
 * it. The build has `import()` call this (`scripts/build/repeatable-imports.ts`).
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    // An error reads as its name and message; Chromium's message ends with the address.
    const [address] = repeatable.exec(error as string) ?? [];
    if (!address) throw error;
    const suffix = suffixes[address] ?? "";
    // What has come under an address stays the one module of that file: only a failure moves on to the next.
    return (suffix ? import(/* @vite-ignore */ address + suffix) : Promise.reject(error)).catch((failure: unknown) => {
      suffixes[address] = `${suffix}#`;
      throw failure;
    });
  });
