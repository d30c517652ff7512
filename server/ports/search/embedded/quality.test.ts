import { describe, expect, test } from "vitest";
import { mainLocales } from "../../../../sdk/contracts/locale.ts";
import { find, noMatches } from "./find.ts";
import { quality } from "./quality.fixture.ts";
import { buildTextIndex } from "./text-index.ts";

/** Among the first so many the right one must be, for so many of the queries. */
const [first, share] = [5, 0.95];

describe("search finds what people of every script mean", () => {
  const sets = Object.entries(quality).map(
    ([script, lines]) =>
      [
        script,
        lines
          .trim()
          .split("\n")
          .map((line) => line.trim().split(" = ")),
      ] as const,
  );

  // Whichever language's plurals are known: the other locales ask an index of one of the four.
  const inEach = sets.flatMap(([script, pairs]) => mainLocales.map((locale) => [script, locale, pairs] as const));

  test.each(inEach)(
    "%s, in the index of %s: among the first five, in at least 95 of 100 queries",
    async (_script, locale, pairs) => {
      expect(pairs).toHaveLength(20);
      // All scripts stand in one index: a query must not meet another language by chance either.
      const titles = [...pairs, ...sets.flatMap(([, others]) => others).filter((other) => !pairs.includes(other))].map(
        ([title = ""]) => title,
      );
      const index = await buildTextIndex(
        titles.map((title) => ({ title, names: [], description: [], kind: "other" as const })),
        locale,
        async () => {},
      );
      const missed = pairs.filter(([title = "", query = ""]) => {
        const { rankOf } = find(index, query);
        const documents = [...rankOf.keys()]
          .filter((document) => rankOf[document] !== noMatches)
          .sort((one, other) => rankOf[one]! - rankOf[other]! || other - one);
        return !documents.slice(0, first).some((document) => titles[document] === title);
      });
      expect(
        missed.length / pairs.length,
        missed.map(([title, query]) => `${query} → ${title}`).join("; "),
      ).toBeLessThanOrEqual(1 - share);
    },
  );
});
