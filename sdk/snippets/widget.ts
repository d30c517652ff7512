import * as v from "valibot";
import { affiliateIdName, campaignName, widgetName } from "../contracts/attribution.ts";
import { parseLocale } from "../contracts/locale.ts";
import type { PinnedVersion } from "../contracts/pinned-version.ts";
import { withoutUnwanted } from "../contracts/plain-text.ts";
import { hideOnPage, subjectPage } from "../contracts/subject-page.ts";
import { fieldsOf, schemasOf, typedValue } from "./fields.ts";
import { isFramed, kinds, type KindName } from "./kinds.ts";
import { listPage, withoutHalfPage } from "./list-page.ts";

/** What a partner has chosen. */
export interface WidgetOptions {
  readonly kind: KindName;
  /** Content ids: the activity's, or those of a list; none is the list of everything. */
  readonly activities: readonly number[];
  /** Typed values by attribute; wrong ones don't count, and neither do defaults. */
  readonly values: Readonly<Record<string, string>>;
}

/** Where a widget comes from. */
export interface WidgetSource {
  /** The shop's origin, without a slash at the end. */
  readonly shop: string;
  /** The words of the link that stands in the widget's place before, and without, scripts. */
  readonly title: string;
  /** Undefined for the newest. */
  readonly pinned?: PinnedVersion | undefined;
}

/** A widget, before it is written in one form or another. */
export interface Widget {
  readonly tag: string;
  /** In the order of the schema; an empty value is a flag. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly link: { readonly href: string; readonly text: string };
  readonly script: { readonly src: string; readonly integrity?: string };
  /** The shop's page for a frame. */
  readonly frame: string;
  readonly isFramed: boolean;
}

/** The widget that options describe. */
export function widgetOf(options: WidgetOptions, { shop, title, pinned }: WidgetSource): Widget {
  const { tag, fixed, subject } = kinds[options.kind];
  const set = setOptions(options);
  const ids = options.activities.join(",");
  const subjects: (readonly [string, string])[] = ids === "" ? [] : [[subject, ids]];
  return {
    tag,
    attributes: [...subjects, ...Object.entries(fixed), ...set],
    link: { href: linkOf(options, shop, "link"), text: oneLine(title) },
    script: pinned
      ? { src: `${shop}/sdk/${pinned.version}/gipfel.js`, integrity: pinned.integrity }
      : { src: `${shop}/sdk/v1/gipfel.js` },
    frame: frameOf(options, shop),
    isFramed: isFramed(options.kind),
  };
}

/** The valid options that differ from their defaults, in the order of the schema. */
function setOptions({ kind, values }: WidgetOptions): [string, string][] {
  const schemas = schemasOf(kind);
  const set = fieldsOf(kind).flatMap(({ name, control, fallback }): [string, string][] => {
    const typed = typedValue(values[name] ?? "");
    const parsed = v.safeParse(schemas[name]!, typed);
    if (typed === "" || !parsed.success) return [];
    if (control === "flag") return parsed.output ? [[name, ""]] : [];
    const value = typeof parsed.output === "string" ? parsed.output : typed;
    return value === fallback ? [] : [[name, value]];
  });
  return withoutHalfPage(set);
}

/**
 * A page of the shop, the activity's or the list's, with the affiliate that earns on what is booked there. `widget`
 * says in the affiliate's statistics where the visitor came from.
 */
function linkOf(options: WidgetOptions, shop: string, widget: string): string {
  const set = Object.fromEntries(setOptions(options));
  const locale = parseLocale(set["locale"] ?? "") ?? "de_CH";
  const { activities, kind } = options;
  const address =
    kinds[kind].subject === "activity"
      ? subjectPage({ activity: activities[0] }, shop, locale)
      : listPage(activities, set, shop, locale);
  const { searchParams } = address;
  if (set["affiliate-id"]) {
    searchParams.set(affiliateIdName, set["affiliate-id"]);
    if (set["campaign"]) searchParams.set(campaignName, set["campaign"]);
    searchParams.set(widgetName, widget);
  }
  return address.href;
}

/** The same page in widget mode: without the shop's navigation, in the partner's colour and with the partner's logo. */
function frameOf(options: WidgetOptions, shop: string): string {
  const set = Object.fromEntries(setOptions(options));
  const address = new URL(linkOf(options, shop, "iframe"));
  address.searchParams.set("widgetShowNavigation", "false");
  if (set["brand-color"]) address.searchParams.set("widgetBrandColor", set["brand-color"].slice(1));
  if (set["logo-url"]) address.searchParams.set("widgetLogoUrl", set["logo-url"]);
  hideOnPage(address, (set["hide"] ?? "").split(/[\s,]+/));
  return address.href;
}

/** Text on one line, without controls. */
function oneLine(text: string): string {
  return withoutUnwanted(text).replace(/\s+/g, " ").trim();
}
