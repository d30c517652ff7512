/** By the address of a file that failed: the address under which it is requested next. */
const others: Record<string, string> = {};
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
    const [address] = repeatable.exec(String(error)) ?? [];
    if (!address) throw error;
    const other = others[address];
    if (!other) {
      others[address] = `${address}#`;
      throw error;
    }
    // What has come under an address stays the one module of that file: only a failure moves on to the next.
    return import(/* @vite-ignore */ other).catch((failure: unknown) => {
      others[address] = `${other}#`;
      throw failure;
    });
  });
