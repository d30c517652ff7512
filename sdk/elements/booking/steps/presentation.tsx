import type { ReactNode } from "react";
import { Drawer } from "../../../ui/drawer.tsx";
import { Overlay } from "../../../ui/overlay.tsx";

export interface PresentationProps {
  readonly kind: "drawer" | "modal";
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** Where the widget opens: a drawer from the side, or a dialog in the middle. */
export default function Presentation({ kind, label, children, ...overlay }: PresentationProps) {
  if (kind === "drawer") {
    return (
      <Drawer {...overlay} bare title={label} closeWord="">
        {children}
      </Drawer>
    );
  }
  return (
    <Overlay
      {...overlay}
      label={label}
      closesOnBackdrop={false}
      className="m-auto max-h-[calc(100dvh-48px)] w-full max-w-[840px] translate-y-0 overflow-y-auto rounded-card opacity-100 transition-quick starting:translate-y-2 starting:opacity-0 max-[600px]:mb-0 max-[600px]:max-h-[calc(100dvh-24px)] max-[600px]:max-w-none max-[600px]:rounded-b-none"
    >
      {children}
    </Overlay>
  );
}
