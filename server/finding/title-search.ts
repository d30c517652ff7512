import { setImmediate as nextTurn } from "node:timers/promises";
import type { Words } from "../catalogue/schema.ts";
import { find, notFound } from "../ports/search/embedded/find.ts";
import { buildTextIndex, type TextIndex } from "../ports/search/embedded/text-index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

/** Fuzzy search over titles (discovery spec §5), with the search index's own reading of words; a language's index is made when first asked. */
export class TitleSearch {
  readonly #index: CatalogueIndex;
  readonly #byLocale = new Map<keyof Words, Promise<TextIndex>>();

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  /** For each activity a rank, the lower the better (RULES 24), or `notFound`. */
  async rank(text: string, locale: keyof Words): Promise<Uint8Array> {
    let made = this.#byLocale.get(locale);
    if (!made) this.#byLocale.set(locale, (made = this.#make(locale)));
    return find(await made, text).rankOf;
  }

  async #make(locale: keyof Words): Promise<TextIndex> {
    const { size, titles } = this.#index;
    await nextTurn();
    return buildTextIndex(
      Array.from({ length: size }, (_, place) => ({ title: titles[locale].at(place), also: [] })),
      () => nextTurn(),
    );
  }
}
export { notFound };
