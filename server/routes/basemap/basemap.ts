import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { localStyle } from "../../ports/basemap/style.ts";
import type { Routes } from "../handle.ts";

const base = new URL("../../ports/basemap/switzerland.json", import.meta.url);
const Theme = v.fallback(v.picklist(["light", "dark"]), "light");
const aDay = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * `GET /basemap/style.json?theme=` and `GET /basemap/switzerland.json`: what the map is drawn from. Any page may read
 * them. Another provider's style is named by the settings; the map is then led there.
 */
export const basemapRoutes: Routes = async (app, { env }) => {
  const land = await readFile(base, "utf8");
  const open = {
    "cache-control": aDay,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };

  app.get<{ Querystring: { theme?: string } }>("/basemap/style.json", async (request, reply) => {
    const theme = v.parse(Theme, request.query.theme);
    const elsewhere = theme === "dark" ? (env.MAP_STYLE_DARK_URL ?? env.MAP_STYLE_URL) : env.MAP_STYLE_URL;
    reply.headers(open);
    return elsewhere
      ? reply.redirect(elsewhere, 302)
      : localStyle(theme, `${env.PUBLIC_ORIGIN}/api/basemap/switzerland.json`);
  });
  app.get("/basemap/switzerland.json", async (_request, reply) =>
    reply.headers(open).type("application/geo+json").send(land),
  );
};
