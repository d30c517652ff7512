import type { BodyOf } from "../body.ts";
import { Element } from "../element.tsx";

/** A page that is one element. Where the element shows no heading, the page does; where it does, nobody sees the page's. */
export function ElementPage({ body }: { readonly body: BodyOf<"element"> }) {
  return (
    <div class={body.isWide ? "wide" : "wrap"}>
      {body.heading !== "none" && <h1 class={body.heading === "seen" ? "title" : "unseen"}>{body.title}</h1>}
      <Element name="main" />
    </div>
  );
}
