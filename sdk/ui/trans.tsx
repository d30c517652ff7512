import { useLingui, type TransProps } from "@lingui/react";
import { TransNoContext } from "@lingui/react/server";

/**
 * What the `<Trans>` macro becomes: Lingui's own, but loaded with the first view that has elements inside a sentence.
 */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLingui()} />;
}
