import type { Problem } from "./problem.ts";
import type { Page } from "./page.ts";
import { Progress } from "./progress.ts";
import { spread } from "./sitemap-paths.ts";
import { inParallel, ownPath, visit, type Shop } from "./visit.ts";

/** Addresses that change something when they are requested. */
const acting = /^\/api\/auth\//;

/**
 * Asks once for each address of the shop that pages lead to and that wasn't read itself; says how many that were, and
 * how many there are.
 */
export async function checkLinks(
  shop: Shop,
  pages: ReadonlyMap<string, Page>,
  { links: most, concurrency }: { readonly links: number; readonly concurrency: number },
): Promise<{ checked: number; all: number; problems: Problem[] }> {
  const from = new Map<string, Set<string>>();
  for (const page of pages.values())
    for (const link of page.links) {
      const path = ownPath(shop, link, page.path);
      if (path === null || pages.has(path) || acting.test(path)) continue;
      from.set(path, (from.get(path) ?? new Set()).add(page.path));
    }
  const problems: Problem[] = [];
  const checked = sampleOf([...from], most);
  const progress = new Progress("other addresses that pages lead to", checked.length);
  await inParallel(checked, concurrency, async ([path, [page = ""]]) => {
    const { status, headers } = await visit(shop, path, "HEAD");
    progress.step();
    if (status >= 400) problems.push({ kind: "broken link", path: page, detail: `${path} answers ${status}` });
    else if (status >= 300)
      problems.push({
        kind: "link that has moved",
        path: page,
        detail: `${path} leads on to ${headers.get("location")}`,
      });
  });
  return { checked: checked.length, all: from.size, problems };
}

/**
 * Half of a sample are the addresses that most pages lead to: those of header and footer. The other half are from all
 * over the rest.
 */
function sampleOf<Linked extends readonly [string, ReadonlySet<string>]>(
  all: readonly Linked[],
  most: number,
): Linked[] {
  if (all.length <= most) return [...all];
  const often = all.toSorted(([, one], [, other]) => other.size - one.size);
  const half = Math.ceil(most / 2);
  return [...often.slice(0, half), ...spread(often.slice(half), most - half)];
}
