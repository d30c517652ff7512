import type { ArticleSummary } from "../article.ts";
import { Picture } from "../../sdk/ui/picture.tsx";

interface Props {
  readonly articles: readonly ArticleSummary[];
  readonly heading: "h2" | "h3";
  /** The space around it. */
  readonly className?: string;
}

/** Articles as cards: picture, title, lead. */
export function ArticleList({ articles, heading: Heading, className = "" }: Props) {
  return (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-x-6 gap-y-10 ${className}`}>
      {articles.map((article) => (
        <li key={article.path}>
          <a className="group block break-inside-avoid no-underline" href={article.path}>
            {article.picture && (
              <Picture of={article.picture} ratio="16:9" width={416} decorative className="mb-3 w-full rounded-card" />
            )}
            <Heading className="text-18 font-strong underline-offset-4 group-hover:underline">{article.title}</Heading>
            <p className="mt-1 text-pretty text-ink-2">{article.lead}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
