import { X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { Overlay, type OverlayProps } from "./overlay.tsx";

export interface DialogProps extends Omit<OverlayProps, "className" | "label"> {
  readonly title: string;
  readonly closeWord: string;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /**
   * 480 px, 840 for what is a page of its own (the booking widget), or `window`: a phone's whole window, for another
   * site's page in a frame.
   */
  readonly width?: "narrow" | "wide" | "window";
}

const shapes = {
  narrow:
    "m-auto max-h-[calc(var(--frame-height,100dvh)-48px)] w-[calc(100%-32px)] max-w-[480px] scroll-pt-18 scroll-pb-6 rounded-card max-[480px]:scroll-pb-40",
  wide: "m-auto max-h-[calc(var(--frame-height,100dvh)-48px)] w-[calc(100%-32px)] max-w-[840px] scroll-pt-18 scroll-pb-6 rounded-card max-[480px]:scroll-pb-40",
  window:
    "m-auto max-h-[calc(var(--frame-height,100dvh)-48px)] h-[840px] w-[calc(100%-32px)] max-w-[600px] overflow-hidden rounded-card max-[600px]:m-0 max-[600px]:w-full max-[600px]:h-[var(--frame-height,100dvh)] max-[600px]:max-h-none max-[600px]:max-w-none max-[600px]:rounded-none",
} as const;

/** A dialog in the middle of the window. */
export function Dialog({ title, closeWord, actions, width = "narrow", children, ...overlay }: DialogProps) {
  return (
    <Overlay
      {...overlay}
      label={title}
      className={`${shapes[width]} translate-y-0 opacity-100 transition-quick starting:translate-y-2 starting:opacity-0`}
    >
      {width === "window" ? (
        <div className="flex h-full flex-col">
          <DialogHead title={title} closeWord={closeWord} onClose={overlay.onClose} />
          <div className="min-h-0 grow min-[600px]:px-6">{children}</div>
          {actions && (
            <div className="flex flex-wrap gap-3 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] min-[600px]:p-6">
              {actions}
            </div>
          )}
        </div>
      ) : (
        <>
          <DialogHead title={title} closeWord={closeWord} onClose={overlay.onClose} />
          <div className="px-6 pb-6 max-[480px]:px-4">
            {children}
            {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
          </div>
        </>
      )}
    </Overlay>
  );
}

/** Title and the way out; stays in sight while the rest scrolls. */
export function DialogHead({ title, closeWord, onClose }: { title: string; closeWord: string; onClose: () => void }) {
  return (
    <div className="sticky top-0 z-10 flex min-h-15 items-center gap-2 bg-surface ps-6 pe-3 pt-2 max-[480px]:ps-4 max-[480px]:pe-1">
      <h2
        className="line-clamp-2 min-w-0 grow py-2 text-18 font-strong hyphens-auto max-[320px]:line-clamp-3"
        title={title}
      >
        {title}
      </h2>
      <IconButton icon={X} name={closeWord} onPress={onClose} />
    </div>
  );
}
