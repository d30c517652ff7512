import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { builtFolder } from "./shared.ts";

const run = promisify(execFile);
const folder = builtFolder("package");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const manifest = JSON.parse(read("package.json")) as {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
};

/** What `npm pack` takes, by its paths in the package. */
let packed: readonly string[];

beforeAll(async () => {
  const { stdout } = await run("npm", ["pack", `./${folder}`, "--dry-run", "--json"]);
  const result = JSON.parse(stdout) as Record<string, unknown> | readonly unknown[];
  const [{ files }] = Object.values(result) as [{ files: readonly { readonly path: string }[] }];
  packed = files.map(({ path }) => path);
});

test("holds the entry, every chunk, types, the elements' descriptions, README and licence", () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      "package.json",
      "index.js",
      "index.d.ts",
      "render/index.js",
      "styles/base.css",
      "custom-elements.json",
      "README.md",
      "LICENSE",
    ]),
  );
  const missing = packed
    .filter((path) => path.endsWith(".js"))
    .flatMap((path) =>
      [...read(path).matchAll(/(?:from|import\(?)\s*"(\.{1,2}\/[^"]+)"/g)].map(([, target]) =>
        join(path, "..", target!),
      ),
    )
    .filter((target) => !packed.includes(target));
  expect(missing).toEqual([]);
});

test("has no address beside a file that a bundler would look for and not find", () => {
  const found = packed.filter(
    (path) => path.endsWith(".js") && /new URL\([^()"]*,\s*import\.meta\.url/.test(read(path)),
  );
  expect(found).toEqual([]);
});

test("publint and 'are the types wrong?' find nothing, for whoever imports ESM", async () => {
  const { stdout } = await run(process.execPath, ["scripts/build/package-problems.ts", folder, ...packed]);
  expect(JSON.parse(stdout)).toEqual([]);
});

test.each([[], ["--conditions=development"], ["--conditions=browser"], ["--conditions=worker"]])(
  "a server imports the entries without a DOM, and defines nothing (%s)",
  (...conditions) => {
    const script = `
      const { defineElements, consent, tags, version } = await import("gipfel");
      await defineElements();
      await consent();
      const { renderElement } = await import("gipfel/render");
      const basket = await renderElement("gipfel-basket", { "api-base": "/api" }, { pageAddress: "https://a.example/" });
      const failure = await defineElements("gipfel-hotel").catch(({ message }) => message);
      console.log(JSON.stringify({ tags: tags.length, version, failure, basket }));`;
    // The package imports itself by its name.
    const node = spawnSync(process.execPath, [...conditions, "--input-type=module", "-e", script], {
      cwd: resolve(folder),
      encoding: "utf8",
    });
    expect(node.stderr).toBe("");
    expect(JSON.parse(node.stdout)).toMatchObject({
      version: manifest.version,
      basket: '<gipfel-basket api-base="/api"></gipfel-basket>',
      failure: expect.stringContaining("There is no <gipfel-hotel>"),
    });
  },
);
