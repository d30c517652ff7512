import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { elementFiles } from "../../../scripts/build/elements.ts";
import { sharedDocs, type SharedDocs } from "./docs.ts";
import type { ElementRecord } from "./record.ts";

const records = import.meta.glob<{ record: ElementRecord }>("../*/*.element.ts", { eager: true });
const elements = [...elementFiles().keys()];

type Names = Readonly<Record<"parts" | "slots" | "cssProperties", readonly string[]>>;

/** What the sources of some folders use: parts and slots of native elements, custom properties that are read. */
function usedIn(...folders: string[]): Names {
  const files = folders
    .flatMap((folder) => globSync(`sdk/${folder}/**/*.{ts,tsx,css}`))
    .filter((path) => !/\.(test|fixture)\./.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const tags = files
    .filter(({ path }) => path.endsWith(".tsx"))
    .flatMap(({ path, text }) => tagsIn(parseSync(path, text).program));
  const native = tags.filter(({ name }) => /^[a-z]/.test(name));
  const createsSlot = files.some(({ text }) => text.includes('createElement("slot")'));
  return {
    parts: unique(native.flatMap(({ values }) => [values["part"], values["exportparts"]]).filter(Boolean) as string[]),
    slots: unique([
      ...native.filter(({ name }) => name === "slot").map(({ values }) => values["name"] ?? ""),
      ...(createsSlot ? [""] : []),
    ]),
    cssProperties: unique(
      files.flatMap(({ text }) => [...text.matchAll(/var\(\s*(--gipfel-[\w-]+)/g)].map(([, name]) => name!)),
    ),
  };
}

/** An opening tag in TSX: its name, and its attributes; one that is no literal counts as `{…}`. */
interface Tag {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

function tagsIn(node: unknown): Tag[] {
  if (Array.isArray(node)) return node.flatMap(tagsIn);
  if (typeof node !== "object" || node === null) return [];
  const own = node as { type?: string; name?: { name?: string }; attributes?: Attribute[] };
  const inner = Object.values(node).flatMap(tagsIn);
  if (own.type !== "JSXOpeningElement") return inner;
  const values = (own.attributes ?? []).map(({ name, value }) => [name?.name, value?.value ?? "{…}"]);
  return [{ name: own.name?.name ?? "", values: Object.fromEntries(values) as Tag["values"] }, ...inner];
}

interface Attribute {
  readonly name?: { readonly name: string };
  readonly value?: { readonly value?: string } | null;
}

const unique = (names: string[]) => [...new Set(names)].sort();
const names = ({ parts, slots, cssProperties }: Omit<SharedDocs, "attributes">): Names => ({
  parts: Object.keys(parts).sort(),
  slots: Object.keys(slots).sort(),
  cssProperties: Object.keys(cssProperties).sort(),
});

describe("documentation of elements", () => {
  test("lists the slots, parts and custom properties that all elements share", () => {
    expect(usedIn("elements/_kit", "styles", "ui")).toEqual(names(sharedDocs));
  });

  test("has the default slot alone in parts that several elements use", () => {
    expect(usedIn("parts")).toEqual({ parts: [], slots: [""], cssProperties: [] });
  });

  test.each(elements)("lists exactly the slots, parts and custom properties of <gipfel-%s>", (name) => {
    const { docs } = records[`../${name}/${name}.element.ts`]!.record;
    expect(docs?.description).toMatch(/\.$/);
    expect(usedIn(`elements/${name}`)).toEqual(names(docs!));
  });
});
