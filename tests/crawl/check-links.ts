import type { Finding } from "./finding.ts";
import type { Page } from "./page.ts";
import { spread } from "./sitemap-paths.ts";
import { inParallel, ownPath, visit, type Shop } from "./visit.ts";

/** Addresses that do something when they are asked for. */
const acting = /^\/api\/auth\//;

/** Asks once for each address of the shop that pages lead to and that wasn't read itself; says how many that were, and how many there are. */
export async function checkLinks(
  shop: Shop,
  pages: ReadonlyMap<string, Page>,
  { links: most, concurrency }: { readonly links: number; readonly concurrency: number },
): Promise<{ asked: number; all: number; findings: Finding[] }> {
  const from = new Map<string, string>();
  for (const page of pages.values())
    for (const link of page.links) {
      const path = ownPath(shop, link, page.path);
      if (path !== null && !pages.has(path) && !acting.test(path)) from.set(path, page.path);
    }
  const findings: Finding[] = [];
  const asked = spread([...from], most);
  await inParallel(asked, concurrency, async ([path, page]) => {
    const { status, headers } = await visit(shop, path, "HEAD");
    if (status >= 400) findings.push({ kind: "broken link", path: page, detail: `${path} answers ${status}` });
    else if (status >= 300) findings.push({ kind: "link that has moved", path: page, detail: `${path} leads on to ${headers.get("location")}` });
  });
  return { asked: asked.length, all: from.size, findings };
}
