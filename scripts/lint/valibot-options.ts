/**
 * The linter's rule `valibot/options`: what Valibot's file in browsers takes no notice of (`build/unused-parts.ts`).
 * Tests in Node have the whole library, and would not show it.
 */

/** How many arguments come before the options. */
const before: Readonly<Record<string, number>> = {
  parse: 2,
  parseAsync: 2,
  parser: 1,
  parserAsync: 1,
  safeParse: 2,
  safeParseAsync: 2,
  safeParser: 1,
  safeParserAsync: 1,
  config: 1,
  setGlobalConfig: 0,
  setGlobalMessage: 1,
  setSchemaMessage: 1,
  setSpecificMessage: 0,
};
/** Other libraries' way to call a schema. */
const standard = "~standard";

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly object?: Node;
  readonly property?: Node;
}

interface Import {
  readonly source: { readonly value: unknown };
  readonly specifiers: readonly { readonly type: string; readonly local: Node; readonly imported?: Node }[];
}

interface Call {
  readonly callee: Node;
  readonly arguments: readonly unknown[];
}

interface Context {
  report(problem: { node: unknown; message: string }): void;
}

const removed = "is taken out of Valibot for browsers: see unusedOfValibot in scripts/build/unused-parts.ts.";

export default {
  meta: { name: "valibot" },
  rules: {
    options: {
      create(context: Context) {
        /** What Valibot's functions are called in the file; the whole module has an empty name. */
        const imported = new Map<string, string>();
        const functionOf = ({ name = "", object, property }: Node): string | undefined =>
          imported.get(object?.name ?? "") === "" ? property?.name : imported.get(name);
        return {
          ImportDeclaration({ source, specifiers }: Import): void {
            if (source.value !== "valibot") return;
            for (const { local, imported: original } of specifiers) imported.set(local.name!, original?.name ?? "");
          },
          CallExpression(node: Call): void {
            const name = functionOf(node.callee);
            const own = name === undefined ? undefined : before[name];
            if (own !== undefined && node.arguments.length > own)
              context.report({ node, message: `What '${name}' does with its options ${removed}` });
          },
          MemberExpression(node: Node): void {
            if (node.property?.value === standard) context.report({ node, message: `'${standard}' ${removed}` });
          },
        };
      },
    },
  },
};
