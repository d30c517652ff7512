import type { Locale } from "../../sdk/contracts/locale.ts";
import type { BodyOf } from "../body.ts";
import { ActivityCards } from "./activity-cards.tsx";
import { ArticleList } from "./article-list.tsx";
import { Blocks } from "./blocks.tsx";
import { Picture } from "./picture.tsx";
import { dateInWords } from "./text.tsx";

/** An article of the travel guide, or an itinerary: what it tells, and what of it can be booked. */
export function ArticlePage({ body, locale }: { readonly body: BodyOf<"article">; readonly locale: Locale }) {
  const { article, crumbs, activities, others, words } = body;
  const hasStages = article.blocks.some(({ kind }) => kind === "stage");
  // Of an itinerary the facts (how long, when, with which ticket) stay in sight beside its days.
  const facts = hasStages ? article.blocks.filter(({ kind }) => kind === "facts") : [];
  const told = article.blocks.filter((block) => !facts.includes(block));
  return (
    <>
      <article class="wrap">
        <nav class="crumbs" aria-label={words.whereYouAre}>
          {crumbs.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </nav>
        <h1 class="title">{article.title}</h1>
        <p class="lead">{article.lead}</p>
        {article.picture && (
          <div class="article-picture">
            <Picture of={article.picture} width={1280} height={560} sizes="(min-width: 1344px) 1280px, 100vw" eager />
          </div>
        )}
        <div class="with-aside">
          {facts.length > 0 && (
            <div class="aside aside-facts prose">
              <Blocks blocks={facts} />
            </div>
          )}
          <div class="prose">
            <Blocks blocks={told} stages={words.stages} activities={activities} />
          </div>
          {!hasStages && activities.length > 0 && (
            <section class="aside">
              <h2>{words.bookable}</h2>
              <ActivityCards cards={activities} />
            </section>
          )}
        </div>
        <p class="changed">
          {words.changed}: <time datetime={article.changed}>{dateInWords(article.changed, locale)}</time>
        </p>
      </article>
      {others.articles.length > 0 && (
        <section class="wrap article-part">
          <h2>{others.title}</h2>
          <ArticleList articles={others.articles} heading="h3" />
        </section>
      )}
    </>
  );
}
