import { channel, type Channel } from "node:diagnostics_channel";
import type { Entity } from "./domain/states.ts";

/**
 * Telemetry events of the process. `emit` never waits for a listener, and costs nothing without one.
 */
export interface TelemetryEvents {
  /** A statement has come back from the database. */
  readonly query: { readonly ms: number };
  /** A transaction lost against others and is tried again. */
  readonly retry: Record<string, never>;
  /**
   * Something has come to a state (RULES 13); emitted as it is written, so one that is rolled back afterwards is
   * emitted too.
   */
  readonly step: { readonly entity: Entity; readonly to: string };
  /** A page of the shop was composed and rendered, since it was not cached. */
  readonly rendering: { readonly ms: number };
}

const channels: Readonly<Record<keyof TelemetryEvents, Channel>> = {
  query: channel("gipfel:query"),
  retry: channel("gipfel:retry"),
  step: channel("gipfel:step"),
  rendering: channel("gipfel:rendering"),
};

export function emit<What extends keyof TelemetryEvents>(what: What, detail: TelemetryEvents[What]): void {
  if (channels[what].hasSubscribers) channels[what].publish(detail);
}

/** Listens until the answered function is called. */
export function subscribe<What extends keyof TelemetryEvents>(
  what: What,
  listener: (detail: TelemetryEvents[What]) => void,
): () => void {
  const handler = (detail: unknown) => listener(detail as TelemetryEvents[What]);
  channels[what].subscribe(handler);
  return () => void channels[what].unsubscribe(handler);
}
