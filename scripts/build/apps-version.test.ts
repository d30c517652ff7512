import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "../../sdk/version.ts";

test.each(globSync("demo/apps/{angular,next,nuxt}/package.json"))("%s takes this version of the package", (file) => {
  const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
  expect(dependencies["gipfel"]).toBe(`file:../../../dist/gipfel-${version}.tgz`);
});
