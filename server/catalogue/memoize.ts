/**
 * Memoizes a function, up to a number of results: date arithmetic is slow, and a year's slots repeat the same
 * calculations.
 */
export function memoize<Key extends readonly (string | number)[], Answer>(
  most: number,
  make: (...key: Key) => Answer,
): (...key: Key) => Answer {
  const answers = new Map<string, Answer>();
  return (...key) => {
    const name = key.join(" ");
    const known = answers.get(name);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = make(...key);
    answers.set(name, answer);
    return answer;
  };
}
