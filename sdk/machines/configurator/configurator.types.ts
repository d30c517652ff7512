import type { Locale } from "../../contracts/locale.ts";
import type { PartnerSources } from "../../contracts/partner-sources.ts";
import type { PinnedVersion } from "../../contracts/pinned-version.ts";
import type { Configuration } from "../../snippets/configuration.ts";
import type { FormatName } from "../../snippets/formats.ts";
import type { KindName, Subject } from "../../snippets/kinds.ts";

/** What the widget shows, and the language and affiliate that it begins with. */
export interface ConfiguratorInput {
  readonly subject: Subject;
  /** Content ids; of a list none is the list of everything. */
  readonly activities: readonly number[];
  /** How many were picked; of a list more than `mostActivities` are cut. */
  readonly picked?: number | undefined;
  /** Words among the picked ids that are none. */
  readonly unreadable?: readonly string[] | undefined;
  readonly locale: Locale;
  readonly affiliateId: string | undefined;
  /** The configuration that the page's address has, see `snippets/configuration.ts`; empty where it has none. */
  readonly configuration: string;
}

/** How wide and how bright the preview's page is. */
export interface Preview {
  readonly width: "desktop" | "phone";
  readonly scheme: "light" | "dark";
}

/** The values are as typed; wrong ones stay, and are left out of the snippet. */
export interface ConfiguratorContext extends Configuration {
  readonly given: ConfiguratorInput;
  /** The values before the last reset, until another one is set. */
  readonly replaced: Configuration["values"] | null;
  readonly preview: Preview;
  /** The activity's title in the chosen language; null until it is loaded, and where it can't be. */
  readonly title: string | null;
  /** The ids among those of a list that the catalogue lacks. */
  readonly missing: readonly number[];
  readonly versions: readonly PinnedVersion[];
  /** What the shop's providers add to a page's policy; null until it is loaded, and where it can't be. */
  readonly sources: PartnerSources | null;
  /** The part of the snippet that was copied last. */
  readonly copied: string | null;
}

export type ConfiguratorEvent =
  | { readonly type: "configurator.changed"; readonly given: ConfiguratorInput }
  | { readonly type: "kind.chosen"; readonly kind: KindName }
  | { readonly type: "option.set"; readonly name: string; readonly value: string }
  | { readonly type: "options.reset" }
  | { readonly type: "reset.undone" }
  | { readonly type: "format.chosen"; readonly format: FormatName }
  | { readonly type: "version.chosen"; readonly version: string | null }
  | { readonly type: "preview.set"; readonly preview: Partial<Preview> }
  /** `part` names the text among those of the format. */
  | { readonly type: "copy.pressed"; readonly part: string; readonly text: string }
  | { readonly type: "title.retried" };
