import { useLingui } from "@lingui/react/macro";
import type { CartError } from "../../machines/cart/cart.types.ts";
import { LoadFailureNotice } from "../load-failure/load-failure-notice.tsx";
import { loadFailureOf } from "../load-failure/load-failure.ts";

interface Props {
  readonly error: CartError | null;
  readonly retry: () => void;
  /** What may be removed or not: no answer came, and the basket could not be read since. */
  readonly inDoubt?: string | undefined;
}

/** A failed request of the basket. The basket itself stays, as the messages say, save what may be removed. */
export function Unreached({ error, retry, inDoubt }: Props) {
  const { t } = useLingui();
  if (inDoubt !== undefined && error?.task === "load") {
    const words = t`No answer came: we do not know yet whether ${inDoubt} is out of your basket. Try again once you have a connection.`;
    return (
      <LoadFailureNotice failure={loadFailureOf(error)} retry={retry} words={{ offline: words, error500: words }} />
    );
  }
  const notHere = t`Your basket can’t be shown inside this page at the moment. It is kept.`;
  const words = {
    offline: t`You seem to be offline. Your basket is kept. Try again once you have a connection.`,
    policy_blocked: notHere,
    cors_refused: notHere,
    error500: t`Something went wrong on our side. Your basket is kept. Please try again.`,
  };
  return <LoadFailureNotice failure={loadFailureOf(error)} retry={retry} words={words} />;
}
