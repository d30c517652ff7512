import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { Article } from "../../article.ts";
import { Ideas } from "../ideas.ts";

/** Texts: about, imprint, privacy, cookies, terms, affiliate, widget, vouchers, supplier, newsletter pages. */
export const TextBody = v.object({
  view: v.literal("text"),
  text: Article,
  actions: list(Link),
  /** Code has a button that copies it: of pages for developers, in English. */
  canCopy: v.boolean(),
  /** What the text names, as far as it can be had. */
  ideas: Ideas,
  /** `changed` is null where no date is shown, `configurator` where the page has none. */
  words: v.object({ onThisPage: v.string(), changed: v.nullable(v.string()), configurator: v.nullable(v.string()) }),
});
export type TextBody = v.InferOutput<typeof TextBody>;
