import { attribute, treesOf, unescaped, type Tree } from "./document.ts";
import { kindOf, type AddressKind } from "./sitemap-paths.ts";

/** What is stored of a page until all are read: what it states about others. */
export interface Page {
  readonly path: string;
  readonly kind: AddressKind;
  readonly title: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Addresses that it leads to or loads, as they are written. */
  readonly links: readonly string[];
}

/** A page with all that its checks read. */
export interface ParsedPage extends Page {
  readonly trees: readonly Tree[];
  readonly lang: string | null;
  readonly dir: string | null;
  readonly description: string;
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** Texts of its JSON-LD blocks. */
  readonly structuredData: readonly string[];
}

export function readPage(path: string, html: string): ParsedPage {
  const trees = treesOf(html);
  const [{ root }] = trees as [Tree];
  const first = (selector: string, name: string) => {
    const element = root.querySelector(selector);
    return element && attribute(element, name);
  };
  const all = (selector: string, name: string) =>
    trees.flatMap((tree) => tree.root.querySelectorAll(selector).map((each) => attribute(each, name) ?? ""));
  return {
    path,
    kind: kindOf(path),
    trees,
    lang: first("html", "lang"),
    dir: first("html", "dir"),
    title: unescaped(root.querySelector("title")?.textContent ?? "").trim(),
    description: first('meta[name="description"]', "content") ?? "",
    canonical: first('link[rel="canonical"]', "href"),
    isIndexed: !(first('meta[name="robots"]', "content") ?? "").includes("noindex"),
    alternates: root
      .querySelectorAll('link[rel="alternate"]')
      .flatMap((each) =>
        each.hasAttribute("hreflang")
          ? [{ hreflang: attribute(each, "hreflang") ?? "", href: attribute(each, "href") ?? "" }]
          : [],
      ),
    structuredData: root.querySelectorAll('script[type="application/ld+json"]').map((each) => each.textContent),
    links: [...all("a[href]", "href"), ...all("link[rel=stylesheet]", "href"), ...all("script[src]", "src")],
  };
}

/**
 * What is needed of a page after its checks, copied: a substring keeps the full text in memory, and thousands of pages
 * would not fit.
 */
export function summarize({ path, kind, title, alternates, links }: ParsedPage): Page {
  return JSON.parse(JSON.stringify({ path, kind, title, alternates, links: [...new Set(links)] })) as Page;
}
