import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { LoadFailure } from "./load-failure.ts";

interface LoadFailureNoticeProps {
  readonly failure: LoadFailure;
  readonly retry: () => void;
  /** In place of the common sentences: where more than words is at stake. */
  readonly words?: Partial<Record<LoadFailure, string>>;
}

/**
 * In the place of what could not be loaded: why, a way to try again, and what the partner's page has written inside the
 * element.
 */
export function LoadFailureNotice({ failure, retry, words }: LoadFailureNoticeProps) {
  const { t } = useLingui();
  const sentences = useLoadFailureWords();
  const slot = useFailureReport<HTMLSlotElement>(failure);
  return (
    <>
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
        {words?.[failure] ?? sentences[failure]}
      </ActionNotice>
      <slot ref={slot} className="mt-3 block" />
    </>
  );
}

/** Fires `gipfel-error` of the element that a view stands in, while it shows that something could not be loaded. */
export function useFailureReport<Reporting extends Element>(
  failure: LoadFailure | "page_not_found" | undefined,
): RefObject<Reporting | null> {
  const element = useRef<Reporting>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (failure && node)
      import("./report-failure.ts").then(
        ({ reportFailure }) => reportFailure(node, failure),
        () => {},
      );
  }, [failure]);
  return element;
}

/** One sentence for each cause, the same in all elements. */
export function useLoadFailureWords(): Readonly<Record<LoadFailure, string>> {
  const { t } = useLingui();
  const notHere = t`This can’t be shown inside this page at the moment.`;
  return {
    offline: t`You seem to be offline. Try again once you have a connection.`,
    policy_blocked: notHere,
    cors_refused: notHere,
    error500: t`Something went wrong on our side. Please try again.`,
  };
}
