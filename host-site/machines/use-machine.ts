import { useEffect, useState, useSyncExternalStore } from "react";
import { createActor, type Actor, type AnyStateMachine, type InputFrom, type SnapshotFrom } from "xstate";

/**
 * Runs a machine for a component. It is not stopped when the component goes: a submission that the server accepts after
 * its dialog was closed is still reported to the page. Without timers, nothing of it stays once the last answer has
 * come.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: unknown extends InputFrom<Machine> ? [] : [input: InputFrom<Machine>]
): [snapshot: SnapshotFrom<Machine>, actor: Actor<Machine>] {
  const [actor] = useState(() => createActor(machine, { input } as never) as Actor<Machine>);
  const [subscribe] = useState(() => (notify: () => void) => {
    const { unsubscribe } = actor.subscribe(notify);
    return unsubscribe;
  });
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot() as SnapshotFrom<Machine>);
  useEffect(() => void actor.start(), []);
  return [snapshot, actor];
}
