import { renderToString } from "react-dom/server";
import { waitFor, type AnyActorRef } from "xstate";
import base from "../../styles/full.css?inline";
import dark from "../../styles/dark.css?inline";
import { readAttributes } from "./attributes.ts";
import { languageOf } from "./catalogue-file.ts";
import type { ElementActor, ElementRecord, Services } from "./record.ts";
import { persist } from "./persist.ts";
import { bothSchemes } from "./scheme.ts";
import type { RenderedState } from "./shadow.ts";
import { ElementRoot } from "./element-root.tsx";
import { activateLocale, loadWords, newWords } from "./words.ts";

/** How long a machine may take to settle before rendering it fails (ms). */
const settleTimeout = 3000;

/** An element whose machine is to be run until it is settled. */
interface Settling {
  readonly record: ElementRecord;
  /** As written in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly services: Services;
}

export interface Rendering extends Settling {
  /**
   * Addresses of the style sheets: `baseStyles` and the record's own; `style-src 'self'` allows a link but no inline
   * style.
   */
  readonly styleSheets: readonly string[];
  /** Style text in the HTML itself, with the nonce that a policy wants. */
  readonly styles?: { readonly text: string; readonly nonce: string | undefined };
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
export async function renderRoot({ styleSheets, styles, ...settling }: Rendering): Promise<string> {
  const { record, services } = settling;
  const i18n = newWords();
  await loadWords(i18n, services.locale, record.catalogues);
  activateLocale(i18n, services.locale);
  const { compact = (persisted: unknown) => persisted } = record;
  return withSettled(settling, (actor) => {
    const html = renderToString(
      <ElementRoot
        record={record}
        actor={actor}
        send={(event) => actor.send(event)}
        services={services}
        i18n={i18n}
        onCrash={rethrow}
      />,
    );
    const state: RenderedState = { build: __BUILD__, snapshot: compact(persist(actor) as never) };
    const links = styleSheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`).join("");
    return `<template shadowrootmode="open">${links}${styleHtml(styles)}<div data-view lang="${languageOf(services.locale)}">${html}</div><script type="application/json" data-state>${scriptJson(state)}</script></template>`;
  });
}

/** Runs an element's machine until it is settled, for the API's answers that it reads. */
export function settle(settling: Settling): Promise<void> {
  return withSettled(settling, () => {});
}

async function withSettled<Result>(
  { record, attributes, services }: Settling,
  read: (actor: ElementActor) => Result,
): Promise<Result> {
  const { values } = readAttributes(record.attributes, record.tag, (name) => attributes[name] ?? null);
  await record.ready?.(values, services);
  const actor = record.begin(values, services);
  actor.start();
  try {
    await waitFor(
      actor as AnyActorRef,
      (snapshot: unknown) => (record.isAtRest ?? record.isSettled)?.(snapshot) ?? true,
      { timeout: settleTimeout },
    );
    return read(actor);
  } finally {
    actor.stop();
  }
}

/** The base style text of every rendered root, light and dark: the same as the sheets that the browser adopts later. */
export function baseStyles(): string {
  const chosen = dark.replaceAll(":host", ':host([theme="dark"])');
  const automatic = bothSchemes(base, dark).replaceAll(":host", ':host(:not([theme="light"],[theme="dark"]))');
  return `${base}@media not print{${chosen}${automatic}}`;
}

function rethrow(cause: unknown): never {
  throw cause;
}

function styleHtml(styles: Rendering["styles"]): string {
  if (!styles?.text) return "";
  const nonce = styles.nonce ? ` nonce="${escapeHtml(styles.nonce)}"` : "";
  return `<style${nonce}>${styles.text.replaceAll("</", "<\\/")}</style>`;
}

/** Attributes of a tag, each with a space before it. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
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
