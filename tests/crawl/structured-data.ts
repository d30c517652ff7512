import type { ParsedPage } from "./page.ts";
import { typeRules } from "./required-properties.ts";
import type { AddressKind } from "./sitemap-paths.ts";

type Found = readonly [kind: string, detail: string];
type Thing = Readonly<Record<string, unknown>>;

/** What a page of a kind says at least. An activity without price and rating is no product. */
const expected: Partial<Record<AddressKind, readonly string[]>> = {
  activity: ["BreadcrumbList"],
  type: ["BreadcrumbList", "ItemList"],
  location: ["BreadcrumbList", "ItemList"],
  attribute: ["BreadcrumbList", "ItemList"],
  point_of_interest: ["BreadcrumbList", "ItemList"],
  "location-type": ["BreadcrumbList", "ItemList"],
  "location-attribute": ["BreadcrumbList", "ItemList"],
};
const ofHome = ["Organization", "WebSite"];

/** What is wrong with a page's JSON-LD: blocks that can't be read, types that miss something, addresses elsewhere. */
export function checkStructuredData({ structuredData, kind, path }: ParsedPage, origin: string): Found[] {
  const found: Found[] = [];
  const things: Thing[] = [];
  for (const text of structuredData) {
    try {
      things.push(JSON.parse(text) as Thing);
    } catch (cause) {
      found.push(["structured data", `is no JSON: ${String(cause)}`]);
    }
  }
  for (const thing of things) {
    if (thing["@context"] !== "https://schema.org")
      found.push(["structured data", `@context is ${String(thing["@context"])}`]);
    found.push(...check(thing, origin));
  }
  const types = things.map((thing) => thing["@type"]);
  const wanted = /^\/(?:[a-z]{2}-[a-z]{2})?$/.test(path) ? ofHome : (expected[kind] ?? []);
  for (const type of wanted) if (!types.includes(type)) found.push(["structured data", `${type} is missing`]);
  return found;
}

function check(thing: Thing, origin: string): Found[] {
  const type = String(thing["@type"]);
  if (thing["@type"] === undefined && typeof thing["@id"] === "string") return [];
  const rules = typeRules[type];
  if (!rules) return [["structured data", `${type} is not known here`]];
  const found: Found[] = [];
  for (const [name, test] of Object.entries(rules.required))
    if (!test(thing[name])) found.push(["structured data", `${type}.${name}: ${shown(thing[name])}`]);
  for (const [name, test] of Object.entries(rules.optional ?? {}))
    if (thing[name] !== undefined && !test(thing[name]))
      found.push(["structured data", `${type}.${name}: ${shown(thing[name])}`]);
  if (rules.oneOf && !rules.oneOf.some((name) => thing[name] !== undefined))
    found.push(["structured data", `${type} has none of ${rules.oneOf.join(", ")}`]);
  if (typeof thing["url"] === "string" && !thing["url"].startsWith(`${origin}/`))
    found.push(["structured data", `${type}.url leads elsewhere: ${thing["url"]}`]);
  if (Array.isArray(thing["itemListElement"])) found.push(...inOrder(type, thing["itemListElement"] as Thing[]));
  for (const value of Object.values(thing))
    for (const part of [value].flat()) if (isThing(part)) found.push(...check(part, origin));
  return found;
}

function inOrder(type: string, items: readonly Thing[]): Found[] {
  return items.every(({ position }, index) => position === index + 1)
    ? []
    : [["structured data", `${type}'s positions are not 1, 2, 3 …`]];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 100) ?? "missing";
}
