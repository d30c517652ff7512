import * as v from "valibot";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { ArticleSummary } from "../../article.ts";

export const ArticlesBody = v.object({
  view: v.literal("articles"),
  title: v.string(),
  lead: v.string(),
  articles: list(ArticleSummary),
});
export type ArticlesBody = v.InferOutput<typeof ArticlesBody>;
