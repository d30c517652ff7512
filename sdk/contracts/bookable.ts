/** Whether an activity can be booked: only with dates and a summary (discovery spec §4). */
export function isBookable({
  availableDates,
  summary,
}: {
  readonly availableDates: readonly string[];
  readonly summary: object | null;
}): boolean {
  return availableDates.length > 0 && summary !== null;
}
