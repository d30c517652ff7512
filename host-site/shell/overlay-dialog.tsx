import { X } from "lucide";
import { headerIcon } from "./classes.ts";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "../../sdk/ui/icon.tsx";
import { lockScroll } from "../../sdk/ui/scroll-lock.ts";
import { isFollowed } from "./followed-press.ts";
import { closeOverlay, leaveOverlay } from "./use-overlay.ts";

interface OverlayDialogProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeName: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog over the page: the focus goes in, stays and comes back, what lies behind is inert, Escape and a
 * press beside it close. Buttons can open and close it without scripts (`command`). A link in it takes the overlay's
 * address with it.
 */
export function OverlayDialog({ id, isOpen, title, closeName, className, children }: OverlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!isOpen) return element.close();
    if (!element.open) element.showModal();
    return lockScroll();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current!;
    function press(event: MouseEvent) {
      if (event.target === element) element.close();
      else if (isFollowed(event)) leaveOverlay();
    }
    element.addEventListener("click", press);
    element.addEventListener("close", closeOverlay);
    return () => {
      element.removeEventListener("click", press);
      element.removeEventListener("close", closeOverlay);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`my-0 h-dvh max-h-none max-w-none overscroll-contain bg-surface text-ink shadow-float backdrop:bg-scrim open:animate-[overlay-in_var(--g-quick)_ease-out] forced-colors:border ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-1 flex min-h-(--header) items-center justify-between border-b border-line bg-surface ps-(--overlay-side,16px) pe-1.5">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className={headerIcon}
            aria-label={closeName}
            commandfor={id}
            command="close"
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            <Icon of={X} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
