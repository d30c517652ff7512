const amounts = ["value", "price"];

/** An analytics payload as analytics tools expect it: amounts in francs in place of Rappen, beside their `currency`. */
export function inFrancs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inFrancs);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      amounts.includes(name) && typeof value === "number" ? value / 100 : inFrancs(value),
    ]),
  );
}
