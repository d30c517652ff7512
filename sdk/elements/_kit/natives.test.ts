import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { bind, keys, reduce, stringify } from "./natives.ts";
import { openOldPage } from "./old-page.fixture.ts";

/** The module as a script, to run in a page whose natives are overridden. */
const script = stripTypeScriptTypes(readFileSync(new URL("natives.ts", import.meta.url), "utf8")).replaceAll(
  "export function",
  "function",
);

const wire = {
  cartId: null,
  ids: [1, 2, []],
  note: 'Zoë says "hi"\n',
  seats: { adult: 2, child: undefined },
  price: 49.5,
  isOpen: false,
};

test.each([
  ["an object", wire],
  ["a list", [wire, null, undefined, "", 0]],
  ["what has no JSON", { act: () => 1, nothing: undefined, list: [undefined, () => 1], number: Number.NaN }],
  ["text", "Grüezi\u2028"],
  ["null", null],
  ["undefined", undefined],
])("stringify writes %s as JSON.stringify does", (_, value) => {
  expect(stringify(value)).toBe(JSON.stringify(value));
});

test("keys returns only an object's own members", () => {
  expect(keys(Object.assign(Object.create({ inherited: 1 }) as object, { own: 1, other: 2 }))).toEqual([
    "own",
    "other",
  ]);
});

test("bind binds the object itself, not a copy, and the first arguments", () => {
  const cart = { seats: 4 };
  const left = bind(
    function (this: typeof cart, taken: number, more: number) {
      return this.seats - taken - more;
    },
    cart,
    1,
  ) as (more: number) => number;
  cart.seats = 10;
  expect(left(2)).toBe(7);
});

test("reduce works as the native does, with and without an initial value", () => {
  const step = (total: string, item: string, index: number, items: string[]) =>
    `${total}${item}${index}${items.length}`;
  for (const list of [["a"], ["a", "b", "c"]]) {
    expect(reduce(list, step)).toBe(list.reduce(step));
    expect(reduce(list, step, "")).toBe(list.reduce(step, ""));
  }
  expect(reduce([], step, "none")).toBe("none");
  expect(reduce(["a"], (_, item: string) => item, undefined)).toBe("a");
});

test("calls an object's own bind or reduce method", () => {
  const texture = {
    bind: (unit: number, slot: number) => `bound to ${unit}, ${slot}`,
    reduce: (step: () => number) => step(),
  };
  expect(bind(texture, 1, 2)).toBe("bound to 1, 2");
  expect(reduce(texture, () => 7)).toBe(7);
});

test("all of them work in a page with Prototype, MooTools and an extended Object.prototype, where the natives fail", () => {
  const inPage = openOldPage();
  expect(inPage(`return JSON.stringify({ ids: [1, 2] })`)).not.toBe('{"ids":[1,2]}');
  expect(inPage(`${script}; return stringify({ ids: [1, 2], words: ["a"] })`)).toBe('{"ids":[1,2],"words":["a"]}');
  expect(inPage(`return Object.keys({ own: 1 })`)).toEqual(["own", "extend"]);
  expect(inPage(`${script}; return keys({ own: 1 })`)).toEqual(["own"]);
  expect(inPage(`return [1, 2, 3].reduce((sum, each) => sum + each)`)).toEqual([1, 2, 3]);
  expect(inPage(`${script}; return reduce([1, 2, 3], (sum, each) => sum + each)`)).toBe(6);
  const bound = (how: string) => `const cart = { seats: 4 }; const seats = ${how}; cart.seats = 10; return seats()`;
  expect(inPage(bound(`(function () { return this.seats }).bind(cart)`))).toBe(4);
  expect(inPage(`${script}; ${bound(`bind(function () { return this.seats }, cart)`)}`)).toBe(10);
});

test("they use no method of arrays, functions and strings but push, which no library overrides", () => {
  const inPage = openOldPage(`
    const needed = new Set(["constructor", "push", "values"]);
    for (const prototype of [Array.prototype, Function.prototype, String.prototype])
      for (const name of Object.getOwnPropertyNames(prototype))
        if (typeof Object.getOwnPropertyDescriptor(prototype, name).value === "function" && !needed.has(name))
          prototype[name] = () => { throw new Error(name + " of the page was called"); };
  `);
  const calls = `[stringify({ ids: [1, "a"] }), keys({ a: 1, b: 2 }), bind((a, b) => a + b, null, 1)(2), reduce([1, 2], (a, b) => a + b)]`;
  expect(inPage(`${script}; return ${calls}`)).toEqual(['{"ids":[1,"a"]}', ["a", "b"], 3, 3]);
});
