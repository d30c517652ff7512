import type * as v from "valibot";
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";
import { eventsOf, PreviewActor } from "../../machines/_preview/preview.ts";
import type { Preview, PreviewActors, PreviewEvent, PreviewSnapshot } from "../../machines/_preview/preview.types.ts";
import { ProgressiveActor, type UpgradeStatus, type ProgressiveSnapshot } from "./progressive-actor.ts";
import type { beginMachine, ElementRecord, EmittedEvent, Services } from "./record.ts";

/** The machine that takes over from a preview, with its implementations and its `connect`. */
interface FullMachine<Attributes, Machine extends AnyStateMachine, Props> {
  readonly machine: Machine;
  readonly implement: (services: Services) => Parameters<Machine["provide"]>[0];
  readonly connect: (
    snapshot: SnapshotFrom<Machine>,
    send: (event: EventFromLogic<Machine>) => void,
    services: Services,
  ) => Props;
  /**
   * Its input where the element doesn't start as a preview: the preview's input and what only the full machine can
   * parse.
   */
  readonly input: (given: InputFrom<Machine>, attributes: Attributes, services: Services) => InputFrom<Machine>;
}

/**
 * A record whose element starts as a preview (decision 17) and upgrades to a full machine.
 */
export interface ProgressiveRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Context extends object,
  Event extends PreviewEvent,
  Emitted extends EmittedEvent,
  Props extends object,
> extends Omit<ElementRecord<Attributes, unknown, Event, Props>, "begin" | "ready" | "connect" | "isSettled"> {
  readonly input: (attributes: v.InferOutput<Attributes>, services: Services) => InputFrom<Machine>;
  readonly preview: Preview<Context, Event, Emitted, InputFrom<Machine>>;
  /** False where the element starts with the full machine. */
  readonly startsAsPreview: (input: InputFrom<Machine>) => boolean;
  /** Actors of the preview, bound to the services. */
  readonly implementPreview: (services: Services) => PreviewActors;
  readonly connectPreview: (
    snapshot: PreviewSnapshot<Context>,
    send: (event: Event) => void,
    services: Services,
    upgrade: UpgradeStatus,
  ) => Props;
  readonly full: () => Promise<FullMachine<v.InferOutput<Attributes>, Machine, Props>>;
  /** True where the element's snapshot is settled, preview or full machine. */
  readonly isSettled: (snapshot: PreviewSnapshot<Context>) => boolean;
}

/** Makes the record of an element that upgrades. Fetches XState and the full machine in parallel. */
export function defineProgressiveRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Context extends object,
  Event extends PreviewEvent,
  Emitted extends EmittedEvent,
  Props extends object,
>(
  record: ProgressiveRecord<Attributes, Machine, Context, Event, Emitted, Props>,
): ElementRecord<Attributes, any, Event, Props> {
  const { input, preview, startsAsPreview, implementPreview, connectPreview, full, isSettled, ...rest } = record;
  let fetched: Parts<v.InferOutput<Attributes>, Machine, Props> | undefined;
  const loadFull = async () => {
    const [{ beginMachine }, part] = await Promise.all([import("./record.ts"), full()]);
    return (fetched = { ...part, beginMachine });
  };
  return {
    ...rest,
    ready: async (attributes, services) => {
      if (!startsAsPreview(input(attributes, services))) await loadFull();
    },
    begin: (attributes, services, persisted) => {
      const given = input(attributes, services);
      const from = { input: given, snapshot: persisted };
      const upgraded = (
        { machine, implement, beginMachine, input: read }: Parts<v.InferOutput<Attributes>, Machine, Props>,
        snapshot?: unknown,
      ) =>
        beginMachine(
          machine,
          implement(services),
          snapshot ? { snapshot } : { ...from, input: read(given, attributes, services) },
        );
      if (!startsAsPreview(given)) return new ProgressiveActor(upgraded(fetched!));
      return new ProgressiveActor(new PreviewActor(preview, implementPreview(services), from), {
        knows: new Set(eventsOf(preview.chart)),
        fetch: async () => {
          const parts = fetched ?? (await loadFull());
          return (snapshot) => upgraded(parts, snapshot);
        },
      });
    },
    connect: ({ snapshot, upgrade }: ProgressiveSnapshot, send, services) =>
      upgrade
        ? connectPreview(snapshot as PreviewSnapshot<Context>, send, services, upgrade)
        : fetched!.connect(snapshot as SnapshotFrom<Machine>, send as never, services),
    isSettled: ({ snapshot }: ProgressiveSnapshot) => isSettled(snapshot as PreviewSnapshot<Context>),
  };
}

/** The full machine, and the function that starts it. */
type Parts<Attributes, Machine extends AnyStateMachine, Props> = FullMachine<Attributes, Machine, Props> & {
  readonly beginMachine: typeof beginMachine;
};
