import type * as v from "valibot";
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";
import { eventsOf, LookActor } from "../../machines/_look/look.ts";
import type { Look, LookActors, LookEvent, LookSnapshot } from "../../machines/_look/look.types.ts";
import { GrowingActor, type Growth, type Seen } from "./growing-actor.ts";
import type { beginMachine, ElementRecord, EmittedFact, Services } from "./record.ts";

/** The machine that takes over from a first look, what it needs from outside, and its way to the view's props. */
export interface Whole<Attributes, Machine extends AnyStateMachine, Props> {
  readonly machine: Machine;
  readonly implement: (services: Services) => Parameters<Machine["provide"]>[0];
  readonly connect: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void, services: Services) => Props;
  /** What it starts with where it doesn't begin as a preview: from the preview's input, what only the whole machine can read. */
  readonly input: (given: InputFrom<Machine>, attributes: Attributes, services: Services) => InputFrom<Machine>;
}

/** A record whose element begins with a first look (decision 17) and grows into a machine when the visitor comes near. */
export interface GrowingRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Context extends object,
  Event extends LookEvent,
  Fact extends EmittedFact,
  Props extends object,
> extends Omit<ElementRecord<Attributes, unknown, Event, Props>, "begin" | "ready" | "connect" | "isSettled"> {
  readonly input: (attributes: v.InferOutput<Attributes>, services: Services) => InputFrom<Machine>;
  readonly look: Look<Context, Event, Fact, InputFrom<Machine>>;
  /** Where it is false the whole machine is there from the beginning. */
  readonly beginsWithLook: (input: InputFrom<Machine>) => boolean;
  /** Actors of the look, bound to the services. */
  readonly implementLook: (services: Services) => LookActors;
  readonly connectLook: (snapshot: LookSnapshot<Context>, send: (event: Event) => void, services: Services, growth: Growth) => Props;
  readonly whole: () => Promise<Whole<v.InferOutput<Attributes>, Machine, Props>>;
  /** True where the element's snapshot is settled, look or whole. */
  readonly isSettled: (snapshot: LookSnapshot<Context>) => boolean;
}

/** Makes the record of an element that grows. XState and the whole machine are fetched side by side. */
export function defineGrowingRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Context extends object,
  Event extends LookEvent,
  Fact extends EmittedFact,
  Props extends object,
>(record: GrowingRecord<Attributes, Machine, Context, Event, Fact, Props>): ElementRecord<Attributes, any, Event, Props> {
  const { input, look, beginsWithLook, implementLook, connectLook, whole, isSettled, ...rest } = record;
  let fetched: Parts<v.InferOutput<Attributes>, Machine, Props> | undefined;
  const fetchWhole = async () => {
    const [{ beginMachine }, part] = await Promise.all([import("./record.ts"), whole()]);
    return (fetched = { ...part, beginMachine });
  };
  return {
    ...rest,
    ready: async (attributes, services) => {
      if (!beginsWithLook(input(attributes, services))) await fetchWhole();
    },
    begin: (attributes, services, persisted) => {
      const given = input(attributes, services);
      const from = { input: given, snapshot: persisted };
      const grown = ({ machine, implement, beginMachine, input: read }: Parts<v.InferOutput<Attributes>, Machine, Props>, snapshot?: unknown) =>
        beginMachine(machine, implement(services), snapshot ? { snapshot } : { ...from, input: read(given, attributes, services) });
      if (!beginsWithLook(given)) return new GrowingActor(grown(fetched!));
      return new GrowingActor(new LookActor(look, implementLook(services), from), {
        knows: new Set(eventsOf(look.chart)),
        fetch: async () => {
          const parts = fetched ?? (await fetchWhole());
          return (snapshot) => grown(parts, snapshot);
        },
      });
    },
    connect: ({ snapshot, growth }: Seen, send, services) =>
      growth
        ? connectLook(snapshot as LookSnapshot<Context>, send, services, growth)
        : fetched!.connect(snapshot as SnapshotFrom<Machine>, send as never, services),
    isSettled: ({ snapshot }: Seen) => isSettled(snapshot as LookSnapshot<Context>),
  };
}

/** The whole, and what starts it. */
type Parts<Attributes, Machine extends AnyStateMachine, Props> = Whole<Attributes, Machine, Props> & { readonly beginMachine: typeof beginMachine };
