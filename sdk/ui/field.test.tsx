import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField, type TextFieldProps } from "./field.tsx";

const field: TextFieldProps = { label: "Password", value: "", onInput: () => {}, hint: "Ten characters at least." };
const described = (html: string) => /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];

test("an error takes the place of a hint below the control, and both describe it", () => {
  const html = renderToString(<TextField {...field} error="Please fill this in." />);
  const [error, hint] = described(html);
  expect(html).toMatch(new RegExp(`id="${error}"[^>]*>.*Please fill this in.`));
  expect(html).toMatch(new RegExp(`id="${hint}" class="sr-only"`));
});

test("a hint above the control stays in sight beside an error", () => {
  const html = renderToString(<TextField {...field} isHintAbove error="Please fill this in." />);
  expect(described(html)).toHaveLength(2);
  expect(html).not.toContain("sr-only");
  expect(html.indexOf("Ten characters at least.")).toBeLessThan(html.indexOf("<input"));
});
