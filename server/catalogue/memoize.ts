/**
 * A function that keeps its last answers, so many of them: calendar sums are slow, and a year's slots ask for the same
 * ones again and again.
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
