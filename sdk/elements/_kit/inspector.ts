/** Follows the actor of each element of the page, from before its start. */
export type Inspector = (host: Element, actor: unknown) => void;

/** Where the playground has its inspector (`sdk/playground.ts`); no other page has one. */
const key = Symbol.for("gipfel.inspector");

/** The page's inspector. */
export function inspectorOfPage(): Inspector | undefined {
  return (globalThis as { [key]?: Inspector })[key];
}
