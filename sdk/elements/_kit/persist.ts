import type { AnyActor, AnyMachineSnapshot } from "xstate";
import type { ElementActor } from "./record.ts";

/**
 * An actor's persisted snapshot, to be written as JSON. XState's own way copies what it finds in the context after
 * looking through all of it for actors: milliseconds for a list's activities. A context is JSON, and an actor in it
 * writes itself as its reference.
 */
export function persist(actor: ElementActor): unknown {
  return isMachineActor(actor) ? persistMachine(actor) : actor.getPersistedSnapshot();
}

function persistMachine(actor: AnyActor): unknown {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const children = Object.fromEntries(
    Object.entries(snapshot.children as Readonly<Record<string, AnyActor | undefined>>).flatMap(([id, child]) =>
      child ? [[id, withPersisted(child)]] : [],
    ),
  );
  const persisted = actor.logic.getPersistedSnapshot({ ...snapshot, context: {}, children }) as object;
  return { ...persisted, context: snapshot.context };
}

/** The same child, whose machine is persisted in the same way. */
function withPersisted(child: AnyActor): AnyActor {
  return isMachineActor(child)
    ? (Object.create(child, { getPersistedSnapshot: { value: () => persistMachine(child) } }) as AnyActor)
    : child;
}

function isMachineActor(actor: ElementActor | AnyActor): actor is AnyActor {
  const snapshot: unknown = actor.getSnapshot();
  return "logic" in actor && typeof snapshot === "object" && snapshot !== null && "machine" in snapshot;
}
