import type { I18n } from "@lingui/core";
import { globSync, readFileSync } from "node:fs";
import type * as valibot from "valibot";
import { expect, test, vi } from "vitest";
import { unusedParts, valibotWithoutUnused } from "./unused-parts.ts";

const transform = unusedParts().transform as (
  this: { error(text: string): never },
  code: string,
  id: string,
) => { code: string } | undefined;
const context = {
  error(text: string): never {
    throw new Error(text);
  },
};
const shortened = (path: string) => transform.call(context, readFileSync(path, "utf8"), `/x/${path}`)!.code;

test("r2wc without props and events still mounts, updates and unmounts a component", async () => {
  vi.stubGlobal(
    "HTMLElement",
    class {
      attachShadow = () => "root";
    },
  );
  const code = shortened("node_modules/@r2wc/core/dist/core.js");
  const { default: r2wc } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (
      view: unknown,
      options: object,
      renderer: object,
    ) => new () => { connectedCallback(): void; disconnectedCallback(): void };
  };
  const calls: string[] = [];
  const note = (name: string) => () => (calls.push(name), "context");
  const Element = r2wc(
    {},
    { shadow: "open" },
    { mount: note("mount"), update: note("update"), unmount: note("unmount") },
  );
  const element = new Element();
  element.connectedCallback();
  element.connectedCallback();
  element.disconnectedCallback();
  vi.unstubAllGlobals();
  expect(calls).toEqual(["mount", "update", "unmount"]);
});

test("Lingui without what nothing calls still translates, counts and falls back", async () => {
  const code = shortened("node_modules/@lingui/core/dist/index.mjs")
    .replace(/^import .*$/m, "")
    .replaceAll('process.env.NODE_ENV !== "production"', "false");
  const { setupI18n } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { setupI18n(): I18n };
  const i18n = setupI18n();
  i18n.load("de", {
    hello: ["Hallo ", ["name"]],
    seats: [["count", "plural", { one: ["# Platz"], other: ["#", " Plätze"] }]],
  });
  i18n.activate("de");
  expect(i18n._("hello", { name: "Elena" })).toBe("Hallo Elena");
  expect(i18n._("seats", { count: 1200 })).toBe("1.200 Plätze");
  expect("date" in i18n).toBe(false);
});

test("no message formats dates or times, or escapes a character, which browsers' files have no code for", () => {
  const messages = globSync("locales/**/*.po").map((path) => readFileSync(path, "utf8"));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((text) => /\{\s*\w+\s*,\s*(date|time)\b|\\[ux][\da-f]{2}/i.test(text))).toEqual([]);
});

test("stops the build where a part isn't in the library's text", () => {
  expect(() => transform.call(context, "export default 1", "/x/node_modules/@r2wc/core/dist/core.js")).toThrow(
    "has changed",
  );
});

test("Valibot without ends at the first problem and messages by language reads and refuses as it does whole", async () => {
  const path = "node_modules/valibot/dist/index.mjs";
  const whole = readFileSync(path, "utf8");
  const less = valibotWithoutUnused(whole);
  const moduleOf = async (code: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as typeof valibot;
  const results = (v: typeof valibot) => {
    const schema = v.object({
      tags: v.pipe(v.array(v.picklist(["a", "b"])), v.maxLength(2)),
      prices: v.record(v.pipe(v.string(), v.minLength(2)), v.union([v.number(), v.literal("free")])),
      from: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => text !== "no", "not this one"),
        ),
        "x",
      ),
    });
    return [
      { tags: ["a"], prices: { ab: 1, cd: "free" } },
      { tags: ["a", "c", "b"], prices: { a: "dear", bc: null }, from: "no" },
      { prices: [] },
    ].map((value) => {
      const { success, output, issues } = v.safeParse(schema, value);
      return { success, output, issues: issues?.map((issue) => [issue.message, v.getDotPath(issue)]) };
    });
  };
  expect(less.length).toBeLessThan(whole.length);
  expect(results(await moduleOf(less))).toEqual(results(await moduleOf(whole)));
});
