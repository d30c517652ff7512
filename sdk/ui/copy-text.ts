/**
 * Puts a text on the clipboard. Throws where the browser, or the policy of a frame, forbids it, and in pages without
 * https.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  throw new Error("the clipboard needs https");
}
