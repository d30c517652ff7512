import { ElementPage } from "./element-page.tsx";
import { IdeasPart } from "./ideas-part.tsx";
import type { BodyWithIdeas, ViewProps } from "./view-props.ts";

/** A page that is one element, which may turn out to have nothing to show. */
export function ElementPageWithIdeas({ answer, body }: ViewProps<BodyWithIdeas>) {
  return (
    <ElementPage answer={answer} body={body}>
      <IdeasPart ideas={body.ideas} slot="empty" />
    </ElementPage>
  );
}
