import type { ComponentChildren } from "preact";

interface DialogButtonsProps {
  /** The button that does what the dialog asks about. */
  readonly children: ComponentChildren;
  /** Words of the way out, which does nothing. */
  readonly dismiss: string;
  readonly onClose: () => void;
}

/** The two buttons that a dialog, or a form in a card, ends with. */
export function DialogButtons({ children, dismiss, onClose }: DialogButtonsProps) {
  return (
    <div class="dialog-actions">
      {children}
      <button type="button" class="button button-quiet" onClick={onClose}>
        {dismiss}
      </button>
    </div>
  );
}
