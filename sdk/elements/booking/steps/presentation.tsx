import { useLayoutEffect, useRef, type ReactNode } from "react";
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
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(overlay.open);
  useLayoutEffect(() => {
    // As with a native dialog, closing takes `open` away: the page opens it again by setting it again.
    const root = place.current?.getRootNode();
    if (wasOpen.current && !overlay.open && root instanceof ShadowRoot) root.host.removeAttribute("open");
    wasOpen.current = overlay.open;
  }, [overlay.open]);
  return (
    <div ref={place} className="contents">
      {kind === "drawer" ? (
        <Drawer {...overlay} bare title={label} closeWord="">
          {children}
        </Drawer>
      ) : (
        <Modal {...overlay} label={label}>
          {children}
        </Modal>
      )}
    </div>
  );
}

function Modal({ children, ...overlay }: Omit<PresentationProps, "kind">) {
  return (
    <Overlay
      {...overlay}
      closesOnBackdrop={false}
      className="m-auto max-h-[calc(100dvh-48px)] w-full max-w-[840px] translate-y-0 overflow-y-auto rounded-card opacity-100 transition-quick starting:translate-y-2 starting:opacity-0 max-[600px]:mb-0 max-[600px]:max-h-[calc(100dvh-24px)] max-[600px]:max-w-none max-[600px]:rounded-b-none"
    >
      {children}
    </Overlay>
  );
}
