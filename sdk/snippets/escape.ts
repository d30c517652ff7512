const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as the value of an attribute in double quotes, or as text, of HTML. Parsing gives the same text back. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => entities[character] ?? "&#13;");
}

/** Text for templates that take braces, or `@`, for code of their own: Vue's and Angular's. */
export function escapeTemplate(text: string): string {
  return escapeHtml(text).replace(/[{}@]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text as a JavaScript string in markup: no character of it ends the string, an expression or a script. */
export function escapeScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Text in a value of a WordPress shortcode, whose parser knows quotes, brackets and backslashes, strips tags, and makes
 * a space of U+00A0 and U+200B.
 */
export function escapeShortcode(text: string): string {
  return text.replace(/[&<>"'[\]\\\r\n\u00a0\u200b]/g, (character) => `&#${character.charCodeAt(0)};`);
}
