/**
 * The page in another language with the query it is shown with; what lies over the page stays behind (discovery spec
 * §2). The path comes with what the page was made of; `query` is the browser's, null where it has not said it.
 */
export function withQuery(path: string, query: string | null): string {
  if (query === null) return path;
  const parameters = new URLSearchParams(query);
  parameters.delete("overlay");
  const [plain = path] = path.split("?");
  return parameters.size > 0 ? `${plain}?${parameters}` : plain;
}
