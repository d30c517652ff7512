import { assign, createActor, emit, fromPromise, setup, type AnyActorRef } from "xstate";
import type { Look, LookActors, LookEvent } from "./look.types.ts";

/** The very same look as an XState actor: what `look.ts` does is right where it does the same. */
export function onXState<Context extends object, Event extends LookEvent, Fact extends LookEvent, Input>(
  look: Look<Context, Event, Fact, Input>,
  actors: LookActors,
  input: Input,
): AnyActorRef {
  const each = <From, To>(named: Readonly<Record<string, From>>, make: (from: From) => To) =>
    Object.fromEntries(Object.entries(named).map(([name, from]) => [name, make(from)]));
  const machine = setup({
    guards: look.guards as never,
    delays: look.delays,
    actions: { ...each(look.patches, (patch) => assign(patch as never)), ...each(look.facts, (fact) => emit(fact as never)) } as never,
    actors: each(actors, (ask) => fromPromise(ask)) as never,
  }).createMachine({ id: look.id, context: ({ input: given }: { input: Input }) => look.context(given), ...look.chart } as never);
  return createActor(machine, { input: input as never });
}
