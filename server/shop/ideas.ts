import type { Ideas } from "../../host-site/pages/ideas.ts";
import { pageWords } from "../words/page-words.ts";
import { cardsOf } from "./load/article.ts";
import type { LoadInput } from "./loaded-page.ts";

/** One row of cards. */
const shown = 4;

/** What others book most: where a page has nothing to show. */
export async function ideasOf(input: LoadInput): Promise<Ideas> {
  const { index } = await input.services.discovery.current();
  const ids = Array.from(index.orders.popularityDesc.subarray(0, shown), (place) => index.ids[place]!);
  return { title: pageWords(input.locale).home.popular, activities: await cardsOf(input, ids) };
}
