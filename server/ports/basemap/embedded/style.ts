import type { MapTheme } from "../basemap.ts";

const palettes = {
  light: {
    ground: "#f1f1f1",
    land: "#fcfcfc",
    water: "#b7d7e6",
    border: "#bdbdbd",
    edge: "#9a9a9a",
    words: "#767676",
    halo: "#f1f1f1",
  },
  dark: {
    ground: "#101010",
    land: "#1b1b1b",
    water: "#21404f",
    border: "#3a3a3a",
    edge: "#5c5c5c",
    words: "#9a9a9a",
    halo: "#101010",
  },
} as const;

/** Neighbours by their own names, in the middle of what of them is in sight. */
const neighbours = [
  ["Deutschland", 8.9, 48.05],
  ["France", 5.75, 47.1],
  ["Italia", 8.75, 45.55],
  ["Österreich", 10.2, 47.3],
] as const;

/** From here on districts are drawn too. */
const districtsFrom = 9;

/** The MapLibre style of our own base: Switzerland's outline, cantons, lakes. Labels use the visitor's own fonts. */
export function localStyle(theme: MapTheme, baseAddress: string) {
  const colors = palettes[theme];
  const only = (kind: string) => ["==", ["get", "kind"], kind];
  return {
    version: 8,
    name: `Gipfel ${theme}`,
    sources: {
      switzerland: { type: "geojson", data: baseAddress, attribution: "© swisstopo, BFS" },
      neighbours: {
        type: "geojson",
        data: {
          type: "FeatureCollection",
          features: neighbours.map(([name, longitude, latitude]) => ({
            type: "Feature",
            properties: { name },
            geometry: { type: "Point", coordinates: [longitude, latitude] },
          })),
        },
      },
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": colors.ground } },
      {
        id: "land",
        type: "fill",
        source: "switzerland",
        filter: only("country"),
        paint: { "fill-color": colors.land },
      },
      { id: "lakes", type: "fill", source: "switzerland", filter: only("lake"), paint: { "fill-color": colors.water } },
      {
        id: "districts",
        type: "line",
        source: "switzerland",
        minzoom: districtsFrom,
        filter: only("district"),
        paint: { "line-color": colors.border, "line-width": 0.5, "line-dasharray": [3, 2] },
      },
      {
        id: "cantons",
        type: "line",
        source: "switzerland",
        filter: only("canton"),
        paint: { "line-color": colors.border, "line-width": 0.8 },
      },
      {
        id: "country",
        type: "line",
        source: "switzerland",
        filter: only("country"),
        paint: { "line-color": colors.edge, "line-width": 1.2 },
      },
      {
        id: "neighbours",
        type: "symbol",
        source: "neighbours",
        layout: {
          "text-field": ["get", "name"],
          "text-font": ["system-ui"],
          "text-size": 12,
          "text-transform": "uppercase",
          "text-letter-spacing": 0.16,
        },
        paint: { "text-color": colors.words, "text-halo-color": colors.halo, "text-halo-width": 1 },
      },
    ],
  };
}
