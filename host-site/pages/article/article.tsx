import { aside, besideText, changedLine, textBeside, textGrid } from "../classes.ts";
import type { ArticleBody } from "./article.body.ts";
import { ActivityCards } from "../activity-cards.tsx";
import { ArticleList } from "../article-list.tsx";
import { Blocks } from "../blocks.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";
import { longDate } from "../../long-date.ts";
import type { ViewProps } from "../page-view.ts";

/** An article of the travel guide, or an itinerary, with the activities of it that can be booked. */
export function ArticlePage({ answer: { locale }, body }: ViewProps<ArticleBody>) {
  const { article, crumbs, activities, others, words } = body;
  const hasStages = article.blocks.some(({ kind }) => kind === "stage");
  // The details of an itinerary (how long, when, with which ticket) stay visible beside its days.
  const details = hasStages ? article.blocks.filter(({ kind }) => kind === "details") : [];
  const mainBlocks = article.blocks.filter((block) => !details.includes(block));
  const hasBookable = !hasStages && activities.length > 0;
  const hasAside = hasBookable || details.length > 0;
  return (
    <>
      <article className="wrap">
        <nav className="mt-4" aria-label={words.whereYouAre}>
          {crumbs.map(({ title, url }) => (
            <a key={url} href={url} className="inline-block py-3 text-14 text-ink-2 no-underline hover:underline">
              {title}
            </a>
          ))}
        </nav>
        <h1 className="title mt-1" lang={article.lang}>
          {article.title}
        </h1>
        <p className="lead" lang={article.lang}>
          {article.lead}
        </p>
        {article.picture && (
          <Picture
            of={article.picture}
            ratio="16:7"
            width={1280}
            sizes="(min-width: 1344px) 1280px, 100vw"
            eager
            className="mt-6 w-full rounded-card"
          />
        )}
        <div className={`${textGrid} ${article.picture ? "mt-8" : "mt-6"} ${hasAside ? besideText : ""}`}>
          {details.length > 0 && (
            <div
              className={`${aside} min-[1024px]:rounded-card min-[1024px]:bg-surface-2 min-[1024px]:px-6 min-[1024px]:py-2`}
            >
              <Blocks blocks={details} lang={article.lang} isNarrow />
            </div>
          )}
          <div className={`prose ${hasAside ? textBeside : ""}`}>
            <Blocks blocks={mainBlocks} lang={article.lang} stages={words.stages} activities={activities} />
          </div>
          {hasBookable && (
            <section className={aside}>
              <h2>{words.bookable}</h2>
              <ActivityCards cards={activities} layout="column" />
            </section>
          )}
        </div>
        <p className={changedLine}>
          {words.changed}: <time dateTime={article.changed}>{longDate(article.changed, locale)}</time>
        </p>
      </article>
      {others.articles.length > 0 && (
        <section className="wrap mt-12 mb-18">
          <h2>{others.title}</h2>
          <ArticleList articles={others.articles} heading="h3" className="mt-6" />
        </section>
      )}
    </>
  );
}
