import { pinnedVersionIn, versionDiagnostic } from "../../sdk/contracts/pinned-version.ts";
import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { scriptTag } from "../../sdk/snippets/html.ts";
import type { ExaminedPage, ShopFacts } from "./examined.ts";
import type { PageElement } from "./page-elements.ts";
import type { SourceTag } from "./page-source.ts";
import { placed } from "./placed.ts";
import { quoteDiagnostics } from "./quote-rules.ts";

/** Files that plugins join scripts into. */
const joined = /autoptimize|litespeed|wp-rocket|jetpack-boost|w3tc|\/cache\/|combined|merged|bundle|minif/i;
const modules = ["module", "importmap", "speculationrules", "application/ld+json", "application/json"];

/** The tag of the newest build. */
const evergreenTag = (shop: string) => scriptTag({ script: { src: `${shop}/sdk/v1/gipfel.js` } });

/** The address that a script tag has, or that a plugin has put aside. */
function addressOf({ attributes }: SourceTag): { address: string; heldBy: string | null } | null {
  if (attributes["src"]) return { address: attributes["src"], heldBy: null };
  const held = Object.entries(attributes).find(
    ([name, value]) => /^data-.*src$/.test(name) && /gipfel\.js/.test(value),
  );
  return held ? { address: held[1], heldBy: held[0] } : null;
}

/** The tags that load Gipfel's script, from wherever. */
export function loadersIn(scripts: readonly SourceTag[]): SourceTag[] {
  return scripts.filter((script) => {
    const address = addressOf(script)?.address ?? (/gipfel\.js/.test(script.markup) ? script.markup : "");
    return /gipfel(?:[.-][\w.-]{0,64})?\.js/i.test(address);
  });
}

/** What is wrong with the script tag, or with there being none. */
export function scriptDiagnostics(
  { source, address }: ExaminedPage,
  elements: readonly PageElement[],
  facts: ShopFacts,
): PlacedDiagnostic[] {
  const loaders = loadersIn(source.scripts).filter(({ place }) => place === null);
  const inert = loadersIn(source.scripts).filter(({ place }) => place !== null);
  const diagnostics = loaders.flatMap((loader) => diagnosticsOf(loader, address, facts));
  if (loaders.length > 1) diagnostics.push(...severalOf(loaders));
  if (loaders.length > 0 || source.hasImport) return diagnostics;
  const fix = evergreenTag(facts.shop);
  if (inert.length > 0)
    return inert.map((tag) => placed("element_inert", tag, { tag: "script", place: tag.place! }, fix));
  const isElsewhere = source.cut !== null || source.texts.length > 0;
  const isFramed = elements.length === 0 && framesOfShop(source.frames, facts.shop).length > 0;
  if (isFramed || (isElsewhere && elements.length === 0)) return [];
  const bundle = source.scripts.find(({ attributes }) => joined.test(attributes["src"] ?? ""));
  return bundle && elements.length > 0
    ? [placed("script_joined", bundle, { address: bundle.attributes["src"]! }, fix)]
    : [placed("script_missing", null, {}, fix)];
}

/** Frames with a page of the shop's. */
export function framesOfShop(frames: readonly SourceTag[], shop: string): SourceTag[] {
  return frames.filter(({ attributes }) => URL.parse(attributes["src"] ?? "", shop)?.origin === shop);
}

