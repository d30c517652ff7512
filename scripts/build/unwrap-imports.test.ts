import { expect, test } from "vitest";
import { unwrapImports } from "./unwrap-imports.ts";

test("takes Vite's wrapper off a dynamic import and leaves the rest as it is", () => {
  const named = `$_(async()=>{let{words:e}=await import("./words-B.js");return{words:e}},import.meta.url).then(f)`;
  expect(unwrapImports(`a=${named};b=c(()=>import("./d.js").then(e=>e.a),[],import.meta.url)`)).toBe(
    `a=import("./words-B.js").then(f);b=import("./d.js").then(e=>e.a)`,
  );
  const own = `a.b(()=>import("./d.js"),import.meta.url);c(()=>import(new URL(e,import.meta.url)))`;
  expect(unwrapImports(own)).toBe(own);
});
