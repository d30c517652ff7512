import { readLink, writeLink, type PlaygroundLink } from "./playground.link.ts";
import type { PlaygroundElement } from "./playground.body.ts";
import type { PlaygroundState } from "./playground.state.ts";

/** In the state of a history entry: its fragment was written here, for code that the visitor has run or written. */
const ownMark = "playgroundOwn";

/**
 * Puts the state into the address, behind the #: a reload begins with it, and the address is the link to share. Code of
 * a link that nobody has run stays a stranger's.
 */
export function writeAddress({ element, values, written, frame }: PlaygroundState): void {
  history.replaceState(
    { ...history.state, [ownMark]: frame.state !== "held" },
    "",
    writeLink({ tag: element.tag, values, code: written }),
  );
}

/** What the address says, and whether this visitor wrote it, in this tab: another tab or a link has no such mark. */
export function readAddress(
  elements: readonly PlaygroundElement[],
): { readonly link: PlaygroundLink; readonly isOwn: boolean } | null {
  const link = readLink(location.hash, elements);
  return link && { link, isOwn: history.state?.[ownMark] === true };
}
