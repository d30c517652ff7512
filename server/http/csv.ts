/**
 * A table as CSV (RFC 4180): lines end with CR LF, fields with quotes, commas or line ends are quoted. Begins with a
 * byte order mark, without which spreadsheets read UTF-8 as another encoding. A text that a spreadsheet would take for
 * a formula gets an apostrophe before it; numbers stay numbers, also below 0.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("")}`;
}

function fieldOf(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^(?=\s*[=+\-@\t\r＝＋－＠])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
