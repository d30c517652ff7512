import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Node } from "./declarations.ts";
import { runtime } from "./shared.ts";
import { walk } from "./walk.ts";

/** What stands in for natives that old libraries replace. */
export const natives = resolve("sdk/elements/_kit/natives.ts");
/** Methods with a stand-in, by name. */
const replaced = ["bind", "reduce"];
/**
 * Our own modules and what every element runs on. MapLibre has methods called `bind` of its own, and walks prototypes
 * on purpose: on such pages the map's list is left.
 */
const guarded =
  /\/(sdk|host-site)\/|\/node_modules\/(@?lingui|@r2wc|preact|react|react-dom|scheduler|valibot|xstate)\//;
const isBundler = (id: string) => id.includes("rolldown/runtime");
const isGuarded = (id: string) =>
  id !== natives && (guarded.test(id) || isBundler(id)) && /\.[cm]?[jt]sx?($|\?)/.test(id);

interface Edit {
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Makes a module independent of what old libraries do to prototypes: `fn.bind(…)`, `list.reduce(…)`, `Object.keys(…)`
 * and `JSON.stringify(value)` call our own, and `for … in` passes over what `Object.prototype` was given. In a chain
 * that may end early (`list?.reduce(…)`, `page?.list.reduce(…)`) methods stay the page's: a call of ours would not end
 * with it.
 */
export function guardNatives(): Plugin {
  return {
    name: "gipfel-guard-natives",
    enforce: "post",
    transform(code, id) {
      if (!isGuarded(id) || !/\.(bind|keys|reduce|stringify)\(|\bin\b/.test(code)) return undefined;
      const edits: Edit[] = [];
      const used = new Set<string>();
      const ast = this.parse(code) as unknown as Node;
      walk(ast, (node) =>
        edits.push(...(isBundler(id) && node.type !== "ForInStatement" ? [] : editsOf(node, code, used))),
      );
      if (edits.length === 0) return undefined;
      if (used.size === 0) return { code: applied(code, edits), map: null };
      const from = JSON.stringify(natives);
      const names = [...used];
      if ((ast["body"] as Node[]).some(({ type }) => /^(Im|Ex)port/.test(type)))
        return {
          code: `import{${names.map((name) => `${name} as __gipfel_${name}`).join()}}from${from};${applied(code, edits)}`,
          map: null,
        };
      // A CommonJS module: React's own. The others would come into the kit's chunk with what they need of the bundler.
      if (runtime !== "react" || !/\/node_modules\/(react|scheduler)/.test(id)) return undefined;
      return {
        code: `const {${names.map((name) => `${name}:__gipfel_${name}`).join()}}=require(${from});${applied(code, edits)}`,
        map: null,
      };
    },
  };
}

function editsOf(node: Node, code: string, used: Set<string>): Edit[] {
  if (node.type === "ForInStatement") {
    const left: Node = node["left"];
    const name: Node = left.type === "VariableDeclaration" ? left["declarations"][0].id : left;
    const [right, body]: Node[] = [node["right"], node["body"]];
    const list = code.slice(right!.start, right!.end);
    if (name.type !== "Identifier" || !/^[\w$.]+$/.test(list)) return [];
    return [
      { at: body!.start, to: body!.start, text: `{if(Object.hasOwn(${list},${name["name"]}))` },
      { at: body!.end, to: body!.end, text: "}" },
    ];
  }
  if (node.type !== "CallExpression" || node["callee"].type !== "MemberExpression" || node["callee"].computed)
    return [];
  const { object, property } = node["callee"] as { object: Node; property: Node };
  const given: Node[] = node["arguments"];
  const called = `${object["name"]}.${property["name"]}`;
  if (given.length === 1 && (called === "JSON.stringify" || called === "Object.keys")) {
    used.add(property["name"]);
    return [{ at: object.start, to: property.end, text: `__gipfel_${property["name"]}` }];
  }
  if (
    node["optional"] ||
    mayEndEarly(node["callee"]) ||
    object.type === "Super" ||
    !replaced.includes(property["name"])
  )
    return [];
  used.add(property["name"]);
  return [
    { at: node.start, to: node.start, text: `__gipfel_${property["name"]}(` },
    {
      at: code.lastIndexOf(".", property.start),
      to: code.indexOf("(", property.end) + 1,
      text: given.length > 0 ? "," : "",
    },
  ];
}

/** Whether a `?.` stands in the chain that leads to a member; parentheses would end it (a `ChainExpression`). */
function mayEndEarly(node: Node | undefined): boolean {
  return (
    (node?.type === "MemberExpression" || node?.type === "CallExpression") &&
    (node["optional"] || mayEndEarly(node["object"] ?? node["callee"]))
  );
}

function applied(code: string, edits: readonly Edit[]): string {
  let text = "";
  let from = 0;
  for (const { at, to, text: inserted } of edits.toSorted((one, other) => one.at - other.at)) {
    text += code.slice(from, at) + inserted;
    from = to;
  }
  return text + code.slice(from);
}
