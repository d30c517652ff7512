import { collectDefaultMetrics, Registry } from "prom-client";

export interface MetricsRegistry {
  /** To register figures with. */
  readonly figures: Registry;
  readonly contentType: string;
  read(): Promise<string>;
}

/**
 * The figures of one app. Node's own (memory, event loop, collections) are watched from the first reading on: who never
 * reads them pays nothing.
 */
export function openRegistry(): MetricsRegistry {
  const figures = new Registry();
  const ofNode = new Registry();
  let watched = false;
  return {
    figures,
    contentType: figures.contentType,
    async read() {
      if (!watched) collectDefaultMetrics({ register: ofNode });
      watched = true;
      return `${await figures.metrics()}\n${await ofNode.metrics()}`;
    },
  };
}
