import { join } from "node:path";
import * as v from "valibot";
import { feedProvider } from "../provider.ts";

/** The embedded default: files in `DATA_DIR`, served to whoever has the token. */
export const feedFilesProvider = feedProvider({
  name: "feed-files",
  closedPaths: ["/providers/feed-files/"],
  settings: {
    /** Opens the product feed; without it none is written. */
    FEED_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters are wanted"))),
  },
  chosenBy: () => null,
  isDefault: () => true,
  async create({ FEED_TOKEN: token, DATA_DIR }) {
    const { feedFiles } = await import("./files.ts");
    return feedFiles(join(DATA_DIR, "feeds/things-to-do"), token);
  },
});
