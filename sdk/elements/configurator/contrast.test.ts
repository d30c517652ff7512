import { expect, test } from "vitest";
import { fieldsOf } from "../../snippets/fields.ts";
import { contrastOf } from "./contrast.ts";

const optionsWith = (values: Readonly<Record<string, string>>) =>
  fieldsOf("button").map((field) => ({
    ...field,
    value: values[field.name] ?? field.fallback,
    subject: "activity" as const,
    inShop: null,
    isWrong: false,
    set: () => {},
  }));

test("an emptied colour is the default one, whose contrast counts", () => {
  const shown = contrastOf(optionsWith({}));
  expect(shown?.better).not.toBeNull();
  expect(contrastOf(optionsWith({ background: " ", color: "" }))?.ratio).toBe(shown!.ratio);
  expect(contrastOf(optionsWith({ background: "", color: "#000000" }))?.ratio).toBeGreaterThan(shown!.ratio);
});
