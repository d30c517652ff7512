import { useLingui } from "@lingui/react/macro";
import type { CartTrouble } from "../../machines/cart/cart.types.ts";
import { ActionNotice } from "../../ui/action-notice.tsx";

/** A call that failed: nothing was answered, or our side is at fault. In the words that the booking widget has for the same. */
export function Unreached({ error, retry }: { readonly error: CartTrouble | null; readonly retry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <ActionNotice action={t`Try again`} onPress={retry}>
        {error?.code === "offline"
          ? t`You seem to be offline. Your basket is kept. Try again once you have a connection.`
          : t`Something went wrong on our side. Your basket is kept. Please try again.`}
      </ActionNotice>
      <slot />
    </>
  );
}
