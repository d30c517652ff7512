import { searchProvider } from "../provider.ts";

/** The embedded default: our own index, in a thread of its own. */
export const embeddedSearchProvider = searchProvider({
  name: "embedded",
  settings: {},
  chosenBy: () => null,
  isDefault: () => true,
  async create({ DATABASE_URL, DATA_DIR, PUBLIC_ORIGIN: origin }, { worker }) {
    const { searchInWorker } = await import("./in-worker.ts");
    return searchInWorker(worker, { database: { DATABASE_URL, DATA_DIR }, origin });
  },
});