function diagnosticsOf(tag: SourceTag, page: string | null, facts: ShopFacts): PlacedDiagnostic[] {
  const quotes = quoteDiagnostics(tag);
  if (quotes.length > 0) return quotes;
  const { address, heldBy } = addressOf(tag) ?? { address: "", heldBy: null };
  const { shop } = facts;
  const evergreen = evergreenTag(shop);
  // Of a source that was pasted nobody knows the address that others start from.
  const url = URL.parse(address, page ?? "https://page.invalid");
  const diagnostics: PlacedDiagnostic[] = [];
  const { type } = tag.attributes;
  if (heldBy) diagnostics.push(placed("script_deferred", tag, { how: heldBy }));
  else if (type && !modules.includes(type) && !/javascript$|^text\/ecmascript$/.test(type))
    diagnostics.push(placed("script_deferred", tag, { how: `type="${type}"` }));
  else if (type !== "module") diagnostics.push(placed("script_not_module", tag, {}, withModule(tag.markup)));
  if (!tag.isClosed) diagnostics.push(placed("markup_cut", tag, { markup: "<script>" }, `${tag.markup}</script>`));
  if (!url) return [...diagnostics, placed("script_address_unknown", tag, { address }, evergreen)];
  const secure = new URL(shop).protocol === "https:" && url.protocol === "http:" ? new URL(url) : null;
  if (secure) {
    secure.protocol = "https:";
    diagnostics.push(placed("script_http", tag, {}, tag.markup.replace("http://", "https://")));
  }
  const { origin, pathname } = secure ?? url;
  if (origin !== shop)
    diagnostics.push(
      pathname.startsWith("/sdk/") && URL.canParse(address)
        ? placed("script_foreign", tag, { origin }, evergreen)
        : placed("script_moved", tag, { address }, evergreen),
    );
  else if (!/^\/sdk\/(?:v1|\d+\.\d+\.\d+)\/gipfel\.js$/.test(pathname))
    diagnostics.push(placed("script_address_unknown", tag, { address: url.href }, evergreen));
  else diagnostics.push(...versionDiagnostics(tag, url, facts));
  return diagnostics;
}

/** Of a script tag that names the shop: version, integrity, crossorigin. */
function versionDiagnostics(tag: SourceTag, url: URL, { versions, now, shop }: ShopFacts): PlacedDiagnostic[] {
  const version = pinnedVersionIn(url.href);
  const { integrity = "", crossorigin } = tag.attributes;
  const tagOf = (number: string) => {
    const known = versions.find((each) => each.version === number);
    return known && scriptTag({ script: { src: `${shop}/sdk/${number}/gipfel.js`, integrity: known.integrity } });
  };
  const diagnostics: PlacedDiagnostic[] = [];
  if (crossorigin === "use-credentials") diagnostics.push(placed("crossorigin_credentials", tag));
  else if (integrity && crossorigin === undefined)
    diagnostics.push(
      placed("crossorigin_missing", tag, {}, tag.markup.replace(/\s*\/?>$/, ' crossorigin="anonymous">')),
    );
  if (version === undefined) {
    if (integrity) diagnostics.push(placed("integrity_evergreen", tag, {}, evergreenTag(shop)));
    return diagnostics;
  }
  const own = versions.find((each) => each.version === version);
  const newest = versions[0] && tagOf(versions[0].version);
  const stands = versionDiagnostic(version, versions, now);
  const isNewest = stands.code === "version_newest";
  diagnostics.push({ ...stands, fix: isNewest ? null : (newest ?? null), line: tag.line, source: tag.markup });
  if (own && !integrity) diagnostics.push(placed("integrity_missing", tag, {}, tagOf(version)));
  else if (own && !integrity.split(/\s+/).includes(own.integrity))
    diagnostics.push(placed("integrity_wrong", tag, { version }, tagOf(version)));
  return diagnostics;
}

function severalOf(loaders: readonly SourceTag[]): PlacedDiagnostic[] {
  const versions = new Set(loaders.flatMap((tag) => /\/sdk\/([^/]+)\//.exec(addressOf(tag)?.address ?? "")?.[1] ?? []));
  return versions.size > 1
    ? [placed("versions_mixed", loaders[1]!, { versions: [...versions].join(", ") })]
    : [placed("script_twice", loaders[1]!, { count: loaders.length })];
}

function withModule(markup: string): string {
  return markup.replace(/\s+type=(?:"[^"]*"|'[^']*'|[^\s>]+)/i, "").replace(/^<script/i, '<script type="module"');
}
