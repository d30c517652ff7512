import { channel, type Channel } from "node:diagnostics_channel";
import type { Entity } from "./commands/states.ts";

/** What the process tells those who measure it. Nothing waits for a listener, and nothing is made ready where nobody listens. */
export interface Happenings {
  /** A statement has come back from the database. */
  readonly query: { readonly ms: number };
  /** A transaction lost against others and is tried again. */
  readonly retry: Record<string, never>;
  /** Something has come to a state (RULES 13); told as it is written, so one that is rolled back afterwards is told too. */
  readonly step: { readonly entity: Entity; readonly to: string };
  /** A page of the shop was composed and rendered: nobody had kept it. */
  readonly rendering: { readonly ms: number };
}

const channels: Readonly<Record<keyof Happenings, Channel>> = {
  query: channel("gipfel:query"),
  retry: channel("gipfel:retry"),
  step: channel("gipfel:step"),
  rendering: channel("gipfel:rendering"),
};

export function tell<What extends keyof Happenings>(what: What, detail: Happenings[What]): void {
  if (channels[what].hasSubscribers) channels[what].publish(detail);
}

/** Listens until the answered function is called. */
export function hear<What extends keyof Happenings>(what: What, listener: (detail: Happenings[What]) => void): () => void {
  const heard = (detail: unknown) => listener(detail as Happenings[What]);
  channels[what].subscribe(heard);
  return () => void channels[what].unsubscribe(heard);
}
