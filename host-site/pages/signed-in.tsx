import type { ComponentType } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { BodyOf } from "../body.ts";
import type { PageAnswer } from "../page.ts";
import { VisitorContext } from "../shell/visitor.ts";

interface Props {
  readonly answer: PageAnswer;
  readonly body: BodyOf<"account">;
}

/** The account's pages: their code comes when one is opened, and what they show is the visitor's own. */
export function SignedIn(props: Props) {
  const { user } = useContext(VisitorContext);
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../account/account.tsx").then(({ Account }) => isGone || setView(() => Account));
    return () => void (isGone = true);
  }, []);
  return (
    <div class="wrap account">
      <h1 class="title">{user === null ? props.body.guestTitle : props.body.title}</h1>
      {View && <View {...props} />}
    </div>
  );
}
