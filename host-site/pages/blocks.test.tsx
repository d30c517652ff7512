import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Blocks } from "./blocks.tsx";

test("marks the text alone with the text's language: days and cards are in the page's", () => {
  const card = {
    id: 7,
    path: "/activity/7",
    title: "Bridge walk",
    line: "Hike",
    price: "from CHF 20.00",
    picture: null,
  };
  const html = renderToString(
    <Blocks
      lang="fr"
      stages={["Day 1"]}
      activities={[card]}
      blocks={[{ kind: "stage", title: "Les Alpes", text: "On monte.", activityIds: [7] }]}
    />,
  );
  const marked = [...html.matchAll(/<(\w+)[^>]* lang="fr"[^>]*>(.*?)<\/\1>/g)].map(([, , content]) => content);
  expect(marked).toEqual(["Les Alpes", "On monte."]);
  for (const words of ["Day 1", "Bridge walk", "from CHF 20.00"]) expect(html).toContain(words);
});
