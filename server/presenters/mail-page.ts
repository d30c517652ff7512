import { escapeMarkup } from "../escape-markup.ts";
import { textOn } from "../domain/contrast.ts";
import type { Brand } from "../domain/brand.ts";
import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";

/** The headline of a designed mail, of plain text. */
export function heading(text: string): string {
  return `<h1 style="margin:24px 0 8px;font-size:28px;line-height:36px;font-weight:600">${escapeMarkup(text)}</h1>`;
}

/** A frame with a title and lines of plain text; `above` and `below` are HTML. */
export function card([title = "", ...lines]: readonly string[], below = "", above = ""): string {
  const rows = lines.map((line) => `<div style="color:#46554f">${escapeMarkup(line)}</div>`).join("");
  return `<div style="margin:16px 0;padding:16px;border:1px solid #dde3e0;border-radius:12px">${above}<div style="font-size:18px;line-height:28px;font-weight:600">${escapeMarkup(title)}</div>${rows}${below}</div>`;
}

/** What a mail is sent for, large and apart: a code with its name above and a line below; all plain text. */
export function codeCard(name: string, code: string, below = ""): string {
  const quiet = "color:#46554f";
  const line = below === "" ? "" : `<div style="${quiet}">${escapeMarkup(below)}</div>`;
  return `<div style="margin:16px 0;padding:24px 16px;border:1px solid #dde3e0;border-radius:12px;text-align:center"><div style="${quiet}">${escapeMarkup(name)}</div><div style="margin:4px 0;font-size:28px;line-height:40px;font-weight:600;letter-spacing:1px;overflow-wrap:anywhere">${escapeMarkup(code)}</div>${line}</div>`;
}

/** A picture in 16:9 above the title of a card, which says what it shows. */
export function mailPicture(url: string): string {
  return `<img src="${escapeMarkup(url)}" width="478" alt="" style="display:block;width:100%;height:auto;margin:0 0 12px;border-radius:8px">`;
}

/** A link on a line of its own, below the lines of a card. */
export function quietLink(title: string, url: string): string {
  return `<div style="margin-top:8px"><a href="${escapeMarkup(url)}" style="color:#14211d">${escapeMarkup(title)}</a></div>`;
}

/** The line at the end of a mail that ends such mails. */
export function unsubscribeLine(title: string, url: string): string {
  return `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeMarkup(url)}" style="color:#46554f">${escapeMarkup(title)}</a></p>`;
}

/** Amounts of plain text below each other; a row without an amount is a title of those that follow. */
export function sumTable(
  rows: readonly { readonly name: string; readonly amount: string; readonly isSum?: boolean }[],
) {
  const cells = rows.map(({ name, amount, isSum }) => {
    const style = isSum || amount === "" ? "padding:8px 0 2px;font-weight:600" : "padding:2px 0";
    return `<tr><td style="${style};padding-right:16px">${escapeMarkup(name)}</td><td style="${style};text-align:right;white-space:nowrap">${escapeMarkup(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${cells.join("")}</table>`;
}

/** A paragraph of a designed mail, of plain text. */
export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;
}

/** A designed mail of the shop, of its parts, which are in the words of a locale. */
export function mailHtml({ name, color }: Brand, locale: Locale, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${translatedLanguageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 16px;background:#f5f7f6;color:#14211d;font:16px/24px Inter,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<div style="font-size:18px;font-weight:600;color:${color}">${escapeMarkup(name)}</div>
${parts.join("\n")}
</div></body></html>
`;
}

/** A link that looks like a button. */
export function button({ color }: Brand, title: string, url: string, isQuiet = false): string {
  const colours = isQuiet ? `color:${color}` : `background:${color};color:${textOn(color)}`;
  return `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;border:1px solid ${color};${colours};font-weight:600;text-decoration:none">${escapeMarkup(title)}</a></p>`;
}
