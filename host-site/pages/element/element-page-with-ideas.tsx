import { IdeasPart } from "../ideas-part.tsx";
import type { ViewProps } from "../page-view.ts";
import type { ElementBody } from "./element.body.ts";
import { ElementPage } from "./element-page.tsx";

/** A page that is one element, which may turn out to have nothing to show. */
export function ElementPageWithIdeas({ answer, body }: ViewProps<ElementBody>) {
  return (
    <ElementPage answer={answer} body={body}>
      {body.ideas && <IdeasPart ideas={body.ideas} slot="empty" />}
    </ElementPage>
  );
}
