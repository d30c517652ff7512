import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { isFollowed } from "./plain-press.ts";
import { closeOverlay, leaveOverlay } from "./use-overlay.ts";

interface OverlayDialogProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeName: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog over the page: the focus goes in, stays and comes back, what lies behind is inert, Escape and a
 * press beside it close. Buttons can open and close it without scripts (`command`). A link in it takes the overlay's
 * address with it.
 */
export function OverlayDialog({ id, isOpen, title, closeName, class: className, children }: OverlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
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
    <dialog ref={dialog} id={id} class={`overlay ${className}`} aria-labelledby={`${id}-title`}>
      <div class="overlay-inside">
        <div class="overlay-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            class="header-item header-icon"
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
