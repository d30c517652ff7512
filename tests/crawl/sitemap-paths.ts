import { languageTag, type Locale } from "../../sdk/contracts/locale.ts";
import type { CrawlOptions } from "./options.ts";
import { ownPath, visit, type Shop } from "./visit.ts";

/** What a page's address says that it is. */
export type AddressKind =
  | "own"
  | "activity"
  | "type"
  | "location"
  | "attribute"
  | "point_of_interest"
  | "location-type"
  | "location-attribute";

const shapes: readonly (readonly [AddressKind, RegExp])[] = [
  ["activity", /^\/activity\/\d/],
  ["location-type", /^\/l\/[^/]+\/t\//],
  ["location-attribute", /^\/l\/[^/]+\/a\//],
  ["location", /^\/l\//],
  ["type", /^\/t\//],
  ["attribute", /^\/a\//],
  ["point_of_interest", /^\/p\//],
];

/** The kind of a path, whatever language it is in. */
export function kindOf(path: string): AddressKind {
  const plain = path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, "");
  return shapes.find(([, shape]) => shape.test(plain))?.[0] ?? "own";
}

/** Opens the shop by its robots.txt, which names the sitemap and with it the shop's own origin. */
export async function openShop(base: string): Promise<Shop> {
  const robots = await visit({ base }, "/robots.txt");
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1];
  if (robots.status !== 200 || !sitemap) throw new Error(`${base}/robots.txt names no sitemap`);
  return { base, origin: new URL(sitemap).origin };
}

/** The paths that a language's sitemap names, of each kind as many as are wanted, the same in all languages. */
export async function sitemapPaths(shop: Shop, locale: Locale, { each, activities }: CrawlOptions): Promise<string[]> {
  const files = locsOf((await visit(shop, "/sitemap.xml")).text).filter((loc) =>
    loc.includes(`/sitemap-${languageTag(locale).toLowerCase()}`),
  );
  const paths: string[] = [];
  for (const file of files) {
    const { status, text } = await visit(shop, ownPath(shop, file) ?? "");
    if (status !== 200) throw new Error(`${file} answers ${status}`);
    paths.push(...locsOf(text).map((loc) => ownPath(shop, loc) ?? loc));
  }
  const wanted = (kind: AddressKind) =>
    kind === "activity" ? activities : kind === "own" ? Number.POSITIVE_INFINITY : each;
  return Object.entries(Object.groupBy(paths, kindOf)).flatMap(([kind, of]) => spread(of, wanted(kind as AddressKind)));
}

/** So many of a list, from all over it. */
export function spread<Each>(list: readonly Each[], most: number): Each[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, nth) => list[Math.floor((nth * list.length) / most)]!);
}

function locsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) =>
    loc.replaceAll("&apos;", "'").replaceAll("&amp;", "&"),
  );
}
