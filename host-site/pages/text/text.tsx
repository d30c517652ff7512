import { Element } from "../../element.tsx";
import { Actions } from "../actions.tsx";
import { aside, besideText, changedLine, textBeside, textGrid } from "../classes.ts";
import type { TextBody } from "./text.body.ts";
import { longDate } from "../../long-date.ts";
import { ActivityCards } from "../activity-cards.tsx";
import { Blocks } from "../blocks.tsx";
import { OnThisPage } from "../on-this-page.tsx";
import { LateCode } from "../../with-code.tsx";
import { Bone } from "../../../sdk/ui/skeleton.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";
import type { ViewProps } from "../page-view.ts";

/** From so many parts on, a text has a list of them beside it. */
const partsWorthAList = 5;

/** A form, and beside it a preview where there is room. */
const configuratorBones = (
  <div className="grid gap-6 min-[1024px]:grid-cols-[2fr_3fr]">
    <Bone className="h-96" />
    <Bone className="h-96" />
  </div>
);

/** A text: about us, a legal page, how to embed the widget. */
export function TextPage({ answer: { locale, shell }, body }: ViewProps<TextBody>) {
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
      {words.configurator && (
        // As high as the window: what follows does not move in sight when the configurator comes.
        <section className="mt-8 mb-12 min-h-dvh noscript:min-h-0">
          <h2 className="mb-4">{words.configurator}</h2>
          <Element name="configurator">
            <LateCode words={shell.words} skeleton={configuratorBones} />
          </Element>
        </section>
      )}
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
          <OnThisPage parts={parts} lang={text.lang} name={words.onThisPage} className={aside} />
        )}
        <div className={`prose ${textBeside}`}>
          <Blocks blocks={text.blocks} lang={text.lang} canCopy={body.canCopy} />
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
