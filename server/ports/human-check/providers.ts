import { altchaProvider } from "./altcha/altcha.provider.ts";
import { turnstileProvider } from "./turnstile/turnstile.provider.ts";

/** The human checks, in order of choice. */
export const humanCheckProviders = [turnstileProvider, altchaProvider] as const;
