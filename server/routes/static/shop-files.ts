import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { builtFolder, builtFor } from "../../built.ts";
import type { Routes } from "../handle.ts";
import { forever, openToAll, serveFolder } from "./folder.ts";

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const aDay = "public, max-age=86400";

/** `/shop/…`: the shell's own files. Built ones have their content in their name; the icon may change. */
export const shopFiles: Routes = (app, { env, log }) => {
  const built = builtFor(env, "shop");
  if (!existsSync(built)) return log.warn({ folder: built }, "the shop's pages are not built: /shop/ is empty");
  // Browsers and phones request these at the root, whatever a page links.
  for (const name of ["favicon.ico", "apple-touch-icon.png", "apple-touch-icon-precomposed.png"]) {
    const icon = file(`host-site/files/${name.replace("-precomposed", "")}`);
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .header("cache-control", aDay)
        .type(name.endsWith(".ico") ? "image/x-icon" : "image/png")
        .send(await readFile(icon)),
    );
  }
  serveFolder(app, {
    // Pages without scripts link the sheet of the build that is shipped.
    roots: [...new Set([built, builtFolder("shop")]), file("host-site/files")],
    prefix: "/shop/",
    cacheControl: (_path, root) => (root === file("host-site/files") ? aDay : forever),
    // A page in widget mode may be in a sandboxed frame, whose origin is opaque.
    headers: openToAll,
  });
};
