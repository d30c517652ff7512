import { renderToString } from "react-dom/server";
import { waitFor, type AnyActorRef } from "xstate";
import base from "../../styles/full.css?inline";
import dark from "../../styles/dark.css?inline";
import { readAttributes } from "./attributes.ts";
import { languageOf } from "./catalogue-file.ts";
import type { ElementRecord, Services } from "./record.ts";
import { bothSchemes } from "./scheme.ts";
import type { Shipped } from "./shadow.ts";
import { ElementRoot } from "./element-root.tsx";
import { newWords, speak } from "./words.ts";

/** How long a machine may take to settle before the page goes out without it (ms). */
const patience = 3000;

export interface Rendering {
  readonly record: ElementRecord;
  /** As they would stand in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly services: Services;
  /**
   * Addresses of the style sheets, from `shadowStyles`: a link works under `style-src 'self'`, an inline style doesn't.
   */
  readonly styleSheets: readonly string[];
  /** HTML inside the element, for visitors without scripts. */
  readonly fallback?: string;
}

/**
 * An element as HTML with a declarative shadow root: its machine run to a settled state, its view, and the machine's
 * persisted snapshot with the build's id, from which the browser goes on without asking again.
 */
export async function renderElement({ fallback = "", ...rendering }: Rendering): Promise<string> {
  const { record, attributes } = rendering;
  return `<${record.tag}${written(attributes)}>${await renderRoot(rendering)}${fallback}</${record.tag}>`;
}

/** The declarative shadow root alone, for a page that writes the element itself. */
export async function renderRoot({ record, attributes, services, styleSheets }: Rendering): Promise<string> {
  const { values } = readAttributes(record.attributes, record.tag, (name) => attributes[name] ?? null);
  const i18n = newWords();
  await speak(i18n, services.locale, record.catalogues);
  await record.ready?.(values, services);
  const actor = record.begin(values, services);
  actor.start();
  try {
    await waitFor(
      actor as AnyActorRef,
      (snapshot: unknown) => (record.isAtRest ?? record.isSettled)?.(snapshot) ?? true,
      { timeout: patience },
    );
    const html = renderToString(
      <ElementRoot record={record} actor={actor} services={services} i18n={i18n} crashed={rethrow} />,
    );
    const shipped: Shipped = { build: __BUILD__, snapshot: actor.getPersistedSnapshot() };
    const links = styleSheets.map((address) => `<link rel="stylesheet" href="${escaped(address)}">`).join("");
    return `<template shadowrootmode="open">${links}<div data-stage lang="${languageOf(services.locale)}">${html}</div><script type="application/json" data-shipped>${inScript(shipped)}</script></template>`;
  } finally {
    actor.stop();
  }
}

/** The style text of a rendered root: what the browser later adopts, by day and by night. */
export function shadowStyles(record: ElementRecord): string {
  const chosen = dark.replaceAll(":host", ':host([theme="dark"])');
  const automatic = bothSchemes(base, dark).replaceAll(":host", ':host(:not([theme="light"],[theme="dark"]))');
  return `${base}@media not print{${chosen}${automatic}}${record.styles ?? ""}`;
}

function rethrow(cause: unknown): never {
  throw cause;
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** JSON that can't end its script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
