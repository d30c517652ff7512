import type { SnapshotFrom } from "xstate";
import type { ConfiguratorMachine } from "../../machines/configurator/configurator.machine.ts";
import {
  configurationOf,
  defaultText,
  linkText,
  localeOf,
  valuesOf,
} from "../../machines/configurator/configurator.rules.ts";
import type { ConfiguratorContext, ConfiguratorEvent } from "../../machines/configurator/configurator.types.ts";
import { affiliateIdName, campaignName, widgetName } from "../../contracts/attribution.ts";
import { prefixOf } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import { configurationParameter } from "../../snippets/configuration.ts";
import { fieldsOf, problemOf, typedValue } from "../../snippets/fields.ts";
import { canPin, formats, formatsOf } from "../../snippets/formats.ts";
import { kindsOf } from "../../snippets/kinds.ts";
import { pageProblemOf } from "../../snippets/list-page.ts";
import { widgetOf, type Widget } from "../../snippets/widget.ts";
import type { Services } from "../_kit/record.ts";
import { contrastOf } from "./contrast.ts";
import type { ConfiguratorProps, OptionProps } from "./configurator.props.ts";

/** What most partners set, in this order; every other option stands behind a press. */
const usual = ["locale", "affiliate-id", "campaign", "text", "background", "color", "opens", "search", "hide"];
/** Left out of the preview, so that trying a widget out is no visit of the affiliate's. */
const attribution = new Set(["affiliate-id", "campaign"]);

type Send = (event: ConfiguratorEvent) => void;

/** Snapshot to props; the snippet is a pure function of the options. */
export function connectConfigurator(
  snapshot: SnapshotFrom<ConfiguratorMachine>,
  send: Send,
  services: Services,
): ConfiguratorProps {
  const { context } = snapshot;
  const { given, kind, format, preview, versions } = context;
  const shop = services.shopOrigin;
  const widget = widgetOf(
    { kind, activities: given.activities, values: withDefaultText(context) },
    { shop, title: linkText(context), pinned: versions.find(({ version }) => version === context.pinned) },
  );
  const affiliate = (["known", "unknown"] as const).find((affiliate) => snapshot.matches({ affiliate })) ?? null;
  const fields = optionsOf(context, affiliate, send);
  const isPinned = versions.some(({ version }) => version === context.pinned);
  const isUsual = ({ name }: OptionProps) => usual.includes(name);
  return {
    kind,
    kinds: kindsOf(given.subject),
    chooseKind: (kind) => send({ type: "kind.chosen", kind }),
    options: usual.flatMap((name) => fields.filter((field) => field.name === name)),
    moreOptions: fields.filter((field) => !isUsual(field)),
    isChanged: JSON.stringify(context.values) !== JSON.stringify(valuesOf(given)),
    reset: () => send({ type: "options.reset" }),
    undoReset: context.replaced ? () => send({ type: "reset.undone" }) : null,
    shop,
    link: linkToForm(context, services),
    affiliatePage: `${shop}${prefixOf(services.locale)}/affiliate`,
    contrast: contrastOf(fields),
    subject: (["failed", "missing", "loading"] as const).find((title) => snapshot.matches({ title })) ?? "known",
    picked: { count: given.picked ?? given.activities.length, kept: given.activities.length },
    unreadable: given.unreadable ?? [],
    missing: context.missing,
    retryTitle: () => send({ type: "title.retried" }),
    preview: {
      ...preview,
      set: (preview) => send({ type: "preview.set", preview }),
      ...previewOf(widget, services),
    },
    format,
    formats: formatsOf(widget),
    chooseFormat: (format) => send({ type: "format.chosen", format }),
    parts: formats[format](widget, context.sources),
    copy: {
      state: (["copying", "copied", "failed"] as const).find((copying) => snapshot.matches({ copying })) ?? "idle",
      part: context.copied,
      press: ({ name, text }) => send({ type: "copy.pressed", part: name, text }),
    },
    versions: canPin(format, widget) ? versions.map(({ version }) => version) : [],
    pinned: isPinned ? context.pinned : null,
    goneVersion: !isPinned && snapshot.matches({ versions: "known" }) && canPin(format, widget) ? context.pinned : null,
    pin: (version) => send({ type: "version.chosen", version }),
  };
}

/** The shop's page with this form, as it is filled in. */
function linkToForm(context: ConfiguratorContext, { shopOrigin, locale }: Services): string {
  const { subject, activities } = context.given;
  const address = new URL(shopPath("widget", locale), shopOrigin);
  if (activities.length > 0) address.searchParams.set(subject, activities.join(","));
  const configuration = configurationOf(context);
  if (configuration) address.searchParams.set(configurationParameter, configuration);
  return address.href;
}

/** The values without a text that is the element's own default anyway. */
function withDefaultText(context: ConfiguratorContext): Readonly<Record<string, string>> {
  const { text, ...values } = context.values;
  return text === undefined || text === defaultText(localeOf(context)) ? values : { ...values, text };
}

const typedValues = (values: ConfiguratorContext["values"]) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typedValue(value)]));

function optionsOf(context: ConfiguratorContext, affiliate: OptionProps["inShop"], send: Send): OptionProps[] {
  const { kind, values } = context;
  const fields = fieldsOf(kind);
  const pageProblem = fields.some(({ name }) => name === "page-id") ? pageProblemOf(typedValues(values)) : undefined;
  return fields.map((field) => {
    const fallback = field.name === "text" ? defaultText(localeOf(context)) : field.fallback;
    const value = values[field.name] ?? fallback;
    // Kind and number contradict each other: one message is enough, at the second of the two fields.
    const ofPage = field.name === "page-id" ? pageProblem : undefined;
    const isUnusable = typedValue(value) !== "" && problemOf(kind, field.name, value) !== undefined;
    return {
      ...field,
      fallback,
      value,
      subject: context.given.subject,
      inShop: field.name === "affiliate-id" ? affiliate : null,
      isWrong: isUnusable || ofPage !== undefined,
      pageProblem: isUnusable ? undefined : ofPage,
      set: (value) => send({ type: "option.set", name: field.name, value }),
    };
  });
}

function previewOf({ tag, attributes, link, frame, isFramed }: Widget, { apiBase, shopOrigin }: Services) {
  const page = new URL(frame);
  for (const name of [affiliateIdName, campaignName, widgetName]) page.searchParams.delete(name);
  return {
    tag,
    attributes: {
      ...Object.fromEntries(attributes.filter(([name]) => !attribution.has(name))),
      ...(apiBase === `${shopOrigin}/api` ? {} : { "api-base": apiBase }),
    },
    link,
    frame: isFramed ? page.href : null,
  };
}
