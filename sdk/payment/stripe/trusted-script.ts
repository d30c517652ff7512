import { scriptPolicy } from "../../trusted/script-policy.ts";

/** The address that the installed stripe-js looks for. */
const scriptAddress = "https://js.stripe.com/endive/stripe.js";

/**
 * Under Trusted Types stripe-js can't set its script's address as a string: the one policy named `gipfel` loads the
 * script before, and stripe-js finds it there. Where the page allows us no policy nothing is done, and stripe-js tries
 * by itself.
 */
export function trustStripeScript(): void {
  const policy = scriptPolicy();
  if (!policy || document.querySelector('script[src^="https://js.stripe.com/"]')) return;
  const script = document.createElement("script");
  (script as { src: unknown }).src = policy.createScriptURL(scriptAddress);
  document.head.append(script);
}
