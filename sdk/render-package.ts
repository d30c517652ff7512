/**
 * The package's entry for servers, `gipfel/render`: elements as HTML that shows before, and without, scripts. In the
 * browser the element continues from it without new requests.
 */
import { createClient } from "./client/client.ts";
import { defaultLocale, parseLocale } from "./contracts/locale.ts";
import { readAttributes } from "./elements/_kit/attributes.ts";
import { brandSheet } from "./elements/_kit/brand.ts";
import type { ElementRecord } from "./elements/_kit/record.ts";
import { attributesHtml, baseStyles, renderRoot as renderRecord } from "./elements/_kit/render.tsx";
import { serverServices } from "./elements/_kit/server-services.ts";
import { loadRecord, tags } from "./elements/table.ts";

/** As a template gives them; a list is written as JSON. */
type Attributes = Readonly<Record<string, string | number | boolean | readonly number[] | null | undefined>>;

interface RenderOptions {
  /** The address of the page: what its query and fragment say counts as in the browser. */
  readonly pageAddress: string;
  /** The page's `lang`, for elements without `locale`. */
  readonly lang?: string | undefined;
  /** Where the page serves the package's folder `styles`; without it the styles stand in the HTML. */
  readonly stylesAt?: string | undefined;
  /** Of the page's Content Security Policy, for styles in the HTML. */
  readonly nonce?: string | undefined;
  /** HTML inside the element: what shows where it can't be rendered. */
  readonly fallback?: string | undefined;
}

/** An element as HTML. Where it can't be rendered now it has the fallback alone, and the browser does the rest. */
export async function renderElement(tag: string, attributes: Attributes, options: RenderOptions): Promise<string> {
  const root = await renderRoot(tag, attributes, options);
  return `<${tag}${attributesHtml(written(attributes))}>${root}${options.fallback ?? ""}</${tag}>`;
}

/**
 * Only the declarative shadow root, for a framework that writes the element itself; empty where it can't be rendered
 * now, and for elements that look different to each visitor.
 */
export async function renderRoot(tag: string, given: Attributes, options: RenderOptions): Promise<string> {
  const record = await loadRecord(tag);
  if (!record) throw new Error(`There is no <${tag}>; there are ${tags.join(", ")}.`);
  const attributes = written(given);
  const base = attributes["api-base"];
  if (!base) throw new Error(`On a server <${tag}> needs api-base: the address of the shop's API.`);
  const { values, missing } = readAttributes(record.attributes, tag, (name) => attributes[name] ?? null);
  if (!record.rendersOnServer || missing.length > 0) return "";
  const apiBase = new URL(base, options.pageAddress).href.replace(/\/$/, "");
  const failures: unknown[] = [];
  const services = {
    ...serverServices({
      locale: parseLocale(attributes["locale"] ?? options.lang ?? "") ?? defaultLocale,
      apiBase,
      pageAddress: options.pageAddress,
      now: () => Date.now(),
      client: createClient(apiBase, noting(failures)),
    }),
    affiliateId: attributes["affiliate-id"],
    campaign: attributes["campaign"],
  };
  const styleSheets = options.stylesAt ? sheetsOf(record).map((name) => `${options.stylesAt}/${name}.css`) : [];
  const styles = [
    ...(options.stylesAt ? [] : [baseStyles(), record.styles]),
    values["brand-color"] && brandSheet(values["brand-color"]),
    record.paint?.(values),
  ];
  const text = styles.filter(Boolean).join("");
  try {
    const root = await renderRecord({
      record,
      attributes,
      services,
      styleSheets,
      styles: { text, nonce: options.nonce },
    });
    if (failures.length === 0) return root;
  } catch (cause) {
    failures.push(cause);
  }
  console.warn(`[gipfel] <${tag}> is left to the browser, as it could not be rendered here: ${String(failures[0])}`);
  return "";
}

function sheetsOf({ tag, styles }: ElementRecord): string[] {
  return styles ? ["base", tag.slice("gipfel-".length)] : ["base"];
}

/** Requests that note why an answer is missing or broken: then the browser asks again. */
function noting(failures: unknown[]): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request).catch((cause: unknown) => {
      failures.push((cause as Error).cause ?? cause);
      throw cause;
    });
    if (response.status >= 500) failures.push(`${response.url} answered ${response.status}`);
    return response;
  };
}

/** Attributes as they are written in HTML. */
function written(attributes: Attributes): Record<string, string> {
  const entries = Object.entries(attributes).filter(([, value]) => value != null && value !== false);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value === true ? "" : typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
}
