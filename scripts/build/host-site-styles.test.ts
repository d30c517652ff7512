import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { filesOfSheet, filesWithClasses, hostSiteSheets } from "./host-site-styles.ts";

// Cause: the list of the shop's views named files directly in host-site/pages, when views had moved to folders.
test("the shop's sheet has the utilities of each kind of page", () => {
  const source = readFileSync("host-site/pages/views.ts", "utf8");
  const modules = [...source.matchAll(/import\("\.(\/[^"]+)"\)/g)].map(([, path]) => resolve(`host-site/pages${path}`));
  expect(modules.length).toBe(source.match(/lazyPageView\(/g)!.length);
  const sheet = filesOfSheet(hostSiteSheets.shop)!;
  for (const module of modules) expect(sheet).toEqual(expect.arrayContaining(filesWithClasses([module])));
});
