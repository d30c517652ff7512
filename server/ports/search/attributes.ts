/** The requested attributes of a hit: all of them, some, or all but those with a dash before. */
export function pickAttributes<Hit extends object>(hit: Hit, wanted: readonly string[] | null): Partial<Hit> {
  if (!wanted) return hit;
  const isAll = wanted.includes("*") || (wanted.length > 0 && wanted.every((name) => name.startsWith("-")));
  return Object.fromEntries(
    Object.entries(hit).filter(([name]) => (isAll ? !wanted.includes(`-${name}`) : wanted.includes(name))),
  ) as Partial<Hit>;
}
