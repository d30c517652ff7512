/** The linter's rule `rooms/imports`: an import that the table of rooms does not allow (`rooms.ts`). */
import { posix, relative, sep } from "node:path";
import { type Grant, type Room, rooms } from "./rooms.ts";

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
  /** What is imported by name; none where the whole module is. */
  readonly names: readonly string[];
}

const roomOf = (path: string): Room | undefined => rooms.find(({ files }) => files.test(path));
const groupOf = (room: Room, path: string): string | undefined => room.files.exec(path)?.[1];

/** `@scope/name`, `name`, or `node:` and `words:`. */
function packageOf(specifier: string): string {
  const [, scheme] = /^([a-z]+:)/.exec(specifier) ?? [];
  return scheme ?? specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** A whole module, as `export *` or a dynamic import names it, is more than these names. */
const areNamed = (names: readonly string[], wanted: RegExp): boolean =>
  names.length > 0 && names.every((name) => wanted.test(name));

function grants(granted: readonly (string | Grant)[], name: string, one: Import, isSameGroup: boolean): boolean {
  const fitting = granted.filter((grant) => (typeof grant === "string" ? grant : grant.from) === name);
  // `*` stands for every name that no other grant narrows.
  const found = fitting.length > 0 ? fitting : granted.filter((grant) => grant === "*");
  return found.some(
    (grant) =>
      typeof grant === "string" ||
      ((!grant.only || one.isType) &&
        (!grant.names || areNamed(one.names, grant.names)) &&
        (!grant.sameGroup || isSameGroup)),
  );
}

/** Why the file at `path` may not import this, if it may not. Paths are from the repository's root. */
export function refusal(path: string, one: Import): string | undefined {
  const room = roomOf(path);
  if (!room) return `${path} stands in no room of scripts/lint/rooms.ts.`;
  const refused = `'${one.specifier}' is not for ${room.name}. ${room.message}`;
  if (!one.specifier.startsWith(".")) {
    return !room.packages || grants(room.packages, packageOf(one.specifier), one, false) ? undefined : refused;
  }
  const target = posix.join(posix.dirname(path), one.specifier.replace(/\?.*/, ""));
  const targetRoom = roomOf(target);
  // The repository's own files that are no code, such as package.json.
  if (!targetRoom) return room.packages ? refused : undefined;
  const isSameGroup = groupOf(room, path) === groupOf(targetRoom, target);
  if (targetRoom === room && isSameGroup) return undefined;
  return grants(room.may, targetRoom.name, one, isSameGroup) ? undefined : refused;
}

/** What the rule reads of an import's or export's syntax. */
interface Declaration {
  readonly type: string;
  readonly source?: { readonly type?: string; readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly {
    readonly importKind?: string;
    readonly exportKind?: string;
    readonly imported?: { readonly name?: string };
    readonly local?: { readonly name?: string };
  }[];
}

function importOf(declaration: Declaration): Import | undefined {
  const specifier = declaration.source?.value;
  if (typeof specifier !== "string") return undefined;
  const { type, importKind, exportKind, specifiers = [] } = declaration;
  const isTypeKind = [importKind, exportKind].includes("type") || type === "TSImportType";
  const areTypes =
    specifiers.length > 0 && specifiers.every((one) => [one.importKind, one.exportKind].includes("type"));
  return {
    specifier,
    isType: isTypeKind || areTypes,
    names: specifiers.flatMap((one) => one.imported?.name ?? one.local?.name ?? []),
  };
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: unknown; message: string }): void;
}

export default {
  meta: { name: "rooms" },
  rules: {
    imports: {
      create(context: Context) {
        const path = relative(context.cwd, context.filename).replaceAll(sep, "/");
        const check = (node: Declaration): void => {
          const one = importOf(node);
          const message = one && refusal(path, one);
          if (message) context.report({ node: node.source, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};
