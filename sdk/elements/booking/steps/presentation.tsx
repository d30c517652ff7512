import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Drawer } from "../../../ui/drawer.tsx";
import { Overlay, type OverlayProps } from "../../../ui/overlay.tsx";
import type { BookingProps } from "../booking.props.ts";
import { Widget } from "../widget.tsx";

/**
 * Where the widget opens: a drawer from the side, or a dialog in the middle. It is named by its activity, or by the
 * button that opens it while the activity isn't known; where that can't be loaded, its head shows this name as well.
 */
export default function Presentation(props: BookingProps) {
  const { t } = useLingui();
  const { head, view } = props;
  const open = view.kind !== "closed";
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    // As with a native dialog, closing takes `open` away: the page opens it again by setting it again.
    const root = place.current?.getRootNode();
    if (wasOpen.current && !open && root instanceof ShadowRoot) root.host.removeAttribute("open");
    wasOpen.current = open;
  }, [open]);
  useLayoutEffect(() => {
    const dialog = open ? place.current?.querySelector("dialog") : null;
    if (!dialog) return undefined;
    // Without a press in between, browsers close it at the second Esc or Back whatever `cancel` was answered: only the
    // machine closes it.
    const closed = () => {
      if (dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      close.current?.();
    };
    dialog.addEventListener("close", closed);
    return () => dialog.removeEventListener("close", closed);
  }, [open]);
  const close = useRef(head.close);
  close.current = head.close;
  const name = head.title || t`Book now`;
  const overlay = { open, onClose: () => head.close?.() };
  const widget = open && <Widget {...props} head={view.kind === "failed" ? { ...head, title: name } : head} />;
  return (
    <div ref={place} className="contents">
      {props.presentation === "drawer" ? (
        <Drawer {...overlay} bare title={name} closeWord="">
          {widget}
        </Drawer>
      ) : (
        <Modal {...overlay} label={name}>
          {widget}
        </Modal>
      )}
    </div>
  );
}

function Modal({ children, ...overlay }: Omit<OverlayProps, "className">) {
  return (
    <Overlay
      {...overlay}
      closesOnBackdrop={false}
      className="m-auto max-h-[calc(var(--frame-height,100dvh)-48px)] w-full max-w-[840px] translate-y-0 overflow-y-auto rounded-card opacity-100 transition-quick starting:translate-y-2 starting:opacity-0 max-[600px]:mb-0 max-[600px]:max-h-[calc(var(--frame-height,100dvh)-24px)] max-[600px]:max-w-none max-[600px]:rounded-b-none"
    >
      {children}
    </Overlay>
  );
}
