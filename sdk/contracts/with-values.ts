/** Puts values into a sentence: `{name}` becomes what `name` is. */
export function withValues(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
