import { create } from "qrcode";

/** The quiet zone that readers of QR codes need around it (modules). */
const quiet = 4;
/** Pixels a module of the PNG: a code of 45 modules is 530 px wide, enough for print at 5 cm. */
const scale = 10;

/** A QR code in the forms that a page shows and hands out. */
export interface DrawnCode {
  /** Modules of its side, with the quiet zone. */
  readonly size: number;
  /** Its dark modules, as a path of SVG. */
  readonly path: string;
  /** The whole as a file's text. */
  readonly svg: string;
  /** The same as a picture of pixels, as a data address. */
  readonly png: string;
}

/** Draws a text as a QR code; null where it is too long for one: 2331 bytes at this level of correction. */
export function drawCode(text: string): DrawnCode | null {
  const modules = modulesOf(text);
  if (!modules) return null;
  const size = modules.size + 2 * quiet;
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => [(index % modules.size) + quiet, Math.floor(index / modules.size) + quiet] as const);
  const path = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return { size, path, svg, png: pngOf(dark, size) };
}

/** The library throws where a text has no room. */
function modulesOf(text: string) {
  try {
    return create(text, { errorCorrectionLevel: "M" }).modules;
  } catch {
    return null;
  }
}

/** `dark`: the places of dark modules. */
function pngOf(dark: readonly (readonly [x: number, y: number])[], size: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const [x, y] of dark) context.fillRect(x * scale, y * scale, scale, scale);
  return canvas.toDataURL("image/png");
}
