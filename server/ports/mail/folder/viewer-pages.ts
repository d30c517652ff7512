import { escapeMarkup } from "../../../escape-markup.ts";
import type { StoredMail } from "./mail-folder.ts";

/** All mails, the newest first. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${escapeMarkup(mail.id)}"><strong>${escapeMarkup(mail.subject)}</strong><span>${escapeMarkup(mail.to)}</span><time>${escapeMarkup(timeOf(mail))}</time></a></li>`,
  );
  return page(
    "Mails",
    rows.length > 0 ? `<ul class="mails">${rows.join("")}</ul>` : "<p>No mail has been sent yet. Book something.</p>",
  );
}

/** One mail: its text as text, its attachments as downloads. */
export function mailPage(mail: StoredMail): string {
  const attachments = mail.attachments.map(
    ({ filename, size }, index) =>
      `<li><a href="/dev/mail/${escapeMarkup(mail.id)}/${index}" download="${escapeMarkup(filename)}">${escapeMarkup(filename)}</a> ${Math.ceil(size / 1024)} kB</li>`,
  );
  return page(
    mail.subject,
    `<p><a href="/dev/mail">All mails</a></p>
<dl><dt>To</dt><dd>${escapeMarkup(mail.to)}</dd><dt>Sent</dt><dd>${escapeMarkup(timeOf(mail))}</dd></dl>
<pre>${escapeMarkup(mail.text)}</pre>
<h2>Attachments</h2><ul>${attachments.join("")}<li><a href="/dev/mail/${escapeMarkup(mail.id)}.eml" download>The whole mail (.eml)</a></li></ul>`,
  );
}

function timeOf(mail: StoredMail): string {
  return mail.sentAt.slice(0, 19).replace("T", " ") + " UTC";
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/dev/mail/style.css"></head>
<body><main><h1>${escapeMarkup(title)}</h1>
${body}
</main></body></html>
`;
}

export const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;font:16px/24px Inter,system-ui,sans-serif;color:light-dark(#14211d,#eef3f0);background:light-dark(#f5f7f6,#0e1513)}
main{max-width:760px;margin:0 auto;padding:24px;border-radius:12px;background:light-dark(#fff,#161f1c)}
h1{margin:0 0 16px;font-size:28px;line-height:36px;overflow-wrap:anywhere}
h2{margin:24px 0 8px;font-size:18px}
a{color:light-dark(#0b5d47,#6fcfae)}
pre{margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border:1px solid light-dark(#dde3e0,#2a3632);border-radius:8px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dd{margin:0;overflow-wrap:anywhere}
.mails{padding:0;list-style:none}
.mails a{display:grid;padding:12px 0;border-top:1px solid light-dark(#dde3e0,#2a3632);color:inherit;text-decoration:none}
.mails span,time{color:light-dark(#46554f,#b7c3bd);font-size:14px}
:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;
