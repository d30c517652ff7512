/**
 * The tab that a key leads to from another (APG, "Tabs"): arrows round at the ends, Home and End; undefined for other
 * keys.
 */
export function tabAfterKey(
  event: Pick<KeyboardEvent, "key" | "preventDefault">,
  list: HTMLElement,
  here: number,
  count: number,
): number | undefined {
  const line = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const targets: Record<string, number> = { ArrowRight: here + line, ArrowLeft: here - line, Home: 0, End: count - 1 };
  const target = targets[event.key];
  if (target === undefined) return undefined;
  event.preventDefault();
  return (target + count) % count;
}
