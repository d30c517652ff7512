import { useLayoutEffect, useRef, type ReactNode } from "react";
import { lockScroll } from "./scroll-lock.ts";

export interface OverlayProps {
  readonly open: boolean;
  /** Esc, a press on the backdrop, or the browser's own way back. The owner then sets `open` to false. */
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className: string;
  /** False where a press beside it must not lose work. */
  readonly closesOnBackdrop?: boolean;
}

/** A native modal dialog: the top layer, the focus trapped and restored, Esc. `Dialog` and `Drawer` give it a shape. */
export function Overlay({ open, onClose, label, children, className, closesOnBackdrop = true }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const focused = deepFocus();
    let unlock = () => {};
    const hide = () => {
      unlock();
      element.close();
    };
    /* Again where the element around it was moved, removed or added again: the browser has taken it out of the top
       layer. */
    const show = () => {
      hide();
      if (!element.isConnected) return;
      element.showModal();
      /* Not the first thing inside: that may be a scrolling box, whose ring would look like a mistake. */
      element.focus();
      unlock = lockScroll();
    };
    show();
    const tree = element.getRootNode();
    tree.addEventListener("connection", show);
    return () => {
      tree.removeEventListener("connection", show);
      hide();
      if (focused?.isConnected) focused.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => closesOnBackdrop && isBeside(event, dialog.current) && onClose()}
      className={`bg-surface text-ink overscroll-contain shadow-float outline-none backdrop:bg-scrim forced-colors:border ${className}`}
    >
      {open && children}
    </dialog>
  );
}

/** The element that has the focus, through all open shadow roots. */
function deepFocus(): HTMLElement | null {
  let focused: Element | null = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}

/** A press on the backdrop has the dialog as its target and lies outside its box. */
function isBeside(
  event: { target: EventTarget | null; clientX: number; clientY: number },
  dialog: HTMLElement | null,
): boolean {
  if (!dialog || event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
