/**
 * A list of ids for `in (…)`, of one of a few lengths by naming the first again: statements of a few lengths are known
 * to the database already.
 */
export function idList(ids: readonly number[]): number[] {
  if (ids.length === 0) return [];
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from<number>({ length: length - ids.length }).fill(ids[0]!)];
}
