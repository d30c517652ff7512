import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { baseShapes } from "../../ports/basemap/basemap.ts";
import type { Routes } from "../handle.ts";

const Theme = v.fallback(v.picklist(["light", "dark"]), "light");
const aDay = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * `GET /basemap/style.json?theme=` and `GET /basemap/switzerland.json`: what the map is drawn from. Any page may read
 * them. Another provider's style is named by the settings; the map is then led there.
 */
export const basemapRoutes: Routes = async (app, { env, ports }) => {
  const land = await readFile(baseShapes, "utf8");
  const open = {
    "cache-control": aDay,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };

  app.get<{ Querystring: { theme?: string } }>("/basemap/style.json", async (request, reply) => {
    const theme = v.parse(Theme, request.query.theme);
    const style = ports.basemap.styleFor(theme, `${env.PUBLIC_ORIGIN}/api/basemap/switzerland.json`);
    reply.headers(open);
    return style instanceof URL ? reply.redirect(style.href, 302) : style;
  });
  app.get("/basemap/switzerland.json", async (_request, reply) =>
    reply.headers(open).type("application/geo+json").send(land),
  );
};
