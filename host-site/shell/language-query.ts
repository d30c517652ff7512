/** The page in another language with the query it is shown with; what lies over the page stays behind (discovery spec §2). */
export function withQuery(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("overlay");
  const [plain = path] = path.split("?");
  return parameters.size > 0 ? `${plain}?${parameters}` : path;
}
