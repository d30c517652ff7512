import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { openOldPage } from "../../sdk/elements/_kit/old-page.fixture.ts";
import { guardNatives } from "./guard-natives.ts";

/** Bundles a module of that address; answers with a function's body that returns its export `answer`. */
async function bundled(code: string, guard: ReturnType<typeof guardNatives>[], id = "/sdk/page.js"): Promise<string> {
  const source = {
    name: "source",
    resolveId: (requested: string) => (requested === id ? id : undefined),
    load: (requested: string) => (requested === id ? code : undefined),
  };
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [source, ...guard],
    build: { write: false, minify: false, lib: { entry: id, formats: ["iife"], name: "page" } },
  })) as [Rolldown.RolldownOutput];
  return `${output[0].code}; return page.answer`;
}
const guarded = (code: string, id?: string) => bundled(code, [guardNatives()], id);
const inOldPage = openOldPage();
const inPage = openOldPage("");

test.each([
  ["Object.keys", `export const answer = Object.keys({ own: 1 })`],
  ["JSON.stringify", `export const answer = JSON.stringify({ ids: [1, 2] })`],
  ["reduce", `export const answer = [1, 2, 3].reduce((sum, each) => sum + each, 0)`],
  [
    "reduce of what reduce gave",
    `export const answer = [[1, 2], [3]].reduce((all, each) => [...all, ...each]).reduce((sum, each) => sum + each)`,
  ],
  [
    "bind",
    `const cart = { seats: 4 };
     const left = (function (taken) { return this.seats - taken }).bind(cart, 1);
     cart.seats = 10;
     export const answer = left()`,
  ],
  [
    "bind inside reduce",
    `export const answer = [1, 2].reduce((function (sum, each) { return sum + each * this.by }).bind({ by: 10 }), 0)`,
  ],
  ["for … in", `export const answer = []; const seats = { adult: 2 }; for (const name in seats) { answer.push(name) }`],
  [
    "for … in without braces",
    `export const answer = []; let name; const seats = { adult: 2 }; for (name in seats) if (name === "x") answer.push(1); else answer.push(name)`,
  ],
  [
    "for … in another, with continue",
    `export const answer = []; const all = { a: { x: 1, y: 2 } }; const inner = all.a;
     for (const one in all) for (const other in inner) { if (other === "y") continue; answer.push(one + other) }`,
  ],
])("our code with %s does in a page of old libraries what it does in any other", async (_, code) => {
  const right = inPage(await bundled(code, []));
  expect(inOldPage(await bundled(code, [])), "the hazard is real").not.toEqual(right);
  expect(inOldPage(await guarded(code))).toEqual(right);
  expect(inPage(await guarded(code))).toEqual(right);
});

test.each([
  [
    "a method of that name of one's own",
    `export const answer = { bind: (unit) => unit + 1, reduce: (step) => step() }.bind(1)`,
  ],
  ["JSON.stringify with a replacer", `export const answer = JSON.stringify({ a: 1, b: 2 }, ["a"])`],
  ["bind without arguments", `export const answer = (function (seats) { return seats }).bind()(3)`],
  ["an optional call", `const list = undefined; export const answer = String(list?.reduce((sum) => sum))`],
  [
    "a chain that ends before the call",
    `const page = undefined; export const answer = String(page?.trips.reduce((sum) => sum)) + page?.show().run.bind(page)`,
  ],
])("%s gives what it gave before", async (_, code) => {
  expect(inPage(await guarded(code))).toEqual(inPage(await bundled(code, [])));
});

test("a library that elements don't run on is left alone", async () => {
  const code = `export const answer = Object.keys({ own: 1 })`;
  const id = "/node_modules/maplibre-gl/dist/maplibre-gl.js";
  expect(await guarded(code, id)).toBe(await bundled(code, [], id));
});
