import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { Article, ArticleSummary } from "../../article.ts";
import { ActivityCard } from "../ideas.ts";

export const ArticleBody = v.object({
  view: v.literal("article"),
  article: Article,
  crumbs: list(Link),
  /** What the article links, in its order; those that can't be had any more are left out. */
  activities: list(ActivityCard),
  others: v.object({ title: v.string(), articles: list(ArticleSummary) }),
  words: v.object({
    whereYouAre: v.string(),
    bookable: v.string(),
    changed: v.string(),
    stages: list(v.string()),
  }),
});
export type ArticleBody = v.InferOutput<typeof ArticleBody>;
