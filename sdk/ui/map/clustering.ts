import type { FromWorker, ToWorker } from "./cluster-worker.ts";
import type { Clusters, MapBounds, MapCluster, MapPoint } from "./clusters.ts";
import { workerAddress } from "../../trusted/own-worker.ts";

/** More points than this are clustered in a worker: 2,000 take about 10 ms, 100,000 nearly a second. */
export const inWorkerFrom = 5_000;

/**
 * Clusters of points, wherever they are made. A newer question makes an older one pointless: it is answered with
 * undefined.
 */
export interface Clustering {
  within(bounds: MapBounds, zoom: number): Promise<readonly MapCluster[] | undefined>;
  end(): void;
}

export async function clusteringOf(points: readonly MapPoint[]): Promise<Clustering> {
  if (points.length >= inWorkerFrom) {
    const away = await inWorker(points).catch(() => undefined);
    if (away) return away;
  }
  const { Clusters } = await import("./clusters.ts");
  return here(new Clusters(points));
}

function here(clusters: Clusters): Clustering {
  return { within: (bounds, zoom) => Promise.resolve(clusters.within(bounds, zoom)), end() {} };
}

async function inWorker(points: readonly MapPoint[]): Promise<Clustering> {
  const { default: text } = await import("./cluster-worker.ts?worker-text");
  const own = workerAddress(text);
  const worker = new Worker(own.address);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const send = (message: ToWorker) => worker.postMessage(message);
  let question = 0;
  let answer: ((clusters: readonly MapCluster[] | undefined) => void) | undefined;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.question === question) answer?.(data.clusters);
  });
  send({ points });
  return {
    within(bounds, zoom) {
      answer?.(undefined);
      question += 1;
      return new Promise((resolve) => {
        answer = resolve;
        send({ question, bounds, zoom });
      });
    },
    end() {
      answer?.(undefined);
      worker.terminate();
      own.free();
    },
  };
}
