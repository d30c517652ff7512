import { useEffect, useRef } from "react";
import { Button } from "../../sdk/ui/button.tsx";
import { Dialog } from "../../sdk/ui/dialog.tsx";
import type { SharesWords } from "./words.ts";

interface Props {
  readonly challenge: { readonly url: string; readonly token: string };
  readonly words: SharesWords;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The bank's own page in a frame. Only a message of that very frame and origin counts; there is always a way out. */
export function Challenge({ challenge, words, onDone, onCancel }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = new URL(challenge.url);
    const listen = ({ data, origin: from, source }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && data?.type === "gipfel:3ds") onDone();
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [challenge.url]);
  return (
    <Dialog
      open
      onClose={onCancel}
      closesOnBackdrop={false}
      width="window"
      title={words.challenge}
      closeWord={words.cancelPayment}
      actions={
        <Button variant="secondary" onPress={onDone}>
          {words.confirmed}
        </Button>
      }
    >
      <iframe
        ref={frame}
        src={challenge.url}
        title={words.challenge}
        className="size-full rounded-field border border-line bg-[#fff]"
      />
    </Dialog>
  );
}
