import type { BodyOf } from "../body.ts";
import { IdeasPart } from "./ideas-part.tsx";
import { WithAddresses } from "./with-addresses.tsx";

/** A plain word, and ways forward: the first is the main one. */
export function NoticePage({ body }: { readonly body: BodyOf<"notice"> }) {
  return (
    <div class="wrap notice">
      <h1 class="title">{body.title}</h1>
      <p class="lead">
        <WithAddresses text={body.lead} />
      </p>
      <p class="actions">
        {body.actions.map(({ title, url }, index) => (
          <a key={url} href={url} class={index === 0 ? "button" : "button button-quiet"}>
            {title}
          </a>
        ))}
      </p>
      <IdeasPart ideas={body.ideas} />
    </div>
  );
}
