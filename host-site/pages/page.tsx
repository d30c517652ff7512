import type { Body } from "../body.ts";
import type { LazyView } from "../../sdk/ui/lazy-view.ts";
import type { PageAnswer } from "../page.ts";
import { ElementPage } from "./element-page.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import type { ViewProps } from "./view-props.ts";
import { hasIdeas, views } from "./views.ts";

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
  switch (body.view) {
    case "home":
      return <Loaded of={views.home} answer={answer} body={body} />;
    case "element":
      return hasIdeas(body) ? (
        <Loaded of={views.withIdeas} answer={answer} body={body} />
      ) : (
        <ElementPage answer={answer} body={body} />
      );
    case "article":
      return <Loaded of={views.article} answer={answer} body={body} />;
    case "articles":
      return <Loaded of={views.articles} answer={answer} body={body} />;
    case "text":
      return <Loaded of={views.text} answer={answer} body={body} />;
    case "notice":
      return <Loaded of={views.notice} answer={answer} body={body} />;
    case "booking-request":
      return <Loaded of={views["booking-request"]} answer={answer} body={body} />;
    case "supplier-registration":
      return <Loaded of={views["supplier-registration"]} answer={answer} body={body} />;
    case "account":
      return <Loaded of={views.account} answer={answer} body={body} />;
  }
}

function Loaded<Of extends Body>({ of: { View }, ...props }: ViewProps<Of> & { readonly of: LazyView<ViewProps<Of>> }) {
  return View && <View {...(props as unknown as ViewProps<Of>)} />;
}
