import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { PartnerSources } from "../../contracts/partner-sources.ts";
import type { PinnedVersion } from "../../contracts/pinned-version.ts";
import { parseLocale, type Locale } from "../../contracts/locale.ts";
import type { FormatName } from "../../snippets/formats.ts";
import { kindsOf, type KindName } from "../../snippets/kinds.ts";
import { notProvided } from "../_setup/not-provided.ts";
import {
  affiliateOf,
  configurationOf,
  formatFor,
  initialContext,
  localeOf,
  namesNobody,
  valuesAfter,
  valuesOf,
} from "./configurator.rules.ts";
import type { ConfiguratorContext, ConfiguratorEvent, ConfiguratorInput, Preview } from "./configurator.types.ts";

/** How long a copied text is said to be copied (ms; purchase spec §9). */
const copiedFor = 2000;
/** Time without typing before the shop is asked for the affiliate (ms). */
const typedFor = 500;

/** What is chosen has changed: the page's address shall have it. */
export interface ConfigurationChanged {
  readonly type: "configuration.changed";
  readonly configuration: string;
  /** Undefined for a list. */
  readonly activity: number | undefined;
}

/** Named actors, actions, guards and delays of `configurator.machine.ts`. */
export const configuratorSetup = setup({
  types: {
    context: {} as ConfiguratorContext,
    events: {} as ConfiguratorEvent,
    input: {} as ConfiguratorInput,
  },
  actors: {
    /** The activity's title in the language of the widget; null where there is no such activity. */
    loadTitle: fromPromise<string | null, { activityId: number; locale: Locale }>(notProvided),
    /** The ids of a list that the catalogue lacks. */
    findMissing: fromPromise<readonly number[], { activities: readonly number[]; locale: Locale }>(notProvided),
    loadVersions: fromPromise<readonly PinnedVersion[]>(notProvided),
    loadSources: fromPromise<PartnerSources>(notProvided),
    /** Whether the shop has approved an affiliate of this id. */
    checkAffiliate: fromPromise<boolean, { id: string }>(notProvided),
    /** Writes the configuration into the address of the shop's own page. */
    address: fromCallback<ConfigurationChanged>(notProvided),
    copy: fromPromise<void, { text: string }>(notProvided),
  },
  actions: {
    takeSubject: assign(({ context }, given: ConfiguratorInput) => {
      if (given.subject === context.given.subject) {
        const { values, replaced } = context;
        const taken = (former: typeof values) => valuesAfter(former, context.given, given);
        return { given, values: taken(values), replaced: replaced && taken(replaced), title: null };
      }
      return { ...initialContext(given), versions: context.versions, sources: context.sources };
    }),
    setKind: assign(({ context }, kind: KindName) => ({ kind, format: formatFor(kind, context.format) })),
    setOption: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      values: { ...context.values, [name]: value },
      replaced: null,
    })),
    reset: assign(({ context }) => ({ values: valuesOf(context.given), replaced: context.values })),
    undoReset: assign(({ context }) => ({ values: context.replaced ?? context.values, replaced: null })),
    setFormat: assign((_, format: FormatName) => ({ format })),
    pin: assign((_, pinned: string | null) => ({ pinned })),
    setPreview: assign(({ context }, preview: Partial<Preview>) => ({ preview: { ...context.preview, ...preview } })),
    setTitle: assign((_, title: string | null) => ({ title })),
    setMissing: assign((_, missing: readonly number[]) => ({ missing })),
    setVersions: assign((_, versions: readonly PinnedVersion[]) => ({ versions })),
    setSources: assign((_, sources: PartnerSources) => ({ sources })),
    setCopied: assign((_, copied: string | null) => ({ copied })),
    writeConfiguration: sendTo("address", ({ context }): ConfigurationChanged => ({
      type: "configuration.changed",
      configuration: configurationOf(context),
      activity: context.given.subject === "activity" ? context.given.activities[0] : undefined,
    })),
  },
  guards: {
    isOfActivity: ({ context }) => context.given.subject === "activity" && context.given.activities.length > 0,
    isOfPicked: ({ context }) => context.given.subject === "activities" && context.given.activities.length > 0,
    isKindOfSubject: ({ context }, kind: KindName) => kindsOf(context.given.subject).includes(kind),
    changesLanguage: ({ context }, { name, value }: { name: string; value: string }) =>
      name === "locale" && parseLocale(value) !== localeOf(context),
    isAffiliate: (_, { name }: { name: string }) => name === "affiliate-id",
    namesNobody: ({ context }) => namesNobody(context),
    namesAffiliate: ({ context }) => affiliateOf(context) !== null,
  },
  delays: { copiedFor, typedFor },
});
