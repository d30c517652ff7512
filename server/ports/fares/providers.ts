import { tariffFileProvider } from "./embedded/embedded.provider.ts";

/** Where fares can come from. */
export const faresProviders = [tariffFileProvider] as const;
