import { AppError } from "../../errors.ts";

/** The fields of a record that a filter can use. */
interface Filterable {
  readonly objectID: string;
  readonly type: string;
  readonly isBookable: boolean;
  readonly activityAmount: number;
}
export type Condition = (record: Filterable) => boolean;

/** Conditions as they are written: what joins them, null for a single one. */
interface Group {
  readonly joins: "AND" | "OR" | null;
  readonly holds: Condition;
}

const everything: Condition = () => true;
/** A filter is cut into so many pieces at most, and nested so deep. */
const [mostPieces, deepest] = [200, 20];

/** The pages made for places belong to the main locales; the others have the plain ones (discovery spec §7). */
export const onlyInMainLocales = "location-generated";

/**
 * Reads the hosted index's filter language: `type:poi`, `NOT type:location`, `activityAmount >= 3`, joined by AND and
 * OR, in parentheses. A value with spaces stands in quotes. Like the hosted index it takes an AND of ORs alone: an AND
 * within an OR, in parentheses or without, and NOT before a parenthesis are refused. Throws `invalid_input`.
 */
export function readFilters(text: string | undefined): Condition {
  if (!text?.trim()) return everything;
  const pieces = text.match(/"[^"]*"|'[^']*'|[()]|[:<>]=?|!?=|[^\s()"':<>=!]+/g) ?? [];
  if (pieces.length > mostPieces) throw refused("it is too long");
  let [place, depth] = [0, 0];
  const isNext = (word: string) => pieces[place]?.toUpperCase() === word;

  function any(): Group {
    const alternatives = [all()];
    while (isNext("OR") && ++place) alternatives.push(all());
    if (alternatives.length === 1) return alternatives[0]!;
    if (alternatives.some(({ joins }) => joins === "AND"))
      throw refused("an AND within an OR isn't supported: write A AND (B OR C)");
    return { joins: "OR", holds: (record) => alternatives.some(({ holds }) => holds(record)) };
  }
  function all(): Group {
    const conditions = [one()];
    while (isNext("AND") && ++place) conditions.push(one());
    if (conditions.length === 1) return conditions[0]!;
    return { joins: "AND", holds: (record) => conditions.every(({ holds }) => holds(record)) };
  }
  function one(): Group {
    if (++depth > deepest) throw refused("it is nested too deep");
    try {
      if (isNext("NOT") && ++place) {
        if (isNext("(")) throw refused("NOT before a parenthesis isn't supported: write NOT A AND NOT B");
        const denied = one();
        return { joins: null, holds: (record) => !denied.holds(record) };
      }
      if (isNext("(") && ++place) {
        const inner = any();
        if (!isNext(")")) throw refused("a parenthesis is not closed");
        place++;
        return inner;
      }
      const [name, operator, value] = [pieces[place++], pieces[place++], pieces[place++]];
      if (operator !== ":" || !isNext("TO")) return { joins: null, holds: conditionOf(name, operator, value) };
      place++;
      const [from, to] = [conditionOf(name, ">=", value), conditionOf(name, "<=", pieces[place++])];
      return { joins: null, holds: (record) => from(record) && to(record) };
    } finally {
      depth--;
    }
  }
  const { holds } = any();
  if (place < pieces.length) throw refused(`${JSON.stringify(pieces[place])} is not expected`);
  return holds;
}

/**
 * The same as lists: all of the outer, any of an inner. A dash before the value denies it. As one text: commas between
 * what all must hold, parentheses around what any may (`isBookable:true,(type:poi,type:type)`).
 */
export function readFacetFilters(given: unknown): Condition {
  if (given === undefined || given === null) return everything;
  const outer = typeof given === "string" ? (given.match(/\([^)]*\)|[^,]+/g) ?? []).map(alternativesIn) : given;
  if (!Array.isArray(outer) || outer.length > mostPieces) throw refused("facetFilters are a list");
  const conditions = outer.map((group: unknown) => {
    const alternatives = (Array.isArray(group) ? group : [group]).slice(0, mostPieces).map((pair: unknown) => {
      const [, name = "", minus, value = ""] =
        (typeof pair === "string" ? /^([^:]+):(-?)(.*)$/s.exec(pair) : null) ?? [];
      const holds = conditionOf(name, ":", value);
      return minus ? (record: Filterable) => !holds(record) : holds;
    });
    return (record: Filterable) => alternatives.some((holds) => holds(record));
  });
  return (record) => conditions.every((holds) => holds(record));
}

function alternativesIn(text: string): string | string[] {
  return text.startsWith("(") ? text.slice(1, -1).split(",") : text;
}

/**
 * Numbers compared: `["activityAmount>=3", ["activityAmount=1", "activityAmount:5 TO 9"]]`, all of the outer, any of an
 * inner.
 */
export function readNumericFilters(given: unknown): Condition {
  if (given === undefined || given === null) return everything;
  const outer = typeof given === "string" ? given.split(",") : given;
  if (!Array.isArray(outer) || outer.length > mostPieces) throw refused("numericFilters are a list");
  const compare = (text: unknown): Condition => {
    if (typeof text !== "string" || !/^\s*activityAmount\b/.test(text) || /\b(?:AND|OR|NOT)\b|[()]/i.test(text))
      throw refused("numericFilters compare activityAmount");
    return readFilters(text);
  };
  const conditions = outer.map((group: unknown) => {
    const alternatives = (Array.isArray(group) ? group : [group]).slice(0, mostPieces).map(compare);
    return (record: Filterable) => alternatives.some((holds) => holds(record));
  });
  return (record) => conditions.every((holds) => holds(record));
}

function conditionOf(name: string | undefined, operator: string | undefined, quoted: string | undefined): Condition {
  if (name === undefined || operator === undefined || quoted === undefined) throw refused("it is not complete");
  const value = quoted.replace(/^(["'])(.*)\1$/s, "$2");
  if (operator === ":") {
    if (name === "type") return (record) => record.type === value;
    if (name === "objectID") return (record) => record.objectID === value;
    if (name === "isBookable") return (record) => String(record.isBookable) === value;
  }
  if (name === "activityAmount") {
    const number = Number(value);
    const compare = comparisons[operator];
    if (compare && Number.isFinite(number)) return (record) => compare(record.activityAmount, number);
  }
  throw refused(
    `${JSON.stringify(`${name}${operator}${value}`)} is not known: filter by type, objectID, isBookable or activityAmount`,
  );
}

const comparisons: Record<string, (one: number, other: number) => boolean> = {
  ":": (one, other) => one === other,
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
};

function refused(why: string): AppError {
  return new AppError("invalid_input", `The filter can't be read: ${why}.`.replace(/[\p{Cc}\p{Cf}]/gu, ""));
}
