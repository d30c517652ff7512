/**
 * Pads a list of ids for `in (…)` to one of a few lengths by repeating the first id, so that the database can reuse its
 * prepared statements.
 */
export function idList(ids: readonly number[]): number[] {
  if (ids.length === 0) return [];
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from<number>({ length: length - ids.length }).fill(ids[0]!)];
}
