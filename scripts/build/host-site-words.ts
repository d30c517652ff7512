import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { translatedLocales } from "../../sdk/contracts/locale.ts";
import { catalogueFileOf, readWords } from "../../server/words/catalogue.ts";

const mark = "\0words:";

/**
 * Words of the host site for the browser, a module for each language without ids and without English beside:
 * `words:sections/de` exports `words`; `words:sections` exports `loaders`, an import of each language by its locale.
 */
export function hostSiteWords(): Plugin {
  return {
    name: "gipfel-host-site-words",
    resolveId: (source) => (source.startsWith("words:") ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(mark)) return undefined;
      const [name, language] = id.slice(mark.length).split("/") as [string, string | undefined];
      if (language === undefined) {
        const loaders = translatedLocales.map(
          (locale) => `${locale}: () => import("words:${name}/${locale.slice(0, 2)}")`,
        );
        return `export const loaders = { ${loaders.join(", ")} };`;
      }
      const source = resolve(`host-site/${name}/words.ts`);
      for (const file of [source, resolve(catalogueFileOf(`host-site/${name}`, language))]) this.addWatchFile(file);
      const { words } = (await import(pathToFileURL(source).href)) as { readonly words: object };
      return `export const words = ${JSON.stringify(readWords(`host-site/${name}`, words, language))};`;
    },
  };
}
