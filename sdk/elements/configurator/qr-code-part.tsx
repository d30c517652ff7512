import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { lazyCode } from "../../ui/lazy-code.ts";
import { useLazyCode } from "../../ui/use-lazy-code.ts";

const qrCodeView = lazyCode(async () => (await import("./qr-code.tsx")).QrCodeView);

/** The QR code, whose code is a chunk of its own. */
export function QrCode({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { code: View, hasFailed, retry } = useLazyCode(qrCodeView, true);
  if (View) return <View text={text} />;
  return hasFailed ? (
    <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
      {t`The QR code could not be loaded.`}
    </ActionNotice>
  ) : null;
}
