import type { FeedRoute } from "./feed.types.ts";
import { readTable, type ReadContext } from "./rows.ts";
import { parseColor } from "./values.ts";

const file = "routes.txt";
const optional = [
  "agency_id",
  "route_short_name",
  "route_long_name",
  "route_desc",
  "route_color",
  "route_text_color",
] as const;

export interface FeedRoutes {
  readonly routes: FeedRoute[];
  readonly index: Map<string, number>;
}

/** Reads routes.txt; types may be the extended ones. */
export async function readRoutes(context: ReadContext, agencies: ReadonlyMap<string, string>): Promise<FeedRoutes> {
  const routes: FeedRoute[] = [];
  const index = new Map<string, number>();
  const only = agencies.size === 1 ? [...agencies.keys()][0]! : "";
  await readTable(context, { file, required: ["route_id", "route_type"], optional }, (row) => {
    const id = row.require("route_id");
    const type = row.require("route_type") === null ? null : row.number("route_type", 0);
    if (id === null || type === null) return;
    if (index.has(id)) {
      context.notes.problems.add(file, row.line, "duplicate_id", `the route ${id} is there more than once`);
      return;
    }
    index.set(id, routes.length);
    const agencyId = agencies.has(row.get("agency_id")) ? row.get("agency_id") : only;
    routes.push({
      id,
      agencyId,
      agency: agencies.get(agencyId) ?? "",
      shortName: row.get("route_short_name"),
      longName: row.get("route_long_name"),
      description: row.get("route_desc"),
      type,
      color: parseColor(row.get("route_color")),
      textColor: parseColor(row.get("route_text_color")),
    });
  });
  return { routes, index };
}
