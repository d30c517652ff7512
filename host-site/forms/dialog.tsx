import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { useFormWords } from "./form-context.ts";
import { useBackCloses } from "./use-back-closes.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The address opens it, and closing leads to another: the way back leaves it by itself. */
  readonly isOfAddress?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog that asks something: it opens as it comes, and Escape, the cross, a press beside it and the way
 * back close. The focus goes back by itself.
 */
export function Dialog({ title, onClose, isOfAddress = false, children }: DialogProps) {
  const id = useId();
  const { words } = useFormWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(!isOfAddress, onClose);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    const press = (event: Event) => event.target === element && close.current();
    const cancel = (event: Event) => (event.preventDefault(), close.current());
    element.addEventListener("click", press);
    element.addEventListener("cancel", cancel);
    element.showModal();
    return () => {
      element.removeEventListener("click", press);
      element.removeEventListener("cancel", cancel);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="overlay dialog" aria-labelledby={id}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="header-item header-icon" aria-label={words.close} onClick={onClose}>
            <Icon of={X} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
