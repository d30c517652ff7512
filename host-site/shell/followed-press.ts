import { isPlainPress } from "../../sdk/ui/plain-press.ts";

/** Whether a press takes this window to where a link leads. */
export function isFollowed(event: MouseEvent): boolean {
  return isPlainPress(event) && event.composedPath().some((each) => each instanceof HTMLAnchorElement);
}
