/** Plain text within HTML or XML, as text or as an attribute in quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
