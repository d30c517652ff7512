import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckList } from "./choices.tsx";

const options = [
  { value: "de", label: "German" },
  { value: "fr", label: "French" },
];
const list = (value: string, error?: string) =>
  renderToString(
    <CheckList
      field={{ name: "languages", value, error, onInput: () => {}, onLeave: () => {} }}
      legend="Languages"
      options={options}
    />,
  );

test("the boxes of a list have the field's name and their own value", () => {
  const boxes = list("fr").match(/<input[^>]*>/g)!;
  expect(boxes.map((box) => /name="([^"]*)"/.exec(box)?.[1])).toEqual(["languages", "languages"]);
  expect(boxes.map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(["de", "fr"]);
  expect(boxes.map((box) => box.includes("checked"))).toEqual([false, true]);
});

test("the boxes of a list that is wrong are invalid, with a red edge; others are not", () => {
  expect(list("", "Please choose one.").match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(2);
  expect(list("", "Please choose one.")).toContain("has-aria-invalid:border-red");
  expect(list("de")).not.toContain("aria-invalid=");
});
