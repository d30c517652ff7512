import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { value: "de", label: "Deutsch" },
  { value: "en", label: "English", mistake: "to be corrected" },
] as const;

test("a tab whose panel has something wrong has a mark and a word, the others have none", () => {
  const html = renderToString(
    <Tabs label="Languages" tabs={tabs} value="de" onChange={() => {}}>
      Texts
    </Tabs>,
  );
  const [german, english] = html.match(/<button.*?<\/button>/g) ?? [];
  expect(english).toContain("bg-red");
  expect(german).not.toContain("bg-red");
  expect(english).toContain(", to be corrected");
  expect(english).toContain("forced-colors:bg-");
});
