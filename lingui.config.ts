import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import babel from "@lingui/cli/api/extractors/babel";
import type { LinguiConfig } from "@lingui/conf";
import { catalogueFormat } from "./scripts/words/catalogue-format.ts";
import { treeExtractor } from "./scripts/words/extractor.ts";
import { catalogueNameOf, findTreeFiles } from "./scripts/words/trees.ts";
import { translatedLocales } from "./sdk/contracts/locale.ts";

const nameOf = (folder: string) => basename(folder);
const elements = globSync("sdk/elements/*/*.element.ts").map(dirname).toSorted();

/** Folders of views that several elements show. */
const shared = [...new Set(globSync("sdk/parts/*/*.tsx").map(dirname))];

/** A folder of views, with those whose views it shows: their words come in its catalogue too. */
function withShared(folder: string): string[] {
  const views = globSync(`${folder}/*.tsx`).map((path) => readFileSync(path, "utf8"));
  const shows = (name: string) =>
    views.some((view) => new RegExp(`from "(?:\\.\\./)+parts/${name}/[\\w-]+\\.tsx"`).test(view));
  return [folder, ...shared.filter((each) => shows(nameOf(each)))];
}

/** The part of the booking widget behind the date step: its words come with its code. */
const laterPart = "sdk/elements/booking/steps";

/** One catalogue per element (and per part of it that loads later): `locales/<language>/<name>.po`. */
const catalogues: Record<string, string[]> = {
  kit: ["sdk/elements/_kit"],
  ...Object.fromEntries(elements.map((folder) => [nameOf(folder), withShared(folder)])),
};
const laterParts = { "booking-steps": withShared(laterPart) };

/** `scripts/words/check.ts` extracts into a folder of its own. */
const folder = process.env["CATALOGUES"] ?? "<rootDir>/locales";

const config: LinguiConfig = {
  sourceLocale: "en",
  locales: translatedLocales.map((locale) => locale.slice(0, 2)),
  fallbackLocales: { default: "en" },
  catalogs: [
    ...Object.entries(catalogues).map(([name, include]) => ({
      path: `${folder}/{locale}/${name}`,
      include: include.map((folder) => `<rootDir>/${folder}`),
      exclude: ["**/*.test.*", `<rootDir>/${laterPart}/**`],
    })),
    ...Object.entries(laterParts).map(([name, include]) => ({
      path: `${folder}/{locale}/${name}`,
      include: include.map((folder) => `<rootDir>/${folder}`),
      exclude: ["**/*.test.*"],
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
