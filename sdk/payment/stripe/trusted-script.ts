/** The address that the installed stripe-js looks for. */
const scriptAddress = "https://js.stripe.com/endive/stripe.js";

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}
type Factory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy };

/**
 * Under Trusted Types stripe-js can't set its script's address as a string: the one policy named `gipfel` loads the script before,
 * and stripe-js finds it there. Only Stripe's own address passes.
 */
export function trustStripeScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || document.querySelector('script[src^="https://js.stripe.com/"]')) return;
  const policy = trustedTypes.createPolicy("gipfel", {
    createScriptURL(address) {
      if (address !== scriptAddress) throw new TypeError("Only the card provider's script may be loaded.");
      return address;
    },
  });
  const script = document.createElement("script");
  (script as { src: unknown }).src = policy.createScriptURL(scriptAddress);
  document.head.append(script);
}
