/**
 * How long the map's points take to fall into clusters: the index is made once for a set of points, then asked with
 * every movement. `node bench/clusters.ts`, a few seconds. Node's V8 stands in for the browser's; from 5,000 points on
 * a worker does it.
 */
import { Clusters, type MapBounds, type MapPoint } from "../sdk/ui/map/clusters.ts";
import { inWorkerFrom } from "../sdk/ui/map/clustering.ts";

const sizes = [1_000, 10_000, 100_000];
const rounds = 15;
/** Switzerland as a whole, and a valley: what a visitor looks at. */
const sights: readonly (readonly [name: string, bounds: MapBounds, zoom: number])[] = [
  ["the country, zoom 7", [5.8, 45.7, 10.6, 47.9], 7],
  ["a valley, zoom 11", [7.7, 46.5, 8.1, 46.8], 11],
];

/** Places around towns, as offers are: always the same. */
function points(count: number): MapPoint[] {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const towns = Array.from({ length: 60 }).map(() => ({ lat: 45.9 + random() * 1.8, lng: 6 + random() * 4.3 }));
  return Array.from({ length: count }).map((_, id) => {
    const town = towns[Math.floor(random() ** 2 * towns.length)]!;
    return { id, lat: town.lat + (random() - 0.5) * 0.2, lng: town.lng + (random() - 0.5) * 0.3 };
  });
}

function median(work: () => void): string {
  const times = Array.from({ length: rounds }).map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!.toFixed(1);
}

console.log(
  `| Points | made, ms | ${sights.map(([name]) => `${name}, ms`).join(" | ")} | clusters in sight |\n|---:|---:|${sights.map(() => "---:").join("|")}|---:|`,
);
for (const size of sizes) {
  const all = points(size);
  const clusters = new Clusters(all);
  const durations = sights.map(([, bounds, zoom]) => median(() => void clusters.within(bounds, zoom)));
  const inSight = sights.map(([, bounds, zoom]) => clusters.within(bounds, zoom).length).join(" / ");
  console.log(
    `| ${size}${size >= inWorkerFrom ? " (in a worker)" : ""} | ${median(() => void new Clusters(all))} | ${durations.join(" | ")} | ${inSight} |`,
  );
}
