import { languageTag, mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { BodyOf } from "../body.ts";
import { Blocks } from "./blocks.tsx";

/** A date in words, in the language that the text is written in. */
export function dateInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(mainLocaleOf(locale)), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** A text: about us, a legal page, how to embed the widget. */
export function TextPage({ body, locale }: { readonly body: BodyOf<"text">; readonly locale: Locale }) {
  const { text, actions, words } = body;
  return (
    <article class="wrap prose">
      <h1 class="title">{text.title}</h1>
      <p class="lead">{text.lead}</p>
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
      <p class="changed">
        {words.changed}: <time datetime={text.changed}>{dateInWords(text.changed, locale)}</time>
      </p>
    </article>
  );
}
