import type { ReactNode } from "react";
import { Dialog } from "../../sdk/ui/dialog.tsx";
import { useBackCloses } from "../../sdk/ui/use-back-closes.ts";
import { useFormWords } from "./form-context.ts";

interface FormDialogProps {
  /** Names it in the browser's history. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  /** The address opens it, and closing leads to another: the way back leaves it by itself. */
  readonly isOfAddress?: boolean;
  readonly children: ReactNode;
}

/** A dialog that is open as soon as it renders. Back closes it too. */
export function FormDialog({ id, title, onClose, isOfAddress = false, children }: FormDialogProps) {
  const { words } = useFormWords();
  useBackCloses(!isOfAddress, onClose, id);
  return (
    <Dialog open title={title} closeWord={words.close} onClose={onClose}>
      {children}
    </Dialog>
  );
}
