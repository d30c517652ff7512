import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";

/** A paragraph of a designed mail, of plain text. */
export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escape(text)}</p>`;
}

/** A designed mail, of its parts, which are in the words of a locale. */
export function mailHtml(locale: Locale, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${translatedLanguageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 16px;background:#f5f7f6;color:#14211d;font:16px/24px Inter,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<div style="font-size:18px;font-weight:600;color:#0b5d47">Gipfel</div>
${parts.join("\n")}
</div></body></html>
`;
}

/** Plain text within HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
