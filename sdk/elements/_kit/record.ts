import type { ComponentType } from "react";
import type * as v from "valibot";
import {
  createActor,
  type ActorRefFrom,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";
import type { Client } from "../../client/client.ts";
import type { EventDetail, EventName } from "../../contracts/events.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { MethodName } from "../../contracts/methods.ts";
import type { CartMachine } from "../../machines/cart/cart.machine.ts";
import type { DiscoveryMachine } from "../../machines/discovery/discovery.machine.ts";
import type { Position } from "../../contracts/distance.ts";
import type { ElementDocs } from "./docs.ts";
import { replayEarlyInput } from "./early-input.ts";

/** Events that a machine emits; the kit fires them as `gipfel-…` events of the host element. */
export type EmittedEvent = {
  [Name in EventName]: {
    type: Name;
    detail: EventDetail<Name>;
    /** Wait before it is fired (ms). */
    delay?: number;
    /** Fires only after the element has been visible (`gipfel-view`). */
    whenVisible?: boolean;
  };
}[EventName];

/**
 * Text in the page's storage, or in memory if there is none. Nothing is written before the visitor acts.
 */
export interface PageStorage {
  get(key: string): string | null;
  /** Returns whether the value was written to storage; otherwise it lives as long as the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** The page's own address: read, and changed without a navigation. */
export interface PageAddress {
  query(name: string): string | null;
  /** Removes parameters from the address without a reload. */
  forget(...names: string[]): void;
  /** This page's address with other parameters; `null` removes one. */
  with(parameters: Record<string, string | null>): string;
  /** Writes parameters into the address without a navigation; `null` removes one. */
  write(parameters: Record<string, string | null>): void;
  /** Calls back when the visitor goes back or forward within the page. Returns a function that stops it. */
  watch(changed: () => void): () => void;
  /** Navigates the top-level page; opens a tab where the page is framed. */
  leave(address: string): void;
  /** No page's address: a list neither reads nor writes the history of the page that it is in. */
  readonly isDetached?: true;
}

/** Everything outside itself that an element may use. The kit provides it; tests provide their own. */
export interface Services {
  readonly client: Client;
  readonly locale: Locale;
  /** The API's base address, without a trailing slash. */
  readonly apiBase: string;
  readonly shopOrigin: string;
  /** The attribute only; `attributionOf` (attribution.ts) decides which affiliate earns on a sale. */
  readonly affiliateId: string | undefined;
  /** The attribute `campaign`. */
  readonly campaign: string | undefined;
  /** The element; undefined where a server renders it. */
  readonly host: HTMLElement | undefined;
  /** The signed-in visitor; undefined for a guest, and on every partner's page (RULES 18). */
  readonly visitor: SignedInVisitor | undefined;
  readonly storage: PageStorage;
  readonly address: PageAddress;
  /** ms since 1970, by the visitor's clock. */
  now(): number;
  /** A fresh idempotency key. */
  newKey(): string;
  /** The one cart actor of this page and API base; the first call loads its code. */
  cart(): Promise<CartActor>;
  /** The discovery actor that the elements of a group share; the first call loads its code. */
  discovery(group: string): Promise<DiscoveryActor>;
  /**
   * Fires `gipfel-open` before the element opens a drawer, a dialog or an overlay; false where the page prevents it.
   */
  mayOpen(activityId?: number): boolean;
  /** The visitor's position. The browser prompts for permission, so call it only on the visitor's request. */
  position(): Promise<Position>;
}

/** The signed-in visitor (purchase spec §3, "User"), reduced to what elements use. */
export interface SignedInVisitor {
  readonly isReseller: boolean;
  readonly isAdmin: boolean;
  /** Set for a distributor that is approved for invoices: it gets net prices and books on invoice. */
  readonly distributorId: string | null;
  /** The number that earns on their own widgets; null for who is no affiliate, or not an approved one. */
  readonly affiliateNumber: number | null;
  /** The account's contact data; forms show it filled in and locked. */
  readonly known: {
    readonly givenName: string;
    readonly familyName: string;
    readonly email: string;
    readonly phone?: string;
    readonly countryCode?: string;
  };
}

/** The discovery actor of a group of elements. */
export type DiscoveryActor = ActorRefFrom<DiscoveryMachine>;

/** The one cart actor of a page and API base. */
export type CartActor = ActorRefFrom<CartMachine>;

/** An element's actor, as the kit uses it: XState's, or one that starts without XState (`progressive-actor.ts`). */
export interface ElementActor {
  start(): unknown;
  stop(): unknown;
  send(event: any): void;
  getSnapshot(): any;
  getPersistedSnapshot(): unknown;
  subscribe(observer: { next?: (snapshot: any) => void; error?: (cause: unknown) => void }): { unsubscribe(): void };
  on(type: "*", listener: (event: EmittedEvent) => void): { unsubscribe(): void };
  /** Fetches what the visitor's first action will need; called when the visitor is about to act (`onIntent`). */
  preload?(): void;
}

/**
 * An element is a record. `_kit/define.ts` makes a custom element of it in the browser, `_kit/render.tsx` HTML on the
 * server.
 *
 * `ready` fetches what the element needs before it starts. `begin` creates its actor, from a persisted snapshot if
 * there is one. `root` is the element's shadow root, in a browser. `changed` returns the event to send when attributes
 * change. `connect` is pure: it derives the view's props from a snapshot and `send`. `View` gets only these.
 */
export interface ElementRecord<
  Attributes extends v.ObjectSchema<any, any> = v.ObjectSchema<any, any>,
  CurrentSnapshot = any,
  Event = any,
  Props extends object = any,
> {
  readonly tag: `gipfel-${string}`;
  /**
   * `<name>.docs.ts`, written as `import.meta.env.SSR ? … : undefined`: true where Node loads the record, for
   * rendering, tests and the manifest, so that the browser's files are without it.
   */
  readonly docs: ElementDocs | undefined;
  readonly attributes: Attributes;
  /** Returns an attribute that is missing though others require it, or whose invalid value has no default. */
  readonly needs?: (attributes: v.InferOutput<Attributes>, read: (name: string) => string | null) => string | undefined;
  /** The events it may fire, by their names without the prefix. */
  readonly events: readonly EventName[];
  /** The commands that a page may call on it. */
  readonly methods?: readonly MethodName[];
  readonly ready?: (attributes: v.InferOutput<Attributes>, services: Services, root?: ShadowRoot) => Promise<unknown>;
  readonly begin: (
    attributes: v.InferOutput<Attributes>,
    services: Services,
    persisted?: unknown,
    root?: ShadowRoot,
  ) => ElementActor;
  /** Called before a view that the server rendered is hydrated, in the same task. */
  readonly beforeHydration?: (root: ShadowRoot) => void;
  readonly changed?: (attributes: v.InferOutput<Attributes>, services: Services) => Event;
  readonly connect: (snapshot: CurrentSnapshot, send: (event: Event) => void, services: Services) => Props;
  readonly View: ComponentType<Props>;
  /** Compiled style text of this element, in addition to the base sheet. */
  readonly styles?: string;
  /** Style text that depends on the attributes: custom properties of `:host`. */
  readonly paint?: (attributes: v.InferOutput<Attributes>) => string;
  /** Message catalogues it needs before it renders (files of `locales/<language>/`). */
  readonly catalogues: readonly string[];
  /** True once the visitor can use the element. */
  readonly isSettled?: (snapshot: CurrentSnapshot) => boolean;
  /**
   * Ends immediately when it is removed, while other elements keep their state for a second: its state is in the page's
   * address, or it must not act after its removal.
   */
  readonly endsOnRemoval?: boolean;
  /** True where it looks the same to every visitor: the server renders it into the shop's pages. */
  readonly rendersOnServer?: boolean;
  /**
   * True when no request is pending, so that the server may persist the snapshot into a page; `isSettled` by default.
   */
  readonly isAtRest?: (snapshot: CurrentSnapshot) => boolean;
  /** Reduces the persisted snapshot to what a page carries, on the server; `begin` takes it. All of it by default. */
  readonly compact?: ((persisted: never) => unknown) | undefined;
}

/**
 * A record whose element is one XState machine. `implement` binds its named actors and actions to the services, `input`
 * is its input.
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
    begin: (attributes, services, persisted) =>
      beginMachine(machine, implement?.(services), { input: input(attributes, services), snapshot: persisted }),
    beforeHydration: replayEarlyInput,
  };
}

/** Creates a machine's actor with its implementations, from an input or a persisted snapshot. */
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
