import type { Services } from "../services.ts";

/** Brings the search index up to the catalogue, where that has changed. */
export async function refreshSearch(services: Services): Promise<void> {
  await services.ports.search.refresh();
}
