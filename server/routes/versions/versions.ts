import { listVersions } from "../../../sdk/contracts/calls/version.ts";
import { releasedVersions } from "../../releases/store.ts";
import { handle, type Routes } from "../handle.ts";

export const versionRoutes: Routes = (app, services) => {
  handle(app, services, listVersions, async () => [...(await releasedVersions(services.env.RELEASES_DIR))]);
};
