import { betterAuthProvider } from "./better-auth/better-auth.provider.ts";

/** What signs people in. */
export const signInProviders = [betterAuthProvider] as const;
