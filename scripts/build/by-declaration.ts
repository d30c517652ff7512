import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transformWithOxc, type Plugin } from "vite";
import { declarationsOf, memberNames, type Declarations, type Node } from "./declarations.ts";
import { valibotWithoutUnused } from "./unused-parts.ts";

const valibot = resolve("node_modules/valibot/dist/index.mjs");
const isDivided = (path: string) => path === valibot || /\/sdk\/contracts\/[\w/-]+\.ts$/.test(path);
/** `…/offer.ts?only=listOffers`: a module of one declaration. */
const partMark = "?only=";

const icons = resolve("node_modules/lucide/dist/esm/lucide.mjs");

/** Where a name of a file really comes from. */
interface Origin {
  readonly from: string;
  readonly name: string;
}

/** The icons' index: a page of one icon must not reach all of them. */
function iconOrigins(): ReadonlyMap<string, Origin> {
  const lines = readFileSync(icons, "utf8").matchAll(/export \{ ([^}]+) \} from '([^']+)'/g);
  return new Map(
    [...lines].flatMap(([, names = "", path = ""]) =>
      [...names.matchAll(/(\w+) as (\w+)/g)].map(
        ([, name = "", as = ""]) => [as, { from: resolve(dirname(icons), path), name }] as const,
      ),
    ),
  );
}

/**
 * Makes a module of each declaration of Valibot and of the contracts, so that a chunk carries the schemas and the
 * functions that it uses, not the files that they stand in; icons come from their own files. The files themselves stay,
 * for what imports them whole.
 */
export function byDeclaration(): Plugin {
  const known = new Map<string, Promise<Declarations>>();
  let parse: (code: string) => Node;
  let ofIcons: ReadonlyMap<string, Origin> | undefined;

  async function read(path: string): Promise<Declarations> {
    const source = readFileSync(path, "utf8");
    if (path === valibot) {
      const reduced = valibotWithoutUnused(source);
      return declarationsOf(reduced, parse(reduced));
    }
    const { code } = await transformWithOxc(source, path);
    return declarationsOf(code, parse(code));
  }

  /** Where a module's names come from, if it is one that is taken apart. */
  async function originsIn(source: string, importer: string): Promise<((name: string) => Origin) | undefined> {
    if (source === "lucide") return (name) => (ofIcons ??= iconOrigins()).get(name)!;
    const path = source === "valibot" ? valibot : source.startsWith(".") ? resolve(dirname(importer), source) : "";
    if (!isDivided(path)) return undefined;
    const { exported } = await declarations(path);
    return (name) => ({ from: path + partMark + exported.get(name), name: exported.get(name)! });
  }

  function declarations(path: string): Promise<Declarations> {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path)!;
  }

  return {
    name: "gipfel-by-declaration",
    resolveId: {
      order: "pre",
      handler: (source, importer) =>
        source.includes(partMark) ? (source.startsWith(".") ? resolve(dirname(importer!), source) : source) : undefined,
    },
    load: {
      order: "pre",
      async handler(id) {
        parse ??= (code) => this.parse(code) as unknown as Node;
        const [path, part] = id.split(partMark) as [string, string | undefined];
        if (!isDivided(path)) return undefined;
        const { exported, code } = await declarations(path);
        if (part !== undefined) return { code: code(part, (name) => path + partMark + name), moduleSideEffects: false };
        const reExports = [...exported].map(
          ([name, local]) => `export { ${local} as ${name} } from ${JSON.stringify(path + partMark + local)};`,
        );
        return { code: reExports.join("\n"), moduleSideEffects: false };
      },
    },
    /** Modules that import from a divided file import the declarations instead. */
    async transform(code, id) {
      const importer = id.split("?")[0]!;
      if (
        !/\/(sdk|host-site)\/|valibot/.test(importer) ||
        !/\.(ts|tsx|mjs)$/.test(importer) ||
        (isDivided(importer) && !id.includes(partMark))
      )
        return undefined;
      const ast = this.parse(code) as unknown as Node;
      const edits: [start: number, end: number, text: string][] = [];
      for (const statement of ast["body"] as Node[]) {
        if (statement.type !== "ImportDeclaration") continue;
        const originOf = await originsIn(statement["source"].value, importer);
        if (!originOf) continue;
        const from = (name: string, as: string) =>
          `import { ${originOf(name).name} as ${as} } from ${JSON.stringify(originOf(name).from)};`;
        const imports = (statement["specifiers"] as Node[]).flatMap((specifier) => {
          const local = specifier["local"].name as string;
          if (specifier.type !== "ImportNamespaceSpecifier") return [from(specifier["imported"].name, local)];
          const uses = memberNames(ast, local);
          edits.push(...uses.map((use): [number, number, string] => [use.start, use.end, `${local}$${use.name}`]));
          return [...new Set(uses.map(({ name }) => name))].map((name) => from(name, `${local}$${name}`));
        });
        edits.push([statement.start, statement.end, imports.join("\n")]);
      }
      if (edits.length === 0) return undefined;
      return edits
        .toSorted(([one], [other]) => other - one)
        .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
    },
  };
}
