import QRCode, { type QRCodeErrorCorrectionLevel } from "qrcode";

/** A quarter may be dirty or folded away. */
const correction: QRCodeErrorCorrectionLevel = "Q";
/** Empty modules round the code, as the standard wants. */
const quietZone = 4;
const ink = "#14211d";

/** The code's modules: `true` is dark. */
export function qrModules(text: string): { size: number; isDark: (row: number, column: number) => boolean } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: correction });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** As a picture for a screen, always dark on white. */
export function qrSvg(text: string): Promise<string> {
  return QRCode.toString(text, {
    type: "svg",
    errorCorrectionLevel: correction,
    margin: quietZone,
    color: { dark: ink, light: "#ffffff" },
  });
}
