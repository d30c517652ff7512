import * as v from "valibot";
import { expect, test } from "vitest";
import type { Call } from "../../../sdk/contracts/call.ts";
import * as calls from "../../../sdk/contracts/calls/index.ts";
import { requestOf } from "../../../sdk/contracts/requests/index.ts";
import { exampleOf } from "./example-of.ts";
import { typeText } from "./type-text.ts";

test("every example is what the call takes, or answers", () => {
  const without: string[] = [];
  for (const [name, call] of Object.entries<Call>(calls)) {
    const { params, query, body } = requestOf(call);
    const schemas = [
      ["params", params, "input"],
      ["query", query, "input"],
      ["body", body, "input"],
      ["answer", call.answer, "output"],
    ] as const;
    for (const [part, schema, mode] of schemas) {
      const example = schema && exampleOf(schema, mode);
      if (schema && !v.safeParse(schema, example).success) without.push(`${name} ${part}`);
    }
  }
  expect(without).toEqual([]);
});

test("an example leaves out what may be left out and has no sample", () => {
  const schema = v.object({
    cartId: v.string(),
    email: v.optional(v.string()),
    quirk: v.optional(v.string()),
    oddity: v.nullable(v.string()),
  });
  const example = exampleOf(schema, "input") as Record<string, unknown>;
  expect(Object.keys(example)).toEqual(["cartId", "email", "oddity"]);
  expect(example["oddity"]).toBeNull();
});

test("a type is TypeScript that people read: short objects on a line, choices in brackets", () => {
  expect(
    typeText({
      type: "object",
      properties: {
        kind: { enum: ["a", "b"] },
        tags: { type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] } },
        byDay: { type: "object", additionalProperties: { type: "integer" } },
      },
      required: ["kind"],
    }),
  ).toBe('{\n  kind: "a" | "b";\n  tags?: (string | null)[];\n  byDay?: Record<string, number>;\n}');
});
