/** A press of the first button without a key that opens another tab or window. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** Whether a press takes this window to where a link leads. */
export function isFollowed(event: MouseEvent): boolean {
  return isPlainPress(event) && event.composedPath().some((each) => each instanceof HTMLAnchorElement);
}
