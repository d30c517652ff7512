import { type FunctionComponent, useEffect, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { consentReopened } from "../shell/consent-link.tsx";
import type { ConsentQuestionProps } from "./question.tsx";

/**
 * The question for consent, whose code is loaded where the shop has a container; a partner's frame has none. A press on
 * the footer's link while it loads is kept.
 */
export function Consent({ answer }: { readonly answer: PageAnswer }) {
  const [Question, set] = useState<FunctionComponent<ConsentQuestionProps> | null>(null);
  const [reopening, reopen] = useState<ConsentQuestionProps["reopening"]>(null);
  const isOffered = answer.shell.tagManager && !answer.shell.widget;
  useEffect(() => {
    if (!isOffered) return;
    const open = () => reopen({ opener: document.activeElement });
    document.addEventListener(consentReopened, open);
    import("./question.tsx").then(
      ({ ConsentQuestion }) => set(() => ConsentQuestion),
      () => {},
    );
    return () => document.removeEventListener(consentReopened, open);
  }, []);
  return Question && <Question answer={answer} reopening={reopening} />;
}
