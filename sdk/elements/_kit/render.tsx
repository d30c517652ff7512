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
import { newWords, activateLocale } from "./words.ts";

/** How long a machine may take to settle before rendering it fails (ms). */
const settleTimeout = 3000;

export interface Rendering {
  readonly record: ElementRecord;
  /** As written in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly services: Services;
  /**
   * Addresses of the style sheets with the text of `shadowStyles`; `style-src 'self'` allows a link but no inline
   * style.
   */
  readonly styleSheets: readonly string[];
  /** HTML inside the element, for visitors without scripts. */
  readonly fallback?: string;
}

/**
 * Renders an element as HTML with a declarative shadow root: runs its machine until it is settled and writes its view
 * and the persisted snapshot with the build's id, from which the browser continues without new requests.
 */
export async function renderElement({ fallback = "", ...rendering }: Rendering): Promise<string> {
  const { record, attributes } = rendering;
  return `<${record.tag}${attributesHtml(attributes)}>${await renderRoot(rendering)}${fallback}</${record.tag}>`;
}

/** Renders only the declarative shadow root, for a page that writes the element itself. */
export async function renderRoot({ record, attributes, services, styleSheets }: Rendering): Promise<string> {
  const { values } = readAttributes(record.attributes, record.tag, (name) => attributes[name] ?? null);
  const i18n = newWords();
  await activateLocale(i18n, services.locale, record.catalogues);
  await record.ready?.(values, services);
  const actor = record.begin(values, services);
  actor.start();
  try {
    await waitFor(
      actor as AnyActorRef,
      (snapshot: unknown) => (record.isAtRest ?? record.isSettled)?.(snapshot) ?? true,
      { timeout: settleTimeout },
    );
    const html = renderToString(
      <ElementRoot record={record} actor={actor} services={services} i18n={i18n} onCrash={rethrow} />,
    );
    const shipped: Shipped = { build: __BUILD__, snapshot: actor.getPersistedSnapshot() };
    const links = styleSheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`).join("");
    return `<template shadowrootmode="open">${links}<div data-stage lang="${languageOf(services.locale)}">${html}</div><script type="application/json" data-shipped>${scriptJson(shipped)}</script></template>`;
  } finally {
    actor.stop();
  }
}

/** The style text of a rendered root, light and dark: the same as the sheets that the browser adopts later. */
export function shadowStyles(record: ElementRecord): string {
  const chosen = dark.replaceAll(":host", ':host([theme="dark"])');
  const automatic = bothSchemes(base, dark).replaceAll(":host", ':host(:not([theme="light"],[theme="dark"]))');
  return `${base}@media not print{${chosen}${automatic}}${record.styles ?? ""}`;
}

function rethrow(cause: unknown): never {
  throw cause;
}

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** JSON in which no `</script>` can occur. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
