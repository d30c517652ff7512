/**
 * `/robots.txt`: everything that is a page may be read; the API and the providers' own paths are closed. Pages that
 * search engines shall not keep say so themselves (`noindex`), which nobody sees on a page that may not be read.
 */
export function robotsText(origin: string, closedPaths: readonly string[]): string {
  return [
    "User-agent: *",
    ...["/api/", ...closedPaths].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
