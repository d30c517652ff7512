import { guides } from "../../../content/content.ts";
import { developersPath } from "../../developers-path.ts";
import type { LoadInput, LoadedPage } from "../../loaded-page.ts";
import { apiPageNames, loadApiOverview, loadApiPage } from "./api/api-reference.ts";
import { loadChanges } from "./changes.ts";
import { loadDoctor } from "./doctor.ts";
import { loadElementReference } from "./elements/element-reference.ts";
import { elementDeclarations } from "../../../content/element-declarations.ts";
import { loadGuide } from "./guide.ts";
import { loadOverview } from "./overview.ts";
import { loadPlayground } from "./playground/playground.ts";

type Load = (input: LoadInput, pathIn: LoadedPage["pathIn"]) => LoadedPage | Promise<LoadedPage>;

let read: ReadonlyMap<string, Load> | undefined;

/**
 * Pages for developers, by what follows `/developers/` in their address: `changes`, `api/cart`; the overview has none.
 * They are in English, in the shell of the page's language. Made when first requested: a text that can't be read ends
 * the start where texts are read, not an import.
 */
function pages(): ReadonlyMap<string, Load> {
  return (read ??= new Map<string, Load>([
    ["", loadOverview],
    ["changes", loadChanges],
    ["playground", loadPlayground],
    ["api", loadApiOverview],
    ...apiPageNames.map((name): [string, Load] => [`api/${name}`, (input, pathIn) => loadApiPage(input, name, pathIn)]),
    ["doctor", loadDoctor],
    ...[...guides().keys()].map((slug): [string, Load] => [slug, (input, pathIn) => loadGuide(input, slug, pathIn)]),
    ...[...elementDeclarations().keys()].map((tag): [string, Load] => [
      tag,
      (input, pathIn) => loadElementReference(input, tag, pathIn),
    ]),
  ]));
}

/** The names of all pages, for the sitemap. */
export function developersPages(): readonly string[] {
  return [...pages().keys()];
}

/** A page for developers; null where there is none. */
export async function loadDevelopers(input: LoadInput, name: string): Promise<LoadedPage | null> {
  const load = pages().get(name);
  return load ? load(input, (locale) => developersPath(name, locale)) : null;
}
