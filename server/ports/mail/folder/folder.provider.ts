import { join } from "node:path";
import { mailProvider } from "../provider.ts";

/** The embedded default: the folder `outbox` in `DATA_DIR`, with a viewer at /dev/mail. */
export const folderProvider = mailProvider({
  name: "folder",
  closedPaths: ["/dev/"],
  settings: {},
  chosenBy: () => null,
  isDefault: () => true,
  async create({ DATA_DIR }, { clock, from }) {
    const { createMailFolder } = await import("./folder.ts");
    return createMailFolder({ folder: join(DATA_DIR, "outbox"), from, now: () => clock.now() });
  },
});
