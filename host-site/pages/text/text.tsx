import { Actions } from "../actions.tsx";
import { aside, besideText, changedLine, textBeside, textGrid } from "../classes.ts";
import type { TextBody } from "./text.body.ts";
import { longDate } from "../../long-date.ts";
import type { Block } from "../../article.ts";
import { ActivityCards } from "../activity-cards.tsx";
import { Blocks } from "../blocks.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";
import type { ViewProps } from "../page-view.ts";

type Heading = Extract<Block, { readonly kind: "heading" }>;

/** From so many parts on, a text has a list of them beside it. */
const partsWorthAList = 5;

/** A text: about us, a legal page, how to embed the widget. */
export function TextPage({ answer: { locale }, body }: ViewProps<TextBody>) {
  const { text, actions, ideas, words } = body;
  const headings = text.blocks.filter((block) => block.kind === "heading");
  const parts = headings.length < partsWorthAList ? [] : headings;
  return (
    <article className="wrap">
      <h1 className="title" lang={text.lang}>
        {text.title}
      </h1>
      <p className="lead" lang={text.lang}>
        {text.lead}
      </p>
      <div className={`${textGrid} mt-6 ${text.picture || parts.length > 0 ? besideText : ""}`}>
        {text.picture ? (
          <div className={aside}>
            <Picture
              of={text.picture}
              ratio="4:3"
              width={640}
              sizes="(min-width: 1024px) 400px, 100vw"
              eager
              className="w-full rounded-card object-[50%_75%] max-[1024px]:aspect-3/2"
            />
          </div>
        ) : (
          <Parts parts={parts} lang={text.lang} name={words.onThisPage} />
        )}
        <div className={`prose ${textBeside}`}>
          <Blocks blocks={text.blocks} lang={text.lang} />
          {actions.length > 0 && <Actions of={actions} />}
          {words.changed && (
            <p className={changedLine}>
              {words.changed}: <time dateTime={text.changed}>{longDate(text.changed, locale)}</time>
            </p>
          )}
        </div>
      </div>
      {ideas.activities.length > 0 && (
        <section className="mt-12 mb-18">
          <h2>{ideas.title}</h2>
          <ActivityCards cards={ideas.activities} />
        </section>
      )}
    </article>
  );
}

/** The headings of a long text, beside it where the window is wide enough. */
function Parts({
  parts,
  lang,
  name,
}: {
  readonly parts: readonly Heading[];
  readonly lang: string;
  readonly name: string;
}) {
  if (parts.length === 0) return null;
  return (
    <nav className={`${aside} hidden min-[1024px]:block print:hidden`} aria-label={name}>
      <p className="mb-1 text-14 font-strong">{name}</p>
      <ul className="border-s border-line" lang={lang}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block px-4 py-1.5 text-14 hyphens-auto text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
