/**
 * The page in another language with its current query, without what is overlaid (discovery spec §2). The path comes
 * with the page's data; `query` is the browser's, null before it is known.
 */
export function withQuery(path: string, query: string | null): string {
  if (query === null) return path;
  const parameters = new URLSearchParams(query);
  parameters.delete("overlay");
  const [plain = path] = path.split("?");
  return parameters.size > 0 ? `${plain}?${parameters}` : plain;
}
