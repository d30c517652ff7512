/** Origins whose scripts a card provider may load; nothing else passes. */
const trustedOrigins = ["https://js.stripe.com"];
/** Where the page keeps the policy: another copy of us (a pinned version beside `v1`) takes the same, for a name is given once. */
const key = Symbol.for("gipfel.script-policy");

export interface ScriptPolicy {
  /** Throws a TypeError for an address of another origin. */
  createScriptURL(address: string): unknown;
}
interface Page {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy };
  [key]?: ScriptPolicy;
}

/** The one Trusted Types policy of a page; undefined where there are no Trusted Types, or the page allows us no policy. */
export function scriptPolicy(page: Page = globalThis as unknown as Page): ScriptPolicy | undefined {
  if (page[key] || !page.trustedTypes) return page[key];
  try {
    page[key] = page.trustedTypes.createPolicy("gipfel", {
      createScriptURL(address) {
        if (!trustedOrigins.includes(new URL(address).origin)) throw new TypeError("Only a card provider's script may be loaded.");
        return address;
      },
    });
  } catch {
    // The page's rules don't name us, or someone else took the name.
  }
  return page[key];
}
