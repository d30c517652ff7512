import type { FastifyInstance } from "fastify";
import type * as v from "valibot";
import { WrongSetting } from "../settings/wrong-setting.ts";

/** The settings that every provider may read beside its own. */
export interface SharedSettings {
  readonly NODE_ENV: "development" | "production" | "test";
  readonly SHOP_NAME: string;
  readonly PUBLIC_ORIGIN: string;
  readonly DATA_DIR: string;
  readonly CSRF_SECRET: string;
  readonly DATABASE_URL?: string | undefined;
  /** Calls a minute from one address. */
  readonly RATE_LIMIT: number;
}

/** Origins on https that a provider adds to the Content-Security-Policy of the shop's pages. */
export interface PolicySources {
  /** The provider's `scripts`. */
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** Where a form without scripts is led on to. */
  readonly form?: readonly string[];
  /** The origins that may use the browser's Payment Request API, beside the shop. */
  readonly payment?: readonly string[];
}

/** What the routes of a provider get of the server: a port never imports `routes` or `commands`. */
export interface RouteTools {
  /** Takes JSON bodies alone, without keys that reach into prototypes. */
  readJsonBodies(app: FastifyInstance): void;
  /** Reads a payment again at its provider, and acts on what has changed. */
  refreshPayment(reference: string): Promise<void>;
  /** Where the buyer of a payment comes back to; null for an unknown payment. */
  returnUrlOf(reference: string): Promise<string | null>;
  /** Where they come back to without having paid; null for an unknown payment, and where that is the same. */
  failureUrlOf(reference: string): Promise<string | null>;
  /** Whether the shop runs on one's own machine alone. */
  readonly isOwnMachine: boolean;
}

/** What an opened port may bring beside its calls. */
export interface Extras {
  /** Routes of the provider's own on the shop's origin, in a context of their own: pages below `/providers/<name>/`. */
  readonly routes?: (app: FastifyInstance, tools: RouteTools) => void | Promise<void>;
  /** What the provider does periodically; `every` in ms. */
  readonly jobs?: readonly {
    readonly name: string;
    readonly every: number;
    readonly run: () => Promise<unknown>;
  }[];
}

/** A provider of a port: all that the server knows of it. `docs/providers.md` says how to add one. */
export interface Provider<Entries extends v.ObjectEntries, Port, Deps> {
  readonly name: string;
  /** Entries of the schema of settings; the README's table lists them. */
  readonly settings: Entries;
  /** The setting that chooses it, as a person writes it; null where it isn't chosen. */
  chosenBy(settings: SettingsOf<Entries>): string | null;
  /** Whether it is taken where no provider is chosen. */
  isDefault?(settings: SharedSettings): boolean;
  /** How a person chooses it: the end of the line about a port without a provider. */
  readonly toChoose?: string;
  /** What is missing or wrong in the settings of a chosen provider, as a sentence; null where nothing is. */
  problem?(settings: SettingsOf<Entries>): string | null;
  policy?(settings: SettingsOf<Entries>): Omit<PolicySources, "script">;
  /**
   * Origins on https of the scripts that its browser module loads. The build compiles those of all providers into the
   * Trusted Types policy (`sdk/trusted`), since a script of a partner's page must not add any.
   */
  readonly scripts?: readonly string[];
  /** Addresses below `scripts` that it loads first: the doctor compares them with the paths of a partner's policy. */
  readonly scriptAddresses?: readonly string[];
  /** Paths of its routes that are no pages for search engines. */
  readonly closedPaths?: readonly string[];
  /** Opens it. Heavy libraries are imported here. */
  create(settings: SettingsOf<Entries>, deps: Deps): Port | Promise<Port>;
}

export type SettingsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>> &
  SharedSettings;

export type AnyProvider = Provider<any, any, any>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The settings of all providers of a list. */
export function settingsOf<Providers extends readonly { readonly settings: v.ObjectEntries }[]>(
  providers: Providers,
): Intersection<Providers[number]["settings"]> {
  return Object.assign({}, ...providers.map(({ settings }) => settings)) as Intersection<Providers[number]["settings"]>;
}

/**
 * The provider that the settings choose, the default where they choose none. Throws `WrongSetting` where two are
 * chosen, none, or half of one. `task`: "takes payments".
 */
export function chooseProvider<One extends AnyProvider>(
  providers: readonly One[],
  settings: SharedSettings,
  task: string,
): One {
  const chosen = providers.flatMap((provider) => {
    const setting = provider.chosenBy(settings);
    return setting === null ? [] : [{ provider, setting }];
  });
  if (chosen.length > 1) {
    const names = chosen.map(({ setting }) => setting).toSorted();
    throw new WrongSetting(`[gipfel] ${names.join(" and ")} are both set: keep the one that ${task}.`);
  }
  const provider = chosen[0]?.provider ?? providers.find((each) => each.isDefault?.(settings));
  if (!provider) {
    const ways = providers.flatMap(({ toChoose }) => toChoose ?? []);
    throw new WrongSetting(`[gipfel] Nothing ${task}: set ${ways.join(", or ")}.`);
  }
  const problem = provider.problem?.(settings) ?? null;
  if (problem !== null) throw new WrongSetting(`[gipfel] ${problem}`);
  return provider;
}
