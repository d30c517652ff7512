import type { PageAnswer } from "../page.ts";
import { ElementPage } from "./element/element-page.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { isPlainElement, viewOf } from "./views.ts";

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
  if (isPlainElement(body)) return <ElementPage answer={answer} body={body} />;
  const View = viewOf(body)?.code?.View;
  return View && <View answer={answer} body={body} />;
}
