import type { SnapshotFrom } from "xstate";
import type { TransportMachine } from "../../machines/transport/transport.machine.ts";
import type { TransportContext, TransportEvent } from "../../machines/transport/transport.types.ts";

/** What props are made of. */
export interface Connecting {
  readonly context: TransportContext;
  /** Whether the element is in a part of its state: `at({ trips: { searching: "slow" } })`. */
  readonly at: (part: Parameters<SnapshotFrom<TransportMachine>["matches"]>[0]) => boolean;
  readonly send: (event: TransportEvent) => void;
}
