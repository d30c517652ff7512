import type { ReactNode } from "react";
import { Button } from "../../sdk/ui/button.tsx";

/** On a phone: both in sight while the rest of the dialog scrolls. */
const inSight =
  "tall-phone:sticky tall-phone:bottom-0 tall-phone:-mx-4 tall-phone:-mt-2 tall-phone:-mb-6 tall-phone:bg-surface tall-phone:px-4 tall-phone:pt-3 tall-phone:pb-4";

interface DialogButtonsProps {
  /** The button that confirms the dialog. */
  readonly children: ReactNode;
  /** Words of the way out, which does nothing. */
  readonly dismiss: string;
  readonly onClose: () => void;
  /** They come after all that is to be read before, and don't cover it. */
  readonly isAtEnd?: boolean;
}

/** The two buttons that a dialog, or a form in a card, ends with. Below each other both are as wide. */
export function DialogButtons({ children, dismiss, onClose, isAtEnd = false }: DialogButtonsProps) {
  return (
    <div className={`mt-1 flex flex-wrap gap-3 *:w-auto! *:max-w-full *:flex-[1_0_auto] ${isAtEnd ? "" : inSight}`}>
      {children}
      <Button variant="secondary" onPress={onClose}>
        {dismiss}
      </Button>
    </div>
  );
}
