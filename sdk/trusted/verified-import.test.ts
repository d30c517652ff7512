import { expect, test } from "vitest";
import { importMapText } from "./import-map.ts";
import { preloadVerified } from "./module-preload.ts";
import type { Release } from "./release.ts";

const base = "https://shop.test/sdk/1.0.0/";
/** A list that imports the kit, which imports a leaf; and a file that nothing imports. */
const release: Release = {
  version: "1.0.0",
  files: [
    ["listing-A", "b".repeat(64), [1]],
    ["kit-A", "c".repeat(64), [2]],
    ["leaf-A", "d".repeat(64), []],
    ["other-A", "e".repeat(64), [2]],
  ],
};

/** A document whose links load once `finish` says how. */
function pageOfLinks(isKnown = true) {
  const links: (Record<string, string> & { finish(type: "load" | "error"): void })[] = [];
  const document = {
    createElement() {
      const listeners: Record<string, () => void> = {};
      return {
        relList: { supports: () => isKnown },
        addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
        remove() {},
        finish: (type: string) => listeners[type]!(),
      };
    },
    head: { append: (link: never) => void links.push(link) },
  } as unknown as Document;
  return { document, links, files: () => links.map(({ href }) => href!.slice(`${base}chunks/`.length)) };
}

const file = (name: string) => `${base}chunks/${name}.js`;

test("the import map has the digest of every file, and is JSON whatever old libraries do to JSON.stringify", () => {
  const prototype = String.prototype as { toJSON?: () => string };
  prototype.toJSON = () => "broken";
  const text = importMapText(release, base);
  delete prototype.toJSON;
  const map = JSON.parse(text) as { imports: unknown; integrity: Record<string, string> };
  expect(map.imports).toEqual({ [`${base}mapped`]: `${base}gipfel.js` });
  expect(map.integrity[file("kit-A")]).toBe(`sha384-${"c".repeat(64)}`);
  expect(Object.keys(map.integrity)).toHaveLength(4);
});

test("preloads a file after all that it imports, each once, with its digest", async () => {
  const page = pageOfLinks();
  const preload = preloadVerified(release, { base, nonce: "n", document: page.document });
  const both = Promise.all([preload(file("listing-A")), preload(file("other-A"))]);
  expect(page.files()).toEqual(["leaf-A.js", "kit-A.js", "listing-A.js", "other-A.js"]);
  expect(page.links[1]).toMatchObject({
    rel: "modulepreload",
    integrity: `sha384-${"c".repeat(64)}`,
    crossOrigin: "anonymous",
    nonce: "n",
  });
  for (const link of page.links) link.finish("load");
  await both;
});

test("a file that failed fails for good, for all that import it", async () => {
  const page = pageOfLinks();
  const preload = preloadVerified(release, { base, nonce: "", document: page.document });
  const first = preload(file("listing-A"));
  page.links[0]!.finish("error");
  await expect(first).rejects.toThrow(`${file("leaf-A")} can't be reached, or is not what version 1.0.0 has`);
  await expect(preload(file("listing-A"))).rejects.toThrow("leaf-A");
  const other = preload(file("other-A"));
  page.links.at(-1)!.finish("load");
  await expect(other).rejects.toThrow("leaf-A");
  expect(page.files().filter((name) => name === "leaf-A.js")).toHaveLength(1);
});

test("refuses files that the version doesn't have, and browsers that compare nothing", async () => {
  const { document } = pageOfLinks();
  await expect(preloadVerified(release, { base, nonce: "", document })(file("evil"))).rejects.toThrow("no file of");
  const old = pageOfLinks(false);
  await expect(preloadVerified(release, { base, nonce: "", document: old.document })(file("kit-A"))).rejects.toThrow(
    "this browser can't compare",
  );
  expect(old.links).toEqual([]);
});
