import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import type { LoadFailure } from "./load-failure.ts";

interface LoadFailureNoticeProps {
  readonly failure: LoadFailure;
  readonly retry: () => void;
  /** In place of the common sentences: where more than words is at stake. */
  readonly words?: Partial<Record<LoadFailure, string>>;
}

/** In the place of what could not be loaded: why, a way to try again, and what the partner's page has written inside the element. */
export function LoadFailureNotice({ failure, retry, words }: LoadFailureNoticeProps) {
  const { t } = useLingui();
  const sentences = useLoadFailureWords();
  return (
    <>
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
        {words?.[failure] ?? sentences[failure]}
      </ActionNotice>
      <slot className="mt-3 block" />
    </>
  );
}

/** One sentence for each cause, the same in all elements. */
export function useLoadFailureWords(): Readonly<Record<LoadFailure, string>> {
  const { t } = useLingui();
  return {
    offline: t`You seem to be offline. Try again once you have a connection.`,
    page: t`This can’t be shown inside this page at the moment.`,
    shop: t`Something went wrong on our side. Please try again.`,
  };
}
