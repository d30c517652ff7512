/**
 * `/robots.txt`: everything that is a page may be read; the API and the providers' own paths are closed. Pages that
 * search engines shall not keep say so themselves (`noindex`), which nobody sees on a page that may not be read.
 */
export function robotsText(origin: string, closedPaths: readonly string[]): string {
  return [
    "User-agent: *",
    "Allow: /api/openapi.json",
    ...["/api/", ...closedPaths].map((path) => `Disallow: ${path}`),
    "",
    // Comments: the protocol has no line for them.
    `# What the shop is, for language models: ${origin}/llms.txt`,
    `# How agents search, embed and book: ${origin}/agents.md`,
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
