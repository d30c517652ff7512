/** The attributes of an element that a place names with `data-` before them. */
export function placeAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith("data-") && name !== "data-gipfel")
      .map(([name, value]) => [name.slice("data-".length), value]),
  );
}
