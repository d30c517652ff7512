/** "2 × Adult"; the number stays on one line with its sign. */
export function ticketCount(quantity: number, label: string): string {
  return `${quantity}\u00a0× ${label}`;
}
