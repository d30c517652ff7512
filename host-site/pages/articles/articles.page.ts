import type { PageView } from "../page-view.ts";
import { ArticlesBody } from "./articles.body.ts";
import { ArticlesPage } from "./articles.tsx";

export const view: PageView<ArticlesBody> = { Body: ArticlesBody, View: ArticlesPage };
