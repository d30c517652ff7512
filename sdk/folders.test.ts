/** One shape of folders for all elements and all machines (docs/elements.md). */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const missingOf = (folder: string, kinds: readonly string[]) =>
  kinds.filter((kind) => !existsSync(`${folder}/${basename(folder)}.${kind}`));

const elements = globSync("sdk/elements/*/*.element.ts").map(dirname).toSorted();
const machines = globSync("sdk/machines/[!_]*/").toSorted();

describe.each(elements)("the element in %s", (folder) => {
  const name = basename(folder);

  test("has the files that every element has", () => {
    expect(missingOf(folder, ["element.ts", "docs.ts", "implement.ts", "connect.ts", "props.ts", "tsx"])).toEqual([]);
  });

  test("names no other kind of file after itself", () => {
    const kinds = globSync(`${folder}/${name}.*`)
      .map((path) => basename(path).slice(name.length + 1))
      .filter((kind) => !/(^|\.)(test|fixture)\.tsx?$/.test(kind));
    const known = /^(element|docs|input|implement|connect|props|paint|progressive|full)\.ts$|^tsx$|^css$/;
    expect(kinds.filter((kind) => !known.test(kind))).toEqual([]);
  });

  test("declares its record alone in the record's file", () => {
    const { body } = parseSync(`${name}.element.ts`, read(`${folder}/${name}.element.ts`)).program;
    const declared = body.filter(({ type }) => type !== "ImportDeclaration");
    expect(declared.map(({ type }) => type)).toEqual(["ExportNamedDeclaration"]);
  });

  test("wires its machine without untyped actors and double casts", () => {
    const wiring = globSync(`${folder}/*.{element,input,implement,connect}.ts`);
    expect(wiring.filter((path) => /AnyActorLogic|as unknown as/.test(read(path)))).toEqual([]);
  });
});

describe.each(machines)("the machine in %s", (folder) => {
  const files = globSync(`${folder}/**/*.ts`);
  const sources = files.filter((path) => !/\.(test|fixture)\.ts$/.test(path));

  test("has the files that every machine has", () => {
    expect(missingOf(folder, ["machine.ts", "setup.ts", "types.ts", "test.ts"])).toEqual([]);
  });

  test("says by each file's suffix what is in it", () => {
    const known = /\.(machine|setup|states|types|rules|preview)\.ts$/;
    expect(sources.filter((path) => !known.test(path))).toEqual([]);
  });

  test("calls setup in a setup file and createMachine in the machine's own", () => {
    const calls = (call: string, kind: string) =>
      sources.filter((path) => new RegExp(`\\b${call}\\(`).test(read(path)) && !path.endsWith(kind));
    expect(calls("setup", ".setup.ts")).toEqual([]);
    expect(calls("createMachine", ".machine.ts")).toEqual([]);
  });
});

test("the folder of elements holds elements and their kit alone: what they share is in sdk/parts", () => {
  const folders = globSync("sdk/elements/[!_]*/").map((path) => path.replace(/\/$/, ""));
  expect(folders.toSorted()).toEqual(elements);
});

test("the tags that views may use are those that they use", () => {
  const declared = [...read("sdk/elements/_kit/jsx.d.ts").matchAll(/"gipfel-(\w+)"/g)].map(([, name]) => name!);
  const used = globSync("{sdk/elements,sdk/parts,host-site}/**/*.tsx")
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => [...read(path).matchAll(/<gipfel-(\w+)/g)].map(([, name]) => name!));
  expect(declared.toSorted()).toEqual([...new Set(used)].toSorted());
  expect(declared.filter((name) => !elements.includes(`sdk/elements/${name}`))).toEqual([]);
});
