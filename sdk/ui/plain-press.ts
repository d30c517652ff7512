/** What `isPlainPress` reads: of the browser's event and of React's alike. */
type Press = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** A press of the first button without a key that opens another tab or window. */
export function isPlainPress(event: Press): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
