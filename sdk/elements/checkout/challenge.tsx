import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

export interface ChallengeProps extends Pick<CheckoutProps, "challengeDone" | "giveUp"> {
  readonly challenge: { readonly url: string; readonly token: string };
}

/** Side by side on a phone, so that the bank's page keeps the height. */
const halfOfPhone = "max-[600px]:grow max-[600px]:basis-0 max-[600px]:px-3 max-[600px]:text-14";

/** The bank's own page in a frame. Only a message of that very frame and origin counts; there is always a way out. */
export function Challenge({ challenge, challengeDone, giveUp }: ChallengeProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(challenge.url);
  useEffect(() => {
    const listen = ({ data, origin: from, source }: MessageEvent) => {
      // A tab that was opened for it answers too; the token says that it is this challenge.
      const isOurs = from === origin && (source === frame.current?.contentWindow || source === opened.current);
      if (isOurs && data?.type === "gipfel:3ds" && typeof data.token === "string") challengeDone(data.token);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [challenge.url]);
  const opened = useRef<Window | null>(null);
  return (
    <Dialog
      open
      onClose={giveUp}
      closesOnBackdrop={false}
      width="window"
      title={t`Your bank asks you to confirm`}
      closeWord={t`Cancel the payment`}
      actions={
        <>
          <Button
            variant="secondary"
            className={halfOfPhone}
            onPress={() => void (opened.current = window.open(challenge.url, "_blank"))}
          >
            {t`Open in a new tab`}
          </Button>
          <Button variant="secondary" className={halfOfPhone} onPress={() => challengeDone(challenge.token)}>
            {t`I have confirmed`}
          </Button>
          <Button variant="quiet" onPress={giveUp} className="max-[600px]:hidden">
            {t`Cancel the payment`}
          </Button>
        </>
      }
    >
      <iframe
        ref={frame}
        src={challenge.url}
        title={t`Your bank asks you to confirm`}
        className="size-full rounded-field border border-line bg-[#fff] max-[600px]:rounded-none max-[600px]:border-0"
      />
    </Dialog>
  );
}
