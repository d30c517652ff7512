/** Sources as trees, and where a name in them leads. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Where a name leads: to the code behind it, with the names around that, or to what another file exports. */
export type Declared =
  | { readonly kind: "code"; readonly node: Node; readonly names: Names }
  | { readonly kind: "import"; readonly file: string; readonly name: string }
  /** A parameter: what is passed is not known here, and read where it is passed. */
  | { readonly kind: "parameter" };

/** The names of a block, and those around it. */
export class Names {
  readonly own = new Map<string, Declared>();
  readonly file: string;
  readonly outer: Names | null;
  constructor(file: string, outer: Names | null) {
    this.file = file;
    this.outer = outer;
  }
  find(name: string): Declared | undefined {
    return this.own.get(name) ?? this.outer?.find(name);
  }
}

interface Module {
  readonly program: Node;
  readonly names: Names;
  /** Files whose exports are also this file's. */
  readonly stars: readonly string[];
  /** Exports under a name: of this file, or of another. */
  readonly exports: ReadonlyMap<string, Declared>;
}

const modules = new Map<string, Module>();

/** What a file exports under a name. */
export function exported(file: string, name: string): Declared | undefined {
  const { exports, stars } = moduleOf(file);
  if (name === "*") throw new Error(`${file} is imported as a whole: its functions can't be told apart`);
  return exports.get(name) ?? stars.map((star) => exported(star, name)).find(Boolean);
}

export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const program = parseSync(file, readFileSync(file, "utf8")).program as unknown as Node;
  const names = namesIn(program, new Names(file, null));
  const stars: string[] = [];
  const exports = new Map<string, Declared>();
  for (const statement of program["body"] as Node[]) {
    const source = (statement["source"] as { value: string } | null | undefined)?.value;
    if (statement.type === "ExportAllDeclaration") stars.push(pathOf(file, source!));
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const specifier of (statement["specifiers"] ?? []) as Node[]) {
      const local = nameOf(specifier["local"])!;
      const declared: Declared | undefined = source
        ? { kind: "import", file: pathOf(file, source), name: local }
        : names.find(local);
      if (declared) exports.set(nameOf(specifier["exported"])!, declared);
    }
    for (const name of declaredBy(statement["declaration"] as Node | null)) exports.set(name, names.find(name)!);
  }
  const made = { program, names, stars, exports };
  modules.set(file, made);
  return made;
}

/** The names that a function or block declares, inside those around it; the same names for any other code. */
export function namesIn(node: Node, around: Names): Names {
  if (isFunction(node)) {
    const names = new Names(around.file, around);
    for (const parameter of node["params"] as Node[])
      for (const name of boundBy(parameter)) names.own.set(name, { kind: "parameter" });
    return names;
  }
  if (node.type !== "BlockStatement" && node.type !== "Program") return around;
  const names = new Names(around.file, around);
  for (const statement of node["body"] as Node[]) {
    if (statement.type === "ImportDeclaration") declareImports(statement, names);
    else declare((statement["declaration"] as Node | undefined) ?? statement, names);
  }
  return names;
}

function declareImports(statement: Node, names: Names): void {
  const source = (statement["source"] as { value: string }).value;
  if (statement["importKind"] === "type" || !source.startsWith(".")) return;
  const file = pathOf(names.file, source);
  for (const specifier of statement["specifiers"] as Node[]) {
    const name = specifier.type === "ImportNamespaceSpecifier" ? "*" : (nameOf(specifier["imported"]) ?? "default");
    names.own.set(nameOf(specifier["local"])!, { kind: "import", file, name });
  }
}

function declare(statement: Node, names: Names): void {
  if (statement.type === "VariableDeclaration") {
    for (const { id, init } of statement["declarations"] as { id: Node; init: Node | null }[])
      for (const name of boundBy(id))
        names.own.set(name, init ? { kind: "code", node: init, names } : { kind: "parameter" });
  } else {
    for (const name of declaredBy(statement)) names.own.set(name, { kind: "code", node: statement, names });
  }
}

function declaredBy(declaration: Node | null): string[] {
  if (declaration?.type === "VariableDeclaration")
    return (declaration["declarations"] as { id: Node }[]).flatMap(({ id }) => boundBy(id));
  const isNamed = declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration";
  return isNamed ? [nameOf(declaration["id"])!] : [];
}

/** The names that a pattern binds. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [pattern["name"] as string];
  if (pattern.type === "AssignmentPattern") return boundBy(pattern["left"] as Node);
  if (pattern.type === "RestElement") return boundBy(pattern["argument"] as Node);
  if (pattern.type === "ArrayPattern")
    return (pattern["elements"] as (Node | null)[]).flatMap((each) => (each ? boundBy(each) : []));
  if (pattern.type === "ObjectPattern")
    return (pattern["properties"] as Node[]).flatMap((each) => boundBy((each["value"] ?? each) as Node));
  return pattern["parameter"] ? boundBy(pattern["parameter"] as Node) : [];
}

/** The parts of a node that run: no types, no names of properties, and nothing that a value is compared with. */
export function childrenOf(node: Node): Node[] {
  const isPart = (key: string) => {
    if (key === "property" || key === "key") return node["computed"] === true;
    if (key === "label" || key === "test") return key === "test" && node.type !== "SwitchCase";
    return true;
  };
  const isComparison = node.type === "BinaryExpression" && /^[!=]==?$/.test(node["operator"] as string);
  return Object.entries(node)
    .filter(([key]) => isPart(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === "object" && value !== null && typeof value.type === "string")
    .filter((value) => !isType(value) && !(isComparison && value.type === "Literal"));
}

/** Wrappers of expressions, such as `x as Y`, run; other nodes of types don't. */
const isType = ({ type }: Node) =>
  type.startsWith("TS") && !/^TS(As|Satisfies|NonNull|Instantiation)/.test(type) && type !== "TSParameterProperty";
export const isFunction = ({ type }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

export function nameOf(node: unknown): string | undefined {
  const { type, name } = (node ?? {}) as { type?: string; name?: string };
  if (type === "TSAsExpression") return nameOf((node as { expression: unknown }).expression);
  return name;
}

function pathOf(file: string, source: string): string {
  const path = join(dirname(file), source);
  if (!existsSync(path)) throw new Error(`${file} imports ${source}, which isn't there`);
  return path;
}
