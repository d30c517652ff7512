import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packageTypes, type ElementsManifest } from "./package-types.ts";
import { builtFolder } from "./shared.ts";

const built = builtFolder("package");
const fixtures = "tests/fixtures/package-consumer";
/** A project that has installed the package. */
const consumer = mkdtempSync(join(tmpdir(), "gipfel-consumer-"));
afterAll(() => rmSync(consumer, { recursive: true }));

const installed = join(consumer, "node_modules/gipfel");
mkdirSync(join(installed, "render"), { recursive: true });
for (const file of ["package.json", "index.d.ts", "render/index.d.ts", "react.d.ts", "vue.d.ts", "svelte.d.ts"])
  copyFileSync(join(built, file), join(installed, file));
mkdirSync(join(consumer, "node_modules/@types"));
writeFileSync(join(consumer, "package.json"), JSON.stringify({ type: "module" }));

/** Type-checks a file of the fixtures in the consumer's project; returns what the compiler prints. */
function check(file: string, moduleKind: "nodenext" | "esnext"): string {
  copyFileSync(join(fixtures, file), join(consumer, file));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    module: moduleKind,
    moduleResolution: moduleKind === "esnext" ? "bundler" : moduleKind,
    jsx: "react-jsx",
    types: [],
  };
  writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
  try {
    return execFileSync(resolve("node_modules/.bin/tsc"), ["-p", consumer], { encoding: "utf8" });
  } catch (cause) {
    return String((cause as { readonly stdout: unknown }).stdout);
  }
}

test.each(["nodenext", "esnext"] as const)("types a page without React (module %s)", (moduleKind) => {
  expect(check("page.ts", moduleKind)).toBe("");
});

test("types the elements in React's JSX", () => {
  for (const name of ["@types/react", "csstype"])
    symlinkSync(resolve("node_modules", name), join(consumer, "node_modules", name));
  expect(check("react.tsx", "esnext")).toBe("");
});

/** Vue, Svelte and Angular: what their compilers look up, in the shape that they publish. */
const published = {
  angular: `export interface ElementRef<T> { nativeElement: T }
export declare function viewChild<T>(reference: string): () => T | undefined;
export declare const CUSTOM_ELEMENTS_SCHEMA: unique symbol;
export declare function Component(metadata: { selector: string; schemas: symbol[]; template: string }): (target: unknown, context: ClassDecoratorContext) => void;`,
  vue: "export interface HTMLAttributes { class?: unknown; id?: string; title?: string }\nexport interface GlobalComponents {}",
  svelte:
    "export interface HTMLAttributes<T extends EventTarget> { class?: string; id?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }",
};

test.each([
  ["Vue's templates", "vue", "index.d.ts"],
  ["Svelte's markup", "svelte", "elements.d.ts"],
  ["Angular's components", "angular", "index.d.ts"],
] as const)("types the elements in %s", (_, name, types) => {
  const packageName = name === "angular" ? "@angular/core" : name;
  const folder = join(consumer, "node_modules", packageName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, types), published[name]);
  const exported = { ".": { types: `./${types}` }, "./elements": { types: `./${types}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: packageName, type: "module", exports: exported }));
  expect(check(`${name}.ts`, "esnext")).toBe("");
});

test("declares what the entry exports", () => {
  const exported = /export\s*\{([^}]*)\}\s*;?\s*$/.exec(readFileSync(join(built, "index.js"), "utf8"))![1]!;
  const names = exported.split(",").map((name) => name.trim().split(" ").at(-1));
  const declared = readFileSync(join(built, "index.d.ts"), "utf8").matchAll(/^export declare \w+ (\w+)/gm);
  expect([...declared].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

test("declares each attribute and event of the manifest", () => {
  const attribute = { name: "mood-light", description: "A /* comment */.", type: { text: "boolean" } };
  const event = { name: "gipfel-mood", type: { text: "CustomEvent<{ lumen: number }>" } };
  const element = { name: "GipfelLamp", tagName: "gipfel-lamp", description: "A lamp." };
  const declarations = [{ ...element, attributes: [attribute], events: [event], members: [] }];
  const types = packageTypes({ modules: [{ declarations }] } satisfies ElementsManifest);
  expect(types["index.d.ts"]).toContain('"mood-light"?: boolean | "" | "true" | "false" | undefined;');
  expect(types["index.d.ts"]).toContain('set moodLight(value: boolean | "" | "true" | "false" | null | undefined);');
  expect(types["index.d.ts"]).toContain('"gipfel-mood": CustomEvent<{ lumen: number }>;');
  expect(types["index.d.ts"]).toContain("A /* comment *\\/.");
  expect(types["react.d.ts"]).toContain('"gipfel-lamp": ElementProps<GipfelLamp,');
});
