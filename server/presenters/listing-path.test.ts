import { expect, test } from "vitest";
import { listingPath } from "./listing-path.ts";

test("a listing page's address says its kind, its id and its title, behind the prefix of every locale but the default", () => {
  expect(listingPath("location", "1031", "Zürich", "de_CH")).toBe("/l/1031-zuerich");
  expect(listingPath("type", "11", "Trains de montagne", "fr_CH")).toBe("/fr-ch/t/11-trains-de-montagne");
  expect(listingPath("attribute", "261", "Été", "fr_CH")).toBe("/fr-ch/a/261-ete");
  expect(listingPath("point_of_interest", "7", "日本", "ja_JP")).toBe("/ja-jp/p/7");
  expect(listingPath("location-type", "1010-11", ["Interlaken", "Bergbahnen"], "de_CH")).toBe(
    "/l/1010-interlaken/t/11-bergbahnen",
  );
  expect(listingPath("location-attribute", "1010-261", "Spring in Interlaken", "en_CH")).toBe(
    "/en-ch/l/1010/a/261-spring-in-interlaken",
  );
  expect(listingPath("listing", "all", "Everything", "en_CH")).toBe("/en-ch/activities");
});
