/**
 * Makes the map's base of one year of the public boundaries of Switzerland: the country, the borders of its cantons and
 * districts, and its lakes, as GeoJSON in WGS 84. `node scripts/basemap/convert.ts FOLDER/2026/ch-combined.json`, where
 * FOLDER is the unpacked npm package swiss-maps (52 MB, so it is no dependency). The result is committed: it changes
 * once in years.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { feature, mesh } from "topojson-client";
import type { Feature, Geometry, Position } from "geojson";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Four decimals of a degree are about 10 m: finer than any line that is drawn. */
const decimals = 4;
const out = new URL("../../server/ports/basemap/embedded/switzerland.json", import.meta.url);

type Layers = Record<"country" | "cantons" | "districts" | "lakes", GeometryCollection>;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Which file? node scripts/basemap/convert.ts FOLDER/2026/ch-combined.json");
const topology = JSON.parse(readFileSync(file, "utf8")) as Topology<Layers>;
const { country, cantons, districts, lakes } = topology.objects;

const features = [
  ...areas(country, "country"),
  line(
    mesh(topology, cantons, (one, other) => one !== other),
    "canton",
  ),
  line(
    mesh(topology, districts, (one, other) => one !== other),
    "district",
  ),
  ...areas(lakes, "lake"),
];
writeFileSync(out, JSON.stringify({ type: "FeatureCollection", features }));
console.log(`${features.length} features, ${(readFileSync(out).length / 1000).toFixed(0)} kB`);

function areas(layer: GeometryCollection, kind: string): Feature[] {
  return feature(topology, layer).features.map(({ geometry }) => line(geometry, kind));
}

function line(geometry: Geometry, kind: string): Feature {
  return { type: "Feature", properties: { kind }, geometry: rounded(geometry) };
}

/** Coordinates to the decimals that matter; points that fall together become one. */
function rounded(geometry: Geometry): Geometry {
  const walk = (coordinates: unknown): unknown => {
    if (!Array.isArray(coordinates)) return coordinates;
    if (typeof coordinates[0] === "number")
      return (coordinates as Position).map((degree) => Number(degree.toFixed(decimals)));
    const points = coordinates.map(walk) as unknown[];
    return points.filter((point, index) => index === 0 || JSON.stringify(point) !== JSON.stringify(points[index - 1]));
  };
  return {
    ...geometry,
    coordinates: walk((geometry as Exclude<Geometry, { type: "GeometryCollection" }>).coordinates),
  } as Geometry;
}
