import { feedFilesProvider } from "./files/files.provider.ts";

/** The ways out for the product feed, in order of choice. */
export const feedProviders = [feedFilesProvider] as const;
