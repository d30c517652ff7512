import { languageTag, mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { BodyOf } from "../body.ts";
import type { Block } from "../content/article.ts";
import { ActivityCards } from "./activity-cards.tsx";
import { Blocks } from "./blocks.tsx";
import { Picture } from "./picture.tsx";

/** From so many parts on, a text has a list of them beside it. */
const partsWorthAList = 5;

/** A date in words, in the language that the text is written in. */
export function dateInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(mainLocaleOf(locale)), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A text: about us, a legal page, how to embed the widget. */
export function TextPage({ body, locale }: { readonly body: BodyOf<"text">; readonly locale: Locale }) {
  const { text, actions, ideas, words } = body;
  return (
    <article class="wrap">
      <h1 class="title">{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <div class="with-aside">
        {text.picture ? (
          <div class="aside aside-picture">
            <Picture of={text.picture} width={640} height={480} sizes="(min-width: 1024px) 400px, 100vw" eager />
          </div>
        ) : (
          <Parts blocks={text.blocks} name={words.onThisPage} />
        )}
        <div class="prose">
          <Blocks blocks={text.blocks} />
          {actions.length > 0 && (
            <p class="actions">
              {actions.map(({ title, url }, index) => (
                <a key={url} href={url} class={index === 0 ? "button" : "button button-quiet"}>
                  {title}
                </a>
              ))}
            </p>
          )}
          {words.changed && (
            <p class="changed">
              {words.changed}: <time datetime={text.changed}>{dateInWords(text.changed, locale)}</time>
            </p>
          )}
        </div>
      </div>
      {ideas.activities.length > 0 && (
        <section class="article-part">
          <h2>{ideas.title}</h2>
          <ActivityCards cards={ideas.activities} />
        </section>
      )}
    </article>
  );
}

/** What a long text tells, in its order: where there is room beside it. */
function Parts({ blocks, name }: { readonly blocks: readonly Block[]; readonly name: string }) {
  const parts = blocks.filter((block) => block.kind === "heading");
  if (parts.length < partsWorthAList) return null;
  return (
    <nav class="aside parts" aria-label={name}>
      <p class="parts-name">{name}</p>
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
