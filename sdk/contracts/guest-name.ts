/** Which guest of a ticket category is meant: "Adult 2" of several, "Adult" of one. */
export function guestName(label: string, index: number, count: number): string {
  return count > 1 ? `${label} ${index + 1}` : label;
}

/** A detail that some guests have not given: "Allergies (Adult 2, Child)". */
export function openLabel(label: string, guests: readonly string[]): string {
  return `${label} (${guests.join(", ")})`;
}
