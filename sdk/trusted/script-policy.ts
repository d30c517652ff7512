/**
 * Where the page keeps the policy: another copy of us (a pinned version beside `v1`) takes the same, for a name is
 * given once.
 */
const key = Symbol.for("gipfel.script-policy");
/** Addresses of worker texts that copies of us have made in this page. */
const workersKey = Symbol.for("gipfel.worker-addresses");
/** The text of the import map that a pinned copy of us adds to this page. */
const importMapKey = Symbol.for("gipfel.import-map");

export interface ScriptPolicy {
  /** Throws a TypeError for an address that is neither a provider's nor that of a worker of ours. */
  createScriptURL(address: string): unknown;
  /** Throws a TypeError for a text that is no import map of ours. */
  createScript(text: string): unknown;
}
interface Rules {
  createScriptURL(address: string): string;
  createScript(text: string): string;
}
export interface TrustingPage {
  readonly trustedTypes?: { createPolicy(name: string, rules: Rules): ScriptPolicy };
  [key]?: ScriptPolicy;
  [workersKey]?: Set<string>;
  [importMapKey]?: string;
}

/**
 * The one Trusted Types policy of a page; undefined where there are no Trusted Types, or the page allows us no policy.
 */
export function scriptPolicy(page: TrustingPage = globalThis as unknown as TrustingPage): ScriptPolicy | undefined {
  if (page[key] || !page.trustedTypes) return page[key];
  try {
    page[key] = page.trustedTypes.createPolicy("gipfel", {
      createScriptURL(address) {
        if (!__SCRIPT_ORIGINS__.includes(new URL(address).origin) && !page[workersKey]?.has(address))
          throw new TypeError("Only scripts of our providers and our own workers may be loaded.");
        return address;
      },
      createScript(text) {
        if (text !== page[importMapKey]) throw new TypeError("Only our own import map may be a script's text.");
        return text;
      },
    });
  } catch {
    // The page's rules don't name us, or someone else took the name.
  }
  return page[key];
}

/** Allows the address of a worker that we have made; returns what `new Worker` takes in this page. */
export function trustWorker(address: string, page: TrustingPage = globalThis as unknown as TrustingPage): string {
  (page[workersKey] ??= new Set()).add(address);
  return (scriptPolicy(page)?.createScriptURL(address) ?? address) as string;
}

/** The worker's address is no longer used: the policy forgets it. */
export function distrustWorker(address: string, page: TrustingPage = globalThis as unknown as TrustingPage): void {
  page[workersKey]?.delete(address);
}

/** Allows the text of our import map; returns what a script element takes as its text in this page. */
export function trustImportMap(text: string, page: TrustingPage = globalThis as unknown as TrustingPage): unknown {
  page[importMapKey] = text;
  return scriptPolicy(page)?.createScript(text) ?? text;
}
