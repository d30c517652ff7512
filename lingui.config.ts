import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import babel from "@lingui/cli/api/extractors/babel";
import type { LinguiConfig } from "@lingui/conf";
import { catalogueFormat } from "./scripts/words/catalogue-format.ts";
import { treeExtractor } from "./scripts/words/extractor.ts";
import { catalogueNameOf, findTreeFiles } from "./scripts/words/trees.ts";
import { translatedLocales } from "./sdk/contracts/locale.ts";

const elements = globSync("sdk/elements/*/*.element.ts").map(dirname).toSorted();

/** Parts of elements that load later: their words come with their code, each in a catalogue of its own. */
const laterParts: Readonly<Record<string, string>> = {
  "booking-steps": "sdk/elements/booking/steps",
  "get-there": "sdk/parts/get-there/get-there-drawer.tsx",
  "map-filters": "sdk/elements/map/filter-panel.tsx",
  "place-filter": "sdk/parts/discovery/reachable/place-filter.tsx",
  "transport-booking": "sdk/elements/transport/booking",
};

/** One catalogue per element (and per part of it that loads later): `locales/<language>/<name>.po`. */
const catalogues: Readonly<Record<string, readonly string[]>> = {
  kit: sourcesIn("sdk/elements/_kit"),
  ...Object.fromEntries(
    elements.map((folder) => {
      const isLater = (path: string) => Object.values(laterParts).some((part) => `${path}/`.startsWith(`${part}/`));
      return [basename(folder), withParts(sourcesIn(folder).filter((path) => !isLater(path)))];
    }),
  ),
  ...Object.fromEntries(Object.entries(laterParts).map(([name, part]) => [name, withParts(sourcesIn(part))])),
};

/** The sources in a folder, or a file alone. */
function sourcesIn(place: string): string[] {
  const files = /\.tsx?$/.test(place) ? [place] : globSync(`${place}/**/*.{ts,tsx}`);
  return files.filter((path) => !path.includes(".test.")).toSorted();
}

/** Some files with those of sdk/parts that they import, and what these import there: their words are needed too. */
function withParts(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(file, "utf8").replace(/^import type [^;]*;$/gm, "");
    for (const [, imported] of code.matchAll(/(?:from |import\(\s*)"(\.[^"]*)"/g)) {
      const path = join(dirname(file), imported!);
      if (path.startsWith("sdk/parts/") && !Object.values(laterParts).includes(path)) found.add(path);
    }
  }
  return [...found];
}

/** `scripts/words/check.ts` extracts into a folder of its own. */
const folder = process.env["CATALOGUES"] ?? "<rootDir>/locales";

const config: LinguiConfig = {
  sourceLocale: "en",
  locales: translatedLocales.map((locale) => locale.slice(0, 2)),
  fallbackLocales: { default: "en" },
  catalogs: [
    ...Object.entries(catalogues).map(([name, include]) => ({
      path: `${folder}/{locale}/${name}`,
      include: include.map((path) => `<rootDir>/${path}`),
    })),
    ...findTreeFiles().map((file) => ({
      path: `${folder}/{locale}/${catalogueNameOf(file)}`,
      include: [`<rootDir>/${file}`],
    })),
  ],
  extractors: [treeExtractor, babel],
  /** Resolved by the builds (scripts/build/shared.ts) to sdk/ui/trans.tsx. */
  runtimeConfigModule: { Trans: ["gipfel/trans", "Trans"] },
  format: catalogueFormat,
};
export default config;
