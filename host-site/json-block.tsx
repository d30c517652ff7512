/**
 * What would end a script element or begin a comment in it; and the two line ends that older readers of JSON as script
 * stumbled over.
 */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Data as JSON that can stand inside a script element whatever texts are in it: the same data, `<` written as `\u003c`.
 */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * A block of data in the page. Browsers run no script of these types, so that the shop's policy needs neither nonce nor
 * hash for them.
 */
export function JsonBlock({
  data,
  type,
  id,
}: {
  readonly data: unknown;
  readonly type: "application/json" | "application/ld+json";
  readonly id?: string;
}) {
  // The renderer would write `&quot;` for text in it, which a script element doesn't read as a quote.
  // oxlint-disable-next-line react/no-danger
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;
}
