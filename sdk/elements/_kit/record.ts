import type { ComponentType } from "react";
import type * as v from "valibot";
import {
  createActor,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";
import type { Client } from "../../client/client.ts";
import type { EventDetail, EventName } from "../../contracts/events.ts";
import type { Locale } from "../../contracts/locale.ts";
import { replayEarlyInput } from "./early-input.ts";

/** A machine says what happened by emitting these; the kit turns them into `gipfel-…` events of the host element. */
export type EmittedEvent = {
  [Name in EventName]: {
    type: Name;
    detail: EventDetail<Name>;
    /** ms to wait before it is emitted */
    delay?: number;
    /** Emitted once the visitor has seen the element (`gipfel-view`); never for one that stays hidden. */
    whenVisible?: boolean;
  };
}[EventName];

/**
 * Text kept in the page's own storage, or in memory where there is none. Nothing is written before the visitor acts.
 */
export interface PageStorage {
  get(key: string): string | null;
  /** Whether the value outlives the page: where the browser keeps nothing it lives as long as the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** The page's own address: read, and changed without a navigation. */
export interface PageAddress {
  query(name: string): string | null;
  /** Takes parameters out of the address without a reload. */
  forget(...names: string[]): void;
  /** This page's address with other parameters; `null` takes one out. */
  with(parameters: Record<string, string | null>): string;
  /** Writes parameters into the address without a navigation; `null` takes one out. */
  write(parameters: Record<string, string | null>): void;
  /** Calls back when the visitor goes back or forward within the page; answers with the way to stop. */
  watch(changed: () => void): () => void;
  /** Goes there, top-level; opens a tab where the page is framed. */
  leave(address: string): void;
}

/** Everything outside itself that an element may use. The kit hands it in; tests hand in their own. */
export interface Services {
  readonly client: Client;
  readonly locale: Locale;
  /** The API's base, the shop's origin, and the element's own attributes that travel on. */
  readonly apiBase: string;
  readonly shopOrigin: string;
  /** The attribute alone; who earns on a sale is `attributionOf` (attribution.ts). */
  readonly affiliateId: string | undefined;
  /** Who is signed in; undefined for a guest, and everyone is one on a partner's page (RULES 18). */
  readonly visitor: Visitor | undefined;
  readonly storage: PageStorage;
  readonly address: PageAddress;
  /** ms since 1970, by the visitor's clock. */
  now(): number;
  /** A fresh idempotency key. */
  newKey(): string;
  /** The one cart actor of this page and API base; its code is loaded with the first call. */
  cart(): Promise<CartActor>;
  /** The discovery actor that the elements of a group share; its code is loaded with the first call. */
  discovery(group: string): Promise<DiscoveryActor>;
  /** Where the visitor is. Asks the browser, which asks the visitor: only after a wish of theirs. */
  position(): Promise<Position>;
}

/** Who is signed in at the shop (purchase spec §3, "User"), as far as elements care. */
export interface Visitor {
  readonly isReseller: boolean;
  readonly isAdmin: boolean;
  /** Of a distributor whose invoice is approved: asks for net prices, books on invoice. */
  readonly distributorId: string | null;
  /** What the account knows; a form has it filled in and locked. */
  readonly known: {
    readonly givenName: string;
    readonly familyName: string;
    readonly email: string;
    readonly phone?: string;
    readonly countryCode?: string;
  };
}

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A group's discovery actor as other elements see it; its machine is `machines/discovery`. */
export type DiscoveryActor = ActorRefFrom<AnyActorLogic>;

/** The cart's actor as other elements see it; its machine is `machines/cart`. */
export type CartActor = ActorRefFrom<AnyActorLogic>;

/** An element's actor as the kit sees it: XState's, or one that begins without XState (`growing.ts`). */
export interface ElementActor {
  start(): unknown;
  stop(): unknown;
  send(event: any): void;
  getSnapshot(): any;
  getPersistedSnapshot(): unknown;
  subscribe(observer: { next?: (snapshot: any) => void; error?: (cause: unknown) => void }): { unsubscribe(): void };
  on(type: "*", listener: (fact: EmittedEvent) => void): { unsubscribe(): void };
  /** The visitor comes near: what is needed from the first press on may be fetched now. */
  near?(): void;
}

/**
 * An element is a record (design §3). `_kit/define.ts` makes a custom element of it in the browser, `_kit/render.ts`
 * HTML on the server.
 *
 * `ready` fetches what the element can't begin without. `begin` makes its actor, from a persisted snapshot where there
 * is one; `root` is the element's own in a browser. `changed` is the event that tells it of live attributes. `connect`
 * is pure: a snapshot and `send` in, the view's props out. `View` gets these alone.
 */
export interface ElementRecord<
  Attributes extends v.ObjectSchema<any, any> = v.ObjectSchema<any, any>,
  Sees = any,
  Event = any,
  Props extends object = any,
> {
  readonly tag: `gipfel-${string}`;
  /** One line of documentation. */
  readonly description: string;
  readonly attributes: Attributes;
  /** An attribute that others make necessary and that is not there, or whose wrong value nothing can replace. */
  readonly needs?: (attributes: v.InferOutput<Attributes>, read: (name: string) => string | null) => string | undefined;
  /** The events it may fire, by their names without the prefix. */
  readonly events: readonly EventName[];
  readonly ready?: (attributes: v.InferOutput<Attributes>, services: Services) => Promise<unknown>;
  readonly begin: (
    attributes: v.InferOutput<Attributes>,
    services: Services,
    persisted?: unknown,
    root?: ShadowRoot,
  ) => ElementActor;
  readonly changed?: (attributes: v.InferOutput<Attributes>, services: Services) => Event;
  readonly connect: (snapshot: Sees, send: (event: Event) => void, services: Services) => Props;
  readonly View: ComponentType<Props>;
  /** Compiled style text of this element, beside the base sheet. */
  readonly styles?: string;
  /** Style text that depends on the attributes: custom properties of `:host`. */
  readonly paint?: (attributes: v.InferOutput<Attributes>) => string;
  /** Message catalogues it needs before it can show (folders of `locales/<locale>/`). */
  readonly catalogues: readonly string[];
  /** True where the element shows what it is for: the visitor can begin. */
  readonly isSettled?: (snapshot: Sees) => boolean;
  /**
   * Ends with its removal, where others keep their state for a second: its state is the page's address, or what it does
   * must not happen after it is gone.
   */
  readonly endsAtOnce?: boolean;
  /**
   * True where nothing is under way any more, so that the snapshot may be persisted into a page; without it as soon as
   * it is settled.
   */
  readonly isAtRest?: (snapshot: Sees) => boolean;
}

/**
 * A record whose element is one XState machine. `implement` binds its named actors and actions to the services, `input`
 * starts it.
 */
export interface MachineRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Props extends object,
> extends Omit<ElementRecord<Attributes, SnapshotFrom<Machine>, EventFromLogic<Machine>, Props>, "begin"> {
  readonly machine: Machine;
  readonly implement?: (services: Services) => Parameters<Machine["provide"]>[0];
  readonly input: (attributes: v.InferOutput<Attributes>, services: Services) => InputFrom<Machine>;
}

/** Makes the record of an element that is one machine. */
export function defineRecord<
  Attributes extends v.ObjectSchema<any, any>,
  Machine extends AnyStateMachine,
  Props extends object,
>({
  machine,
  implement,
  input,
  ...record
}: MachineRecord<Attributes, Machine, Props>): ElementRecord<
  Attributes,
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  Props
> {
  return {
    ...record,
    begin: (attributes, services, persisted, root) => {
      if (persisted && root) replayEarlyInput(root);
      return beginMachine(machine, implement?.(services), { input: input(attributes, services), snapshot: persisted });
    },
  };
}

/** A machine's actor, with what it needs from outside, from its input or from a persisted snapshot. */
export function beginMachine(
  machine: AnyStateMachine,
  provided: object = {},
  from: { input?: unknown; snapshot?: unknown },
): ElementActor {
  const { input, snapshot } = from;
  return createActor(machine.provide(provided), {
    input: input as never,
    ...(snapshot ? { snapshot: snapshot as Snapshot<unknown> } : {}),
  }) as ElementActor;
}
