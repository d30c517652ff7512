import type { ComponentType } from "react";
import type { BodyOf } from "../body.ts";
import type { PageAnswer } from "../page.ts";
import { ElementPage } from "./element-page.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import type { ViewProps } from "./view-props.ts";
import { viewOf, views } from "./views.ts";

/** What stands between header and footer. The view of its body has been loaded before (`loadView`). */
export function Page({ answer }: { readonly answer: PageAnswer }) {
  return (
    <>
      <NeedsScripts answer={answer} />
      <BodyView answer={answer} />
    </>
  );
}

function BodyView({ answer }: { readonly answer: PageAnswer }) {
  const { body } = answer;
  const name = viewOf(body);
  if (name === "element") return <ElementPage answer={answer} body={body as BodyOf<"element">} />;
  // `viewOf` has named the view that takes this body.
  const View = views[name].View as ComponentType<ViewProps> | undefined;
  return View && <View answer={answer} body={body} />;
}
