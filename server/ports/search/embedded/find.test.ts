import { describe, expect, test } from "vitest";
import type { CatalogueLocale } from "../records.ts";
import { find, noMatches } from "./find.ts";
import { buildTextIndex, type DocumentKind } from "./text-index.ts";
import { typos } from "./typo.ts";

/**
 * Titles in the order of their rank for a query; names and description stand behind bars: `Boat trip | Lucerne; Lake
 * Lucerne | Across the lake`.
 */
async function search(
  texts: readonly string[],
  query: string,
  kinds: Readonly<Record<string, DocumentKind>> = {},
  locale: CatalogueLocale = "en_CH",
): Promise<string[]> {
  const split = texts.map((text) => text.split(" | "));
  const index = await buildTextIndex(
    split.map(([title = "", names = "", description = ""]) => ({
      title,
      names: names.split("; ").filter(Boolean),
      description: [description],
      kind: kinds[title] ?? "other",
    })),
    locale,
    async () => {},
  );
  const { rankOf } = find(index, query);
  return [...rankOf.keys()]
    .filter((document) => rankOf[document] !== noMatches)
    .sort((one, other) => rankOf[one]! - rankOf[other]! || one - other)
    .map((document) => split[document]![0]!);
}

describe("[R24] search", () => {
  test("ranks the exact title first, then its beginning, all words, other fields", async () => {
    const texts = ["A walk | Rigi by rail", "Down from the Rigi", "Rigi day pass", "Rigi"];
    expect(await search(texts, "rigi")).toEqual(["Rigi", "Rigi day pass", "Down from the Rigi", "A walk"]);
  });

  test("finds a word with a typing error: left out, put in, changed, swapped", async () => {
    for (const query of ["jungfrujoch", "jungfraauujoch", "jungfraujock", "jugnfraujoch", "Jungfrauj0ch"])
      expect(await search(["Jungfraujoch", "Titlis"], query)).toEqual(["Jungfraujoch"]);
  });

  test("forgives one error from four letters, two from eight, none below", async () => {
    expect(await search(["Zug", "Bern", "Appenzell"], "zgu")).toEqual([]);
    expect(await search(["Zug", "Bern", "Appenzell"], "bren")).toEqual(["Bern"]);
    expect(await search(["Zug", "Bern", "Appenzell"], "apenzel")).toEqual(["Appenzell"]);
    expect(await search(["Zug", "Bern", "Appenzell"], "baar")).toEqual([]);
  });

  test("prefers what begins with the same letter", async () => {
    expect(await search(["Muzern", "Luzerm"], "luzern")).toEqual(["Luzerm", "Muzern"]);
    expect(typos("luzern", "muzern", 1, false)).toBe(2);
    expect(typos("luzern", "luzenr", 1, false)).toBe(1);
  });

  test("a word that is known is not taken for another one", async () => {
    expect(await search(["Berg", "Bern"], "bern")).toEqual(["Bern"]);
  });

  test("finds while a word is being typed, errors and all", async () => {
    expect(await search(["Paragliding over Interlaken"], "parag")).toHaveLength(1);
    expect(await search(["Paragliding over Interlaken"], "pargl")).toHaveLength(1);
    expect(await search(["Paragliding over Interlaken"], "interlaken par")).toHaveLength(1);
  });

  test("finds the end of a joined word, after the word itself", async () => {
    expect(await search(["Raddampfer nach Flüelen", "Ein Dampfer am Abend", "Zahnradbahn"], "dampfer")).toEqual([
      "Ein Dampfer am Abend",
      "Raddampfer nach Flüelen",
    ]);
    expect(await search(["Vierwaldstättersee", "Zahnradbahn"], "bahn")).toEqual(["Zahnradbahn"]);
  });

  test("where nothing has all words, finds what has most of them", async () => {
    expect(await search(["Boat trip on Lake Lucerne", "Cheese dairy"], "boat trip lucerne christmas")).toEqual([
      "Boat trip on Lake Lucerne",
    ]);
    expect(await search(["Boat trip on Lake Lucerne"], "surf ski golf boat")).toEqual([]);
  });

  test("finds everything for an empty query, and nothing for an emoji or signs alone", async () => {
    for (const blank of ["", "  ", "\u200b", "\u0007"]) expect(await search(["A", "B"], blank)).toEqual(["A", "B"]);
    for (const signs of ["🎿", "👨‍👩‍👧", " ?!… "]) expect(await search(["A", "B"], signs)).toEqual([]);
  });

  test("a place that is misspelt leads too, before its region and its combinations", async () => {
    const kinds = { Zurich: "place", "Zurich, Basel and the Plateau": "place" } as const;
    const texts = ["Zurich, Basel and the Plateau", "Zurich: Couples", "By tram through Zurich", "Zurich"];
    expect((await search(texts, "zurcih", kinds)).slice(0, 2)).toEqual(["Zurich", "Zurich, Basel and the Plateau"]);
  });

  test("a place is found by its name in another language as by its own", async () => {
    const kinds = { Geneva: "place", "Lake Geneva and Fribourg": "place" } as const;
    const texts = [
      "Lake Geneva and Fribourg | Genfersee und Freiburg",
      "A walk by lantern | Genf",
      "Geneva | Genf; Genève",
      "Luzern by night",
    ];
    expect(await search(texts, "genf", kinds)).toEqual(["Geneva", "Lake Geneva and Fribourg", "A walk by lantern"]);
    expect((await search(texts, "gneve", kinds))[0]).toBe("Geneva");
  });

  test("the page of a place or category that is named leads, the plain place before its combinations and before a region", async () => {
    const kinds = {
      Interlaken: "place",
      Zurich: "place",
      "Zurich and the Plateau": "category",
      Cheese: "category",
    } as const;
    expect(await search(["Interlaken: Couples", "Inter", "Interlaken"], "inter", kinds)).toEqual([
      "Interlaken",
      "Inter",
      "Interlaken: Couples",
    ]);
    expect(await search(["Zurich and the Plateau", "Zurich: Couples", "Zurich"], "Zuri", kinds)).toEqual([
      "Zurich",
      "Zurich and the Plateau",
      "Zurich: Couples",
    ]);
    expect(await search(["Cheese dairy", "Fondue evening | Cheese", "Cheese"], "cheese", kinds)).toEqual([
      "Cheese",
      "Cheese dairy",
      "Fondue evening",
    ]);
  });

  test("drops a page that only mentions a text where another page is named by it, and else ranks it behind activities that mention it", async () => {
    const kinds = { Wine: "category", Autumn: "category", Salgesch: "place" } as const;
    const texts = [
      "Autumn |  | Harvest and new wine",
      "Salgesch |  | Village of wine",
      "Cellar walk |  | Taste four kinds of wine",
      "Wine museum",
      "Wine",
    ];
    expect(await search(texts, "wine", kinds)).toEqual(["Wine", "Wine museum", "Cellar walk"]);
    expect(await search(texts.slice(0, -1), "wine", kinds)).toEqual([
      "Wine museum",
      "Cellar walk",
      "Autumn",
      "Salgesch",
    ]);
    expect(await search(texts, "harvest", kinds)).toEqual(["Autumn"]);
  });

  test("a description is found by its words, not by what they begin with or might mean", async () => {
    const texts = ["Thermal spa", "Gondola |  | Space above the valley", "Bath |  | A spa with steam"];
    expect(await search(texts, "spa")).toEqual(["Thermal spa", "Bath"]);
    for (const walk of ["Walk |  | Round the gulf", "Walk | Gulf of Lugano"])
      expect(await search([walk], "golf")).toEqual([]);
    expect(await search(["Walk |  | Through the vineyards"], "viney")).toEqual(["Walk"]);
  });

  test("what has only a part of the words is below the bar, unless words are left to choice", async () => {
    const texts = ["Interlaken: to do", "Interlaken", "Boat trip"];
    expect(await search(texts, "what if not in interlaken with kids")).toEqual([]);
    const index = await buildTextIndex(
      texts.map((title) => ({
        title,
        names: [],
        description: [],
        kind: title === "Interlaken" ? ("place" as const) : ("other" as const),
      })),
      "en_CH",
      async () => {},
    );
    const [joined, place, boat] = find(index, "what to do if not in interlaken with kids", {
      allOptional: true,
    }).rankOf;
    expect([place! < joined!, joined === noMatches, boat]).toEqual([true, false, noMatches]);
  });

  describe("a plural finds what its singular finds, and the other way round", () => {
    test.each<[CatalogueLocale, string]>([
      [
        "en_CH",
        "wines Wine tasting, castles Castle, ferries Ferry ride, beaches Beach, spas Spa, knives Knife workshop, children Child seat",
      ],
      ["de_CH", "Weine Wein, Seen See, Museen Museum, Schlösser Schloss, Züge Zug, Städte Stadt, Erlebnisse Erlebnis"],
      [
        "de_CH",
        "Zentren Zentrum, Firmen Firma, Boote Boot, Hotels Hotel, Gletscher Gletscher, Schneeschuhtouren Schneeschuhtour, Führerinnen Führerin",
      ],
      ["fr_CH", "vins Vin, châteaux Château, chevaux Cheval, bateaux Bateau, lacs Lac, jeux Jeu, vitraux Vitrail"],
      [
        "it_CH",
        "vini Vino, laghi Lago, gite Gita, musei Museo, spiagge Spiaggia, formaggi Formaggio, barche Barca, parchi Parco, escursioni Escursione, ponti Ponte",
      ],
    ])("%s: %s", async (locale, pairs) => {
      for (const [plural = "", ...rest] of pairs.split(", ").map((pair) => pair.split(" "))) {
        const title = rest.join(" ");
        // The plural is known elsewhere, so that it is no typing error of the singular.
        const elsewhere = `Elsewhere |  | ${plural}`;
        expect(await search([elsewhere, title], plural, {}, locale), plural).toEqual([title, "Elsewhere"]);
        expect(await search([plural, elsewhere], rest[0]!, {}, locale), rest[0]).toContain(plural);
      }
    });

    test("a category in the singular leads", async () => {
      const texts = ["Evening | Wine | Swiss wines", "Wine walk", "Wine"];
      expect(await search(texts, "wines", { Wine: "category" })).toEqual(["Wine", "Wine walk", "Evening"]);
    });

    test("a category whose whole title is the singular leads one that has it among others", async () => {
      const kinds = { "Cibo e vino": "category", Vino: "category" } as const;
      expect(await search(["Cibo e vino", "Vino"], "vini", kinds, "it_CH")).toEqual(["Vino", "Cibo e vino"]);
    });

    test("a place's name is no plural", async () => {
      const texts = ["Vals", "Val Verzasca", "Baden", "Bad Ragaz", "Bern", "Berner Oberland"];
      const kinds = { Vals: "place", Baden: "place", Bern: "place" } as const;
      expect(await search(texts, "vals", kinds, "en_CH")).toEqual(["Vals"]);
      const valleys = ["Val Ferret", "Viamala and Vals"];
      expect(await search(valleys, "vals", { "Val Ferret": "place", "Viamala and Vals": "place" }, "en_CH")).toEqual(
        valleys.toReversed(),
      );
      expect(await search(texts, "baden", kinds, "de_CH")).toEqual(["Baden"]);
      expect(await search(texts, "bern", kinds, "de_CH")).toEqual(["Bern", "Berner Oberland"]);
    });

    test("a plural finds its singular at the end of a joined word", async () => {
      expect(await search(["Zahnradbahn", "Elsewhere |  | Bahnen"], "bahnen", {}, "de_CH")).toEqual([
        "Zahnradbahn",
        "Elsewhere",
      ]);
      expect(await search(["Gefährte", "Fährte", "Fahrt"], "fahrten", {}, "de_CH")).toContain("Fahrt");
    });

    test("a plural that is unknown finds what begins with its singular, one that is known does not", async () => {
      expect(await search(["Weindegustation im Lavaux"], "weine", {}, "de_CH")).toEqual(["Weindegustation im Lavaux"]);
      expect(await search(["Mit dem Sommelier", "Im Sommer"], "sommer", {}, "de_CH")).toEqual(["Im Sommer"]);
    });

    test("a short singular is no beginning, and the likelier of two comes first", async () => {
      expect(await search(["Einsiedeln", "Eine Stunde"], "eine", {}, "de_CH")).toEqual(["Eine Stunde"]);
      expect(await search(["Kart fahren", "Karte", "Karten"], "karten", {}, "de_CH")).toEqual([
        "Karten",
        "Karte",
        "Kart fahren",
      ]);
    });
  });

  test("a category is found by its names in other languages, its own first, and by fewer than three letters in its own alone", async () => {
    const kinds = { Wein: "category", Vinelz: "place", Käse: "category", Kastelle: "category" } as const;
    const texts = [
      "Wein | Wine; Vin; Vino",
      "Vinelz",
      "Käse | Cheese; Fromage; Formaggio",
      "Kellertour | Wein; Wine; Vin; Vino",
      "Viel Vergnügen",
    ];
    for (const query of ["wein", "wine", "vino", "wines"])
      expect(await search(texts, query, kinds, "de_CH"), query).toEqual(["Wein", "Kellertour"]);
    expect(await search(texts, "vin", kinds, "de_CH")).toEqual(["Wein", "Vinelz", "Kellertour"]);
    expect(await search(texts, "vi", kinds, "de_CH")).toEqual(["Vinelz", "Viel Vergnügen", "Wein", "Kellertour"]);
    expect((await search([...texts, "Kastelle | Cheese towers"], "cheese", kinds, "de_CH"))[0]).toBe("Käse");
    expect((await search(["Käse | Vin", "Vin | Käse"], "vin", { Käse: "category", Vin: "category" }, "fr_CH"))[0]).toBe(
      "Vin",
    );
  });

  test("a short word with an error means a place, a category, or the same letters in another order", async () => {
    const texts = ["Zug: Kirsch, wie er im Buche steht", "Mit Wind und Sonne", "Eine bis drei Stunden", "Chur", "Käse"];
    const kinds = { "Eine bis drei Stunden": "category", Chur: "place", Käse: "category" } as const;
    expect(await search(texts, "wine", kinds, "de_CH")).toEqual([]);
    expect(await search(texts, "chor", kinds, "de_CH")).toEqual(["Chur"]);
    expect(await search(texts, "kese", kinds, "de_CH")).toEqual(["Käse"]);
    expect(await search(texts, "widn", kinds, "de_CH")).toEqual(["Mit Wind und Sonne"]);
  });

  test("the word canton is left out beside a name, in each language", async () => {
    const kinds = { Zürich: "place", Uri: "place" } as const;
    const texts = [
      "Zürich | Zurich; Zurigo",
      "Uri",
      "Bootsfahrt vor Zürich",
      "Vierwaldstättersee | Lago dei Quattro Cantoni",
    ];
    for (const query of [
      "Kanton Zürich",
      "Kt. Zürich",
      "canton of Zurich",
      "canton de Zurich",
      "Cantone di Zurigo",
      "zürich kanton",
    ])
      expect((await search(texts, query, kinds, "de_CH"))[0], query).toBe("Zürich");
    expect((await search(texts, "canton d’Uri", kinds, "de_CH"))[0]).toBe("Uri");
    expect(await search(texts, "cantoni", kinds, "de_CH")).toEqual(["Vierwaldstättersee"]);
  });

  test("a saint of a place's name is found as it is spoken", async () => {
    const kinds = { "St. Gallen": "place", "St-Maurice": "place", Gallenkirch: "place" } as const;
    const texts = ["St. Gallen | Saint-Gall; San Gallo", "St-Maurice", "Gallenkirch", "Textilmuseum | St. Gallen"];
    for (const query of ["Sankt Gallen", "sank gallen", "St. Gallen", "Saint-Gall"])
      expect((await search(texts, query, kinds, "de_CH"))[0], query).toBe("St. Gallen");
    expect(await search(texts, "saint maurice", kinds, "fr_CH")).toEqual(["St-Maurice"]);
  });

  test("the word cantons is part of a lake's name", async () => {
    const texts = [
      "Les quatre lacs des Alpes",
      "Quatre sommets, un lac",
      "Vierwaldstättersee | Lac des Quatre Cantons; Lago dei Quattro Cantoni",
    ];
    const kinds = { Vierwaldstättersee: "place" } as const;
    for (const query of ["lac des quatre cantons", "quatre cantons", "lago dei quattro cantoni", "quattro cantoni"])
      expect(await search(texts, query, kinds, "fr_CH"), query).toEqual(["Vierwaldstättersee"]);
    expect(
      await search(["Canton roads", "Lac des Quatre Cantons en bateau"], "lac des quatre cantons", {}, "fr_CH"),
    ).toEqual(["Lac des Quatre Cantons en bateau"]);
  });

  test("an unknown joined German word finds what its first part finds", async () => {
    const texts = ["Tandemflug |  | Mit dem Gleitschirm ins Tal", "Wein", "Handarbeit"];
    expect(await search(texts, "gleitschirmfliegen", {}, "de_CH")).toEqual(["Tandemflug"]);
    expect(await search(texts, "weinprobe", { Wein: "category" }, "de_CH")).toEqual(["Wein"]);
    expect(await search(["Bern: Bären und Stadt"], "stadtführung", {}, "de_CH")).toEqual([]);
    expect(await search(["Die Falls von Schaffhausen"], "fallschirm", {}, "de_CH")).toEqual([]);
    expect(await search(texts, "handschuhe", { Wein: "category" }, "de_CH")).toEqual([]);
    expect(await search(texts, "gleitschirmfliegen", {}, "fr_CH")).toEqual([]);
  });

  test("letters with a sign that has no letter of its own are found without it", async () => {
    expect(await search(["جولة ٣ أيام في الألب"], "3 ايام")).toHaveLength(1);
  });

  test("a short word with an error is not taken for the beginning of another", async () => {
    expect(await search(["Golden hour", "Goldau zoo"], "golf")).toEqual([]);
  });
});
