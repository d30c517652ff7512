import type { BodyOf } from "../body.ts";
import { ArticleList } from "./article-list.tsx";

/** The overview of the travel guide, or of the itineraries. */
export function ArticlesPage({ body }: { readonly body: BodyOf<"articles"> }) {
  return (
    <div class="wrap">
      <h1 class="title">{body.title}</h1>
      <p class="lead">{body.lead}</p>
      <ArticleList articles={body.articles} heading="h2" />
    </div>
  );
}
