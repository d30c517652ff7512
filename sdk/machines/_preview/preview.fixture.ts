import { assign, createActor, emit, fromPromise, setup, type AnyActorRef } from "xstate";
import type { Preview, PreviewActors, PreviewEvent } from "./preview.types.ts";

/** The same preview as an XState actor, the reference for `preview.ts` in tests. */
export function onXState<Context extends object, Event extends PreviewEvent, Emitted extends PreviewEvent, Input>(
  preview: Preview<Context, Event, Emitted, Input>,
  actors: PreviewActors,
  input: Input,
): AnyActorRef {
  const each = <From, To>(named: Readonly<Record<string, From>>, make: (from: From) => To) =>
    Object.fromEntries(Object.entries(named).map(([name, from]) => [name, make(from)]));
  const machine = setup({
    guards: preview.guards as never,
    delays: preview.delays,
    actions: {
      ...each(preview.patches, (patch) => assign(patch as never)),
      ...each(preview.emits, (event) => emit(event as never)),
    } as never,
    actors: each(actors, (request) => fromPromise(request)) as never,
  }).createMachine({
    id: preview.id,
    context: ({ input: previewInput }: { input: Input }) => preview.context(previewInput),
    ...preview.chart,
  } as never);
  return createActor(machine, { input: input as never });
}
