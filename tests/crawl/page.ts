import { attribute, treesOf, unescaped, type Tree } from "./document.ts";
import { kindOf, type AddressKind } from "./sitemap-paths.ts";

/** A page as it came, and what its checks read of it. */
export interface Page {
  readonly path: string;
  readonly kind: AddressKind;
  readonly trees: readonly Tree[];
  readonly lang: string | null;
  readonly dir: string | null;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Texts of its JSON-LD blocks. */
  readonly structuredData: readonly string[];
  /** Addresses that it leads to or loads, as they are written. */
  readonly links: readonly string[];
}

export function readPage(path: string, html: string): Page {
  const trees = treesOf(html);
  const [{ root }] = trees as [Tree];
  const first = (selector: string, name: string) => {
    const element = root.querySelector(selector);
    return element && attribute(element, name);
  };
  const all = (selector: string, name: string) => trees.flatMap((tree) => tree.root.querySelectorAll(selector).map((each) => attribute(each, name) ?? ""));
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
      .flatMap((each) => (each.hasAttribute("hreflang") ? [{ hreflang: attribute(each, "hreflang") ?? "", href: attribute(each, "href") ?? "" }] : [])),
    structuredData: root.querySelectorAll('script[type="application/ld+json"]').map((each) => each.textContent),
    links: [...all("a[href]", "href"), ...all("link[rel=stylesheet]", "href"), ...all("script[src]", "src")],
  };
}
