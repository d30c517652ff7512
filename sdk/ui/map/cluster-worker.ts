import { Clusters, type MapBounds, type MapCluster, type MapPoint } from "./clusters.ts";

/** From the page to the worker: the points once, then questions with a number. */
export type ToWorker =
  | { readonly points: readonly MapPoint[] }
  | { readonly question: number; readonly bounds: MapBounds; readonly zoom: number };
export interface FromWorker {
  readonly question: number;
  readonly clusters: readonly MapCluster[];
}

let clusters: Clusters | undefined;

/** The clustering of many points, away from the page's main thread. Built as one self-contained text. */
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("points" in data) clusters = new Clusters(data.points);
  else
    postMessage({
      question: data.question,
      clusters: clusters?.within(data.bounds, data.zoom) ?? [],
    } satisfies FromWorker);
});
