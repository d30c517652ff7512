import type { PageView } from "../page-view.ts";
import { ArticleBody } from "./article.body.ts";
import { ArticlePage } from "./article.tsx";

export const view: PageView<ArticleBody> = { Body: ArticleBody, View: ArticlePage };
