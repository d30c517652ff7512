/** A node of a parsed module. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: any;
};

/** A module taken apart. */
export interface Declarations {
  /** What is exported, and by which name it is declared. */
  readonly exported: ReadonlyMap<string, string>;
  /** The code of one declaration as a module; `addressOf` returns where another one is. */
  readonly code: (name: string, addressOf: (name: string) => string) => string;
}

interface Part {
  readonly names: readonly string[];
  readonly code: string;
  readonly uses: ReadonlySet<string>;
}

/** Takes a module apart. Statements that share a variable which changes stay together. */
export function declarationsOf(source: string, ast: Node): Declarations {
  const exported = new Map<string, string>();
  const imports: { readonly code: string; readonly name: string }[] = [];
  const parts: Part[] = [];
  let before = 0;
  for (const statement of ast["body"] as Node[]) {
    const comment = source.slice(before, statement.start);
    before = statement.end;
    const text = source.slice(statement.start, statement.end);
    if (statement.type === "ImportDeclaration") {
      const from = source.slice(statement["source"].start, statement["source"].end);
      for (const specifier of statement["specifiers"] as Node[]) {
        const named = source.slice(specifier.start, specifier.end);
        const what = specifier.type === "ImportSpecifier" ? `{ ${named} }` : named;
        imports.push({ code: `import ${what} from ${from};`, name: specifier["local"].name });
      }
      continue;
    }
    if (statement.type.startsWith("Export") && statement["source"])
      throw new Error(`${text} re-exports: it can't be taken apart.`);
    if (statement.type === "ExportNamedDeclaration" && !statement["declaration"]) {
      for (const { exported: as, local } of statement["specifiers"]) exported.set(as.name, local.name);
      continue;
    }
    const declared: Node = statement["declaration"] ?? statement;
    const names: string[] = declared["declarations"]?.map(({ id }: Node) => id.name) ?? [declared["id"].name];
    if (statement["declaration"]) for (const name of names) exported.set(name, name);
    parts.push({ names, code: comment + source.slice(declared.start, declared.end), uses: new Set(namesIn(declared)) });
  }
  const variables = new Set(
    (ast["body"] as Node[])
      .filter((node) => node["kind"] === "let")
      .flatMap((node) => node["declarations"].map(({ id }: Node) => id.name)),
  );
  const together = (part: Part): readonly Part[] => {
    const shared = [...variables].filter((name) => part.uses.has(name) || part.names.includes(name));
    return shared.length === 0
      ? [part]
      : parts.filter(({ names, uses }) => shared.some((name) => names.includes(name) || uses.has(name)));
  };
  const owner = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)));
  /** The first name of those that stay together is their address. */
  const addressed = (name: string) => together(owner.get(name)!)[0]!.names[0]!;
  return {
    exported: new Map([...exported].map(([as, local]) => [as, local])),
    code(name, addressOf) {
      const parts = together(owner.get(name)!);
      const first = addressed(name);
      if (name !== first) return `export { ${name} } from ${JSON.stringify(addressOf(first))};`;
      const own = new Set(parts.flatMap(({ names }) => names));
      const uses = new Set(parts.flatMap((part) => [...part.uses]));
      const needed = [...uses].filter((used) => owner.has(used) && !own.has(used));
      return [
        ...imports.filter((imported) => uses.has(imported.name)).map(({ code }) => code),
        ...needed.map((used) => `import { ${used} } from ${JSON.stringify(addressOf(used))};`),
        ...parts.map(({ code }) => code),
        `export { ${[...own].join(", ")} };`,
      ].join("\n");
    },
  };
}

/** Names that a piece of code may mean by itself: no properties, no keys. */
function namesIn(node: Node): string[] {
  if (node.type === "Identifier") return [node["name"]];
  return Object.entries(node).flatMap(([part, value]) => {
    if (
      (part === "property" && node.type === "MemberExpression" && !node["computed"]) ||
      (part === "key" && !node["computed"] && !node["shorthand"])
    )
      return [];
    return [value].flat().flatMap((child) => (typeof child?.type === "string" ? namesIn(child as Node) : []));
  });
}

/** Where a namespace is used, `v.object`, and what of it. Any other use of it can't be taken apart. */
export function memberNames(
  node: Node,
  namespace: string,
): { readonly name: string; readonly start: number; readonly end: number }[] {
  if (node.type === "ImportDeclaration") return [];
  if (node.type === "MemberExpression" && node["object"].name === namespace && !node["computed"])
    return [{ name: node["property"].name, start: node.start, end: node.end }];
  if (node.type === "Identifier" && node["name"] === namespace) throw new Error(`${namespace} is used as a whole.`);
  return Object.entries(node).flatMap(([part, value]) => {
    if ((part === "property" || part === "key") && !node["computed"] && !node["shorthand"]) return [];
    return [value]
      .flat()
      .flatMap((child) => (typeof child?.type === "string" ? memberNames(child as Node, namespace) : []));
  });
}
