import { X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { Overlay, type OverlayProps } from "./overlay.tsx";

export interface DialogProps extends Omit<OverlayProps, "className" | "label"> {
  readonly title: string;
  readonly closeWord: string;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** 480 px, or 840 for what is a page of its own (the booking widget). */
  readonly width?: "narrow" | "wide";
}

/** A dialog in the middle of the window; at the foot of it where the window is narrow. */
export function Dialog({ title, closeWord, actions, width = "narrow", children, ...overlay }: DialogProps) {
  return (
    <Overlay
      {...overlay}
      label={title}
      className={`m-auto max-h-[calc(100dvh-48px)] w-[calc(100%-32px)] rounded-card ${width === "wide" ? "max-w-[840px]" : "max-w-[480px]"} translate-y-0 opacity-100 transition-quick starting:translate-y-2 starting:opacity-0`}
    >
      <DialogHead title={title} closeWord={closeWord} onClose={overlay.onClose} />
      <div className="px-6 pb-6 max-[480px]:px-4">
        {children}
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </Overlay>
  );
}

/** Title and the way out; stays in sight while the rest scrolls. */
export function DialogHead({ title, closeWord, onClose }: { title: string; closeWord: string; onClose: () => void }) {
  return (
    <div className="sticky top-0 z-10 flex min-h-15 items-center gap-2 bg-surface ps-6 pe-3 pt-2 max-[480px]:ps-4 max-[480px]:pe-1">
      <h2 className="line-clamp-2 min-w-0 grow py-2 text-18 font-strong hyphens-auto" title={title}>
        {title}
      </h2>
      <IconButton icon={X} name={closeWord} onPress={onClose} />
    </div>
  );
}
