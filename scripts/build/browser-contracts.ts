import type { Node } from "./declarations.ts";

/** What a call is declared with for the server alone: the browser parses answers, never what it sends itself. */
const requestParts = new Set(["params", "query", "body"]);
/** Builders of attributes whose last argument is documentation. */
const described = new Set(["flag", "id", "oneOf", "text"]);

/** Leaves out of a contract what only the server and the documentation read: schemas of requests, and descriptions. */
export function spareServerParts(code: string, ast: Node): string {
  const spared = sparedParts(ast).toSorted((one, other) => other.start - one.start);
  return spared.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);
}

/** The outermost parts to leave out, none within another. */
function sparedParts(node: Node): Node[] {
  const own = node.type === "CallExpression" ? sparedOf(node) : [];
  const children = Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === "string" && !own.includes(child));
  return [
    ...own,
    ...children.flatMap((child) =>
      sparedParts(child).filter((part) => !own.some((outer) => outer.start <= part.start && part.end <= outer.end)),
    ),
  ];
}

function sparedOf({ callee, arguments: given }: Node): Node[] {
  if (callee.name === "call")
    return given[0].properties.filter((property: Node) => requestParts.has(property["key"].name));
  if (callee.property?.name === "pipe")
    return given.filter((part: Node) => part["callee"]?.property?.name === "description");
  return described.has(callee.name) ? given.slice(-1) : [];
}
