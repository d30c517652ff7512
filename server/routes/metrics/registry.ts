import { collectDefaultMetrics, Registry } from "prom-client";

export interface MetricsRegistry {
  /** To register figures with. */
  readonly figures: Registry;
  readonly contentType: string;
  read(): Promise<string>;
}

/**
 * The metrics of one app. Node's own (memory, event loop, collections) are collected from the first reading on: without
 * one they cost nothing.
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
