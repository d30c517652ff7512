import type { ReactNode } from "react";
import { DialogHead } from "./dialog.tsx";
import { Overlay, type OverlayProps } from "./overlay.tsx";

export interface DrawerProps extends Omit<OverlayProps, "className" | "label"> {
  readonly title: string;
  readonly closeWord: string;
  /** The content brings its own head and its own scrolling: only the frame is drawn. */
  readonly bare?: boolean;
  /** In a narrow window no higher than its content: for a sentence and a button. */
  readonly fits?: boolean;
  /** At the foot, always in sight. */
  readonly bar?: ReactNode;
}

/**
 * A drawer from the end of the line: 600 px at most, 800 in large windows (purchase spec §9). In a narrow window it
 * rises from the foot and leaves 24 px of the page in sight.
 */
export function Drawer({ title, closeWord, bare, fits, bar, children, ...overlay }: DrawerProps) {
  return (
    <Overlay
      {...overlay}
      label={title}
      className={`ms-auto me-0 mt-0 mb-0 h-[var(--frame-height,100dvh)] max-h-none w-full max-w-[600px] overflow-hidden transition-quick translate-x-0 translate-y-0 starting:translate-x-6 rtl:starting:-translate-x-6 min-[1024px]:max-w-[800px] max-[600px]:mt-auto max-[600px]:max-w-none max-[600px]:rounded-t-[16px] max-[600px]:starting:translate-x-0 max-[600px]:starting:translate-y-6 ${fits ? "max-[600px]:h-fit" : "max-[600px]:h-[calc(var(--frame-height,100dvh)-24px)]"}`}
    >
      {bare ? (
        children
      ) : (
        <div
          className={`flex h-full flex-col ${fits ? "max-[600px]:max-h-[calc(var(--frame-height,100dvh)-24px)]" : ""}`}
        >
          <div className="relative min-h-0 grow overflow-y-auto overscroll-contain">
            <DialogHead title={title} closeWord={closeWord} onClose={overlay.onClose} />
            <div className="px-6 pb-6 max-[480px]:px-4">{children}</div>
          </div>
          {bar && <div className="border-t border-line px-6 py-4 max-[480px]:px-4">{bar}</div>}
        </div>
      )}
    </Overlay>
  );
}
