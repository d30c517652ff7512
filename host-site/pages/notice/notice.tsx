import { Actions } from "../actions.tsx";
import type { NoticeBody } from "./notice.body.ts";
import { IdeasPart } from "../ideas-part.tsx";
import { WithAddresses } from "../with-addresses.tsx";

/** A plain word, and ways forward: the first is the main one. */
export function NoticePage({ body }: { readonly body: NoticeBody }) {
  return (
    <div className="wrap pt-12 pb-18">
      <h1 className="title">{body.title}</h1>
      <p className="lead">
        <WithAddresses text={body.lead} />
      </p>
      <Actions of={body.actions} />
      <IdeasPart ideas={body.ideas} />
    </div>
  );
}
