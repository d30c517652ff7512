/** Settles in a task of its own, so that a press that came meanwhile is handled first. */
export function nextTask(): Promise<void> {
  return new Promise((begin) => setTimeout(begin));
}
