import type { ArticlesBody } from "./articles.body.ts";
import { ArticleList } from "../article-list.tsx";

/** The overview of the travel guide, or of the itineraries. */
export function ArticlesPage({ body }: { readonly body: ArticlesBody }) {
  return (
    <div className="wrap">
      <h1 className="title">{body.title}</h1>
      <p className="lead">{body.lead}</p>
      <ArticleList articles={body.articles} heading="h2" className="mt-6 mb-18" />
    </div>
  );
}
