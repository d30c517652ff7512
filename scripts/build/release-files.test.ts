import { expect, test } from "vitest";
import { verifyBeforeImports } from "./release-files.ts";

test("puts a check before each dynamic import, whatever its address is made of", () => {
  const code =
    'import{a}from"./a.js";let b=()=>import("./b.js"),c=e=>import(/* @vite-ignore */ new URL(`${e}.js`,import.meta.url).href);';
  const text = verifyBeforeImports(code, "kit.js");
  expect(text).toContain(
    'let b=()=>gipfelImport("./b.js"),c=e=>gipfelImport(new URL(`${e}.js`,import.meta.url).href);',
  );
  expect(text.match(/\bimport\(/g)).toEqual(["import("]);
});

test("leaves a chunk without dynamic imports, and what only looks like one, as it is", () => {
  const code = 'import{a}from"./a.js";export const text="import(1)";';
  expect(verifyBeforeImports(code, "kit.js")).toBe(code);
});
