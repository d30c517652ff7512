/** One line of the page's console: the product's prefix, the cause, the next step. */
export function warn(line: string): void {
  console.warn(`[gipfel] ${line}`);
}
