import type { BodyOf } from "../body.ts";
import { Element } from "../element.tsx";
import { IdeasPart } from "./ideas-part.tsx";

/**
 * A page that is one element. Where the element shows no heading, the page does; where it does, nobody sees the page's.
 */
export function ElementPage({ body }: { readonly body: BodyOf<"element"> }) {
  return (
    <div class={body.isWide ? "wide" : "wrap"}>
      {body.heading !== "none" && <h1 class={body.heading === "seen" ? "title" : "unseen"}>{body.title}</h1>}
      <Element name="main">{body.ideas && <IdeasPart ideas={body.ideas} slot="empty" />}</Element>
    </div>
  );
}
