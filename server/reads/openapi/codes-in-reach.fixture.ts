/** Reads from the sources which error codes a route's handler can throw. */
import { globSync } from "node:fs";
import { errorCodes, type ErrorCode } from "../../../sdk/contracts/errors.ts";
import { behindPorts, keeps } from "./code-exceptions.fixture.ts";
import { childrenOf, exported, isFunction, moduleOf, nameOf, namesIn } from "./source-names.fixture.ts";
import type { Declared, Names, Node } from "./source-names.fixture.ts";

/** What is written about codes, which pages of the reference read. */
const documentation = "server/reads/openapi/";

/** The entries of `keeps` that were needed, each with its code. */
export const keptCodes = new Set<string>();

/** Codes that any call below `/auth/` can be answered with, whose one route passes all of them on. */
export function codesOfAccess(): ReadonlySet<ErrorCode> {
  const { program, names } = moduleOf("server/routes/auth/auth.ts");
  return codesOf([program], names);
}

/** Codes by the name of the call, from its `handle(…)` in the routes. */
export function codesByCall(): ReadonlyMap<string, ReadonlySet<ErrorCode>> {
  const found = new Map<string, ReadonlySet<ErrorCode>>();
  for (const file of globSync("server/routes/**/*.ts").filter((path) => !path.endsWith(".test.ts"))) {
    const { program, names } = moduleOf(file);
    eachHandle(program, names, [], (call, codes) => found.set(call, codes));
  }
  return found;
}

/** Calls `found` for each `handle(app, services, call, …)`; hooks of the same `app` count as parts of the handler. */
function eachHandle(
  node: Node,
  names: Names,
  hooks: readonly Hook[],
  found: (call: string, codes: ReadonlySet<ErrorCode>) => void,
): void {
  const inner = namesIn(node, names);
  const near = isFunction(node) ? [...hooks, ...hooksIn(node)] : hooks;
  if (node.type === "CallExpression" && nameOf(node["callee"]) === "handle") {
    const [app, , call, ...handler] = node["arguments"] as Node[];
    const declared = inner.find(nameOf(call) ?? "");
    if (declared?.kind === "import" && declared.file.startsWith("sdk/contracts/calls/")) {
      const ofApp = near.filter((hook) => hook.app === nameOf(app)).map(({ node: each }) => each);
      found(declared.name, codesOf([...handler, ...ofApp], inner));
    }
  }
  for (const child of childrenOf(node)) eachHandle(child, inner, near, found);
}

interface Hook {
  readonly app: string | undefined;
  readonly node: Node;
}

function hooksIn(node: Node): Hook[] {
  if (node.type === "CallExpression") {
    const callee = node["callee"] as Node;
    if (callee.type === "MemberExpression" && nameOf(callee["property"]) === "addHook")
      return [{ app: nameOf(callee["object"]), node: (node["arguments"] as Node[])[1]! }];
  }
  return childrenOf(node).flatMap((child) => hooksIn(child));
}

/** The codes that stand in some code, in all that it can call, and behind ports; without those that `keeps` has. */
function codesOf(nodes: readonly Node[], names: Names): ReadonlySet<ErrorCode> {
  const codes = new Set<ErrorCode>();
  /** What was read, by the functions around it that keep codes. */
  const read = new Map<string, Set<Node>>();
  for (const node of nodes) walk(node, names, []);
  return codes;

  function walk(node: Node, around: Names, keepers: readonly string[]): void {
    const known = read.get(keepers.join()) ?? new Set();
    read.set(keepers.join(), known);
    if (known.has(node)) return;
    known.add(node);
    const inner = namesIn(node, around);
    for (const { uses, file, name } of behindPorts)
      if (uses.includes(useIn(node))) follow(exported(file, name), keepers);
    if (node.type === "Identifier") return follow(inner.find(node["name"] as string), keepers);
    if (node.type === "Literal" && typeof node["value"] === "string" && Object.hasOwn(errorCodes, node["value"]))
      add(node["value"] as ErrorCode, keepers);
    for (const child of childrenOf(node)) walk(child, inner, keepers);
  }

  function follow(declared: Declared | undefined, keepers: readonly string[]): void {
    if (declared?.kind === "code") {
      const { node, names: around } = declared;
      const id = `${around.file} ${nameOf(node["id"]) ?? ""}`;
      return walk(node, around, keeps[id] && !keepers.includes(id) ? [...keepers, id] : keepers);
    }
    if (declared?.kind === "import" && declared.file.startsWith("server/") && !declared.file.startsWith(documentation))
      follow(exported(declared.file, declared.name), keepers);
  }

  function add(code: ErrorCode, keepers: readonly string[]): void {
    const keeper = keepers.findLast((each) => keeps[each]!.codes.includes(code));
    if (keeper) keptCodes.add(`${keeper} ${code}`);
    else codes.add(code);
  }
}

/** What a node uses of an object: "search.query" of `services.ports.search.query`; "" where it is nothing like it. */
function useIn(node: Node): string {
  if (node.type !== "MemberExpression") return "";
  const object = node["object"] as Node;
  return `${nameOf(object) ?? nameOf(object["property"])}.${nameOf(node["property"])}`;
}
