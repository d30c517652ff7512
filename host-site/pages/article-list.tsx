import type { ArticleSummary } from "../content/article.ts";
import { Picture } from "./picture.tsx";

interface Props {
  readonly articles: readonly ArticleSummary[];
  readonly heading: "h2" | "h3";
}

/** Articles as cards: picture, title, lead. */
export function ArticleList({ articles, heading: Heading }: Props) {
  return (
    <ul class="articles">
      {articles.map((article) => (
        <li key={article.path}>
          <a class="article-card" href={article.path}>
            {article.picture && <Picture of={article.picture} width={416} height={234} decorative />}
            <Heading>{article.title}</Heading>
            <p>{article.lead}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
