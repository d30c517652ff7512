import { useLingui } from "@lingui/react/macro";

/** What can have become of a choice since it was made: the same words for a link and for a restored basket. */
export function useChangeWords() {
  const { t } = useLingui();
  return {
    soldOut: (title: string) => t`${title} is sold out.`,
    costs: (is: string, was: string) => t`It now costs ${is} instead of ${was}.`,
  };
}
