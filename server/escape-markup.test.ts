import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test("text comes back out of an attribute and out of an element, and ends neither", () => {
  const text = `a & b &lt; <script>'x'</script> "y" &amp;`;
  const written = escapeMarkup(text);
  const [element] = parseFragment(`<p title="${written}" lang='${written}'>${written}</p>`).childNodes;
  expect(element).toMatchObject({
    attrs: [
      { name: "title", value: text },
      { name: "lang", value: text },
    ],
    childNodes: [{ nodeName: "#text", value: text }],
  });
});
