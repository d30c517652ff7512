import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { wordpressPluginPath } from "../../../sdk/contracts/paths.ts";
import { builtFolder } from "../../built.ts";
import { notFound } from "../../errors.ts";
import type { Routes } from "../handle.ts";
import { revalidateSoon } from "./folder.ts";

/** The plugin for WordPress, as the build makes it: the configurator leads to it. */
export const wordpressPlugin: Routes = (app) => pluginArchive(app, builtFolder("wordpress"));

/** The plugin's archive of a folder, as a download; 404 where nothing is built. */
export function pluginArchive(app: FastifyInstance, folder: string): void {
  const file = join(folder, "gipfel.zip");
  app.get(wordpressPluginPath, async (_, reply) => {
    const archive = await readFile(file).catch(() => null);
    if (!archive) throw notFound("not_found");
    reply.headers({ "cache-control": revalidateSoon, "content-disposition": 'attachment; filename="gipfel.zip"' });
    return reply.type("application/zip").send(archive);
  });
}
