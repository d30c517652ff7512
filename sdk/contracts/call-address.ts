/** The address of a call below the API's base: its path with the parameters filled in, and its query. */
export function callAddress(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return filled + (pairs.length ? `?${search}` : "");
}
