import { noAffiliate } from "../../sdk/contracts/attribution.ts";
import { jsonTexts } from "../../sdk/contracts/elements/json-texts.ts";
import { attributeMeant, problemOfAttribute } from "../../sdk/contracts/elements/problem.ts";
import { attributesOf } from "../../sdk/contracts/elements/schemas.ts";
import { elementTags, isElementTag } from "../../sdk/contracts/elements/tags.ts";
import type { DiagnosticCode, PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { withoutInvisible } from "../../sdk/contracts/invisible-characters.ts";
import { similarName } from "../../sdk/contracts/similar-name.ts";
import type { ShopFacts } from "./examined.ts";
import { namedIn, type PageElement } from "./page-elements.ts";
import { placed } from "./placed.ts";
import { quoteDiagnostics } from "./quote-rules.ts";

/** The longest value that is repeated (characters). */
const longest = 60;

/** What is wrong with each element: its tag, its end, its attributes, and what it names of the shop. */
export function elementDiagnostics(elements: readonly PageElement[], facts: ShopFacts): PlacedDiagnostic[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const { tag, in: at, attributes } = element;
    if (at.place !== null) {
      const isElsewhere = elements.some((other) => other.tag === tag && other.in.place === null);
      return isElsewhere ? [] : [placed("element_inert", at, { tag, place: at.place }, at.markup)];
    }
    const quotes = quoteDiagnostics(at, (name, value) => isTextOf(element, name, value));
    if (quotes.length > 0) return quotes;
    if (!isElementTag(tag)) return [unknownTag(element)];
    const key = JSON.stringify([tag, Object.entries(attributes).toSorted()]);
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(isTwice ? [placed("element_twice", at, { tag })] : []),
      ...endDiagnostics(element),
      ...attributeDiagnostics(element),
      ...shopDiagnostics(element, facts),
    ];
  });
}

/** Whether an attribute of an element takes a value with its quotes: a text, or an attribute that isn't of Gipfel. */
function isTextOf({ tag, isPlace }: PageElement, attribute: string, value: string): boolean {
  if (!isElementTag(tag)) return false;
  const name = isPlace ? attribute.replace(/^data-/, "") : attribute;
  const entries: Readonly<Record<string, unknown>> = attributesOf[tag].entries;
  return !Object.hasOwn(entries, name) || problemOfAttribute(name, entries[name], value)?.code !== "quotes_curly";
}

function unknownTag({ tag, isPlace, in: at }: PageElement): PlacedDiagnostic {
  const meant = similarName(tag.replaceAll("_", "-").replace(/^gipfel(?!-)/, "gipfel-"), elementTags);
  const suggestion = meant ? ` Did you mean <${meant}>?` : "";
  const written = isPlace ? (at.attributes["data-gipfel"] ?? "").trim() : at.name;
  const fix =
    meant &&
    at.markup.replace(new RegExp(RegExp.escape(written), "i"), isPlace ? meant.slice("gipfel-".length) : meant);
  return placed("tag_unknown", at, { tag, suggestion, tags: elementTags.join(", ") }, fix ?? null);
}

function endDiagnostics({ tag, in: at }: PageElement): PlacedDiagnostic[] {
  if (at.isSelfClosed && !at.isClosed)
    return [placed("markup_self_closed", at, { tag }, `${at.markup.replace(/\s*\/>$/, ">")}</${at.name}>`)];
  return at.isClosed ? [] : [placed("markup_cut", at, { markup: `<${at.name}>` }, `${at.markup}</${at.name}>`)];
}

function attributeDiagnostics({ tag, attributes, isPlace, in: at }: PageElement): PlacedDiagnostic[] {
  if (!isElementTag(tag)) return [];
  const entries = Object.entries(attributesOf[tag].entries as Record<string, unknown>);
  const names = entries.map(([name]) => name);
  const shown = (name: string) => (isPlace ? `data-${name}` : name);
  const misspelt = Object.keys(attributes).flatMap((name) => {
    const meant = attributeMeant(name, names);
    if (!meant) return [];
    const fix = at.markup.replace(
      new RegExp(`(\\s)${RegExp.escape(shown(name))}(?=[\\s=>/])`, "i"),
      `$1${shown(meant)}`,
    );
    return [
      { meant, diagnostic: placed("attribute_unknown", at, { tag, attribute: shown(name), suggestion: meant }, fix) },
    ];
  });
  const wrong = entries.flatMap(([name, schema]) => {
    // HTML reads U+0000 as U+FFFD.
    const text = attributes[name]?.replaceAll("\uFFFD", at.markup.includes("\0") ? "\0" : "\uFFFD") ?? null;
    const isJson = text !== null && Object.hasOwn(jsonTexts, name);
    const problem = problemOfAttribute(name, isJson ? jsonTexts[name as keyof typeof jsonTexts] : schema, text);
    // A required attribute that is misspelt is one thing to mend.
    if (!problem || (text === null && misspelt.some(({ meant }) => meant === name))) return [];
    const value = text !== null && text.length > longest ? `${text.slice(0, longest)}…` : (text ?? "");
    const { code, allowed, characters } = problem;
    const values = { tag, attribute: shown(name), name: `The attribute ${shown(name)}`, value, allowed, characters };
    return [placed(code, at, values, fixOf(code, shown(name), at.markup))];
  });
  return [...wrong, ...misspelt.map(({ diagnostic }) => diagnostic)];
}

/** The markup without a problem, where it follows from the problem. */
function fixOf(code: DiagnosticCode, attribute: string, markup: string): string | null {
  switch (code) {
    case "attribute_missing":
      return markup.replace(/\s*\/?>$/, ` ${attribute}="…">`);
    case "address_insecure":
      return markup.replace(new RegExp(`(${RegExp.escape(attribute)}\\s*=\\s*["']?\\s*)http:`, "i"), "$1https:");
    case "characters_invisible":
      return withoutInvisible(markup);
    default:
      return null;
  }
}

function shopDiagnostics(element: PageElement, { activities, affiliates }: ShopFacts): PlacedDiagnostic[] {
  const named = namedIn([element]);
  return [
    ...named.activities.flatMap((activity) => {
      const state = activities.get(activity);
      if (state === "unknown") return [placed("activity_unknown", element.in, { activity })];
      return state === "sold_out" ? [placed("activity_sold_out", element.in, { activity })] : [];
    }),
    ...named.affiliates
      .filter((affiliate) => affiliate !== noAffiliate && !affiliates.has(affiliate))
      .map((affiliate) => placed("affiliate_unknown", element.in, { affiliate })),
  ];
}
