import type { ReactNode, Ref } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface OpenPaymentNoticeProps {
  /** `alert` where it answers a press, `status` where it stands from the beginning. */
  readonly role: "alert" | "status";
  readonly title: string;
  readonly text: string;
  /** Stops the payment, and does what it was in the way of. */
  readonly stop?:
    | { readonly words: string; readonly isBusy: boolean; readonly busyWord: string; readonly onPress: () => void }
    | undefined;
  /** Other ways on. */
  readonly children?: ReactNode;
  /** What takes the focus, or is scrolled to. */
  readonly place: Ref<HTMLDivElement>;
}

/** Says that the basket is being paid for, and so can't change: why, and the ways on. */
export function OpenPaymentNotice({ role, title, text, stop, children, place }: OpenPaymentNoticeProps) {
  return (
    <div ref={place} tabIndex={-1} className="focus-ring rounded-field">
      <Notice
        tone="warning"
        role={role}
        actions={
          <>
            {stop && (
              <Button
                variant="secondary"
                size="small"
                className="mx-0! px-4!"
                busy={stop.isBusy}
                busyWord={stop.busyWord}
                onPress={stop.onPress}
              >
                {stop.words}
              </Button>
            )}
            {children}
          </>
        }
      >
        <strong className="block font-strong">{title}</strong>
        {text}
      </Notice>
    </div>
  );
}
