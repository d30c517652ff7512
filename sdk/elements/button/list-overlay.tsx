import { useLingui } from "@lingui/react/macro";
import { DialogHead } from "../../ui/dialog.tsx";
import { Overlay } from "../../ui/overlay.tsx";
import type { ListOverlayProps } from "./button.props.ts";

/** A list over the page: a phone's whole window but a strip of the page, 1200 px at most in a wide one. */
export function ListOverlay({ attributes, close, title }: ListOverlayProps & { readonly title: string | undefined }) {
  const { t } = useLingui();
  const name = title ?? t`Activities`;
  return (
    <Overlay
      open
      onClose={close}
      label={name}
      className="m-auto h-[calc(var(--frame-height,100dvh)-48px)] max-h-none w-[calc(100%-32px)] max-w-[1200px] overflow-y-auto rounded-card translate-y-0 opacity-100 transition-quick starting:translate-y-2 starting:opacity-0 max-[600px]:mb-0 max-[600px]:h-[calc(var(--frame-height,100dvh)-24px)] max-[600px]:w-full max-[600px]:max-w-none max-[600px]:rounded-t-[16px] max-[600px]:rounded-b-none"
    >
      <DialogHead title={name} closeWord={t`Close`} onClose={close} />
      <div className="px-6 pb-6 max-[480px]:px-4">
        <gipfel-listing {...attributes} />
      </div>
    </Overlay>
  );
}
