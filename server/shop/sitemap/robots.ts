/** What is no page, or only one's own machine has. */
const closedPaths = ["/api/", "/sandbox/", "/dev/"];

/**
 * `/robots.txt`: everything that is a page may be read. Pages that search engines shall not keep say so themselves
 * (`noindex`), which nobody sees on a page that may not be read.
 */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
