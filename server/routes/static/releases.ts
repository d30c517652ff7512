import { version } from "../../../sdk/version.ts";
import { releasedVersions } from "../../releases/store.ts";
import type { Routes } from "../handle.ts";
import { forever, openToAll, revalidateSoon, serveFolder } from "./folder.ts";

/**
 * `/sdk/1.0.0/…`: a released version, whose bytes never change, from the store (`npm run release`).
 * `/sdk/v1/versions.json`: the list of `GET /api/versions/` as a file beside the script, with the newest build's
 * number.
 */
export const releasedFiles: Routes = (app, { env }) => {
  app.get("/sdk/v1/versions.json", async (_request, reply) =>
    reply
      .headers({ ...openToAll, "cache-control": revalidateSoon })
      .send({ evergreen: version, versions: await releasedVersions(env.RELEASES_DIR) }),
  );
  serveFolder(app, {
    roots: [env.RELEASES_DIR],
    prefix: "/sdk/",
    cacheControl: () => forever,
    headers: openToAll,
    unknown: (path) =>
      `There is no /sdk/${path}. /sdk/v1/versions.json lists the versions that are served; /sdk/v1/gipfel.js is the newest.\n`,
  });
};
