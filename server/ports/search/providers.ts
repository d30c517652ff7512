import { algoliaProvider } from "./algolia/algolia.provider.ts";
import { embeddedSearchProvider } from "./embedded/embedded.provider.ts";

/** The search indexes, in order of choice. */
export const searchProviders = [algoliaProvider, embeddedSearchProvider] as const;
