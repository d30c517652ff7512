import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-button.tsx";
import { drawCode } from "./draw-code.ts";

/** A link as a QR code, to see and to take along. */
export function QrCodeView({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const code = useMemo(() => drawCode(text), [text]);
  if (!code)
    return (
      <div className="mt-4">
        <Notice tone="warning" role="status">
          {t`The address is too long for a QR code. With a shorter search text or fewer activities it fits.`}
        </Notice>
      </div>
    );
  const { size, path, svg, png } = code;
  const download = "focus-ring inline-flex min-h-11 items-center";
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <svg
        role="img"
        aria-label={t`QR code of the address`}
        viewBox={`0 0 ${size} ${size}`}
        className="qr rounded-field"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className="flex flex-col">
        <a
          className={`${textLink} ${download}`}
          download="gipfel.svg"
          href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        >
          {t`Download as SVG`}
        </a>
        <a className={`${textLink} ${download}`} download="gipfel.png" href={png}>
          {t`Download as PNG`}
        </a>
      </div>
    </div>
  );
}
