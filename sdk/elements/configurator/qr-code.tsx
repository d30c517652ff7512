import { useLingui } from "@lingui/react/macro";
import { create } from "qrcode";
import { textLink } from "../../ui/text-button.tsx";

/** The quiet zone that readers of QR codes need around it (modules). */
const quiet = 4;
/** Pixels a module of the PNG: a code of 45 modules is 530 px wide, enough for print at 5 cm. */
const scale = 10;

/** A link as a QR code, to see and to take along. */
export function QrCodeView({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const size = modules.size + 2 * quiet;
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const path = dark
    .map((index) => `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
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
        <a className={`${textLink} ${download}`} download="gipfel.png" href={pngOf(dark, modules.size)}>
          {t`Download as PNG`}
        </a>
      </div>
    </div>
  );
}

/** The same as a picture of pixels, as a data address. `dark`: which modules are dark, by their places in the rows. */
function pngOf(dark: readonly number[], size: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = (size + 2 * quiet) * scale;
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const index of dark)
    context.fillRect(((index % size) + quiet) * scale, (Math.floor(index / size) + quiet) * scale, scale, scale);
  return canvas.toDataURL("image/png");
}
