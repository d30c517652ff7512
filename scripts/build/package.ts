import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageTypes, type ElementsManifest } from "./package-types.ts";

/** What makes a folder of built files an npm package: its manifest, types, descriptions of the elements, a README. */
export function writePackage(folder: string): void {
  const { name, version, description, license } = read<PackageManifest>("package.json");
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
  write("package.json", {
    name,
    version,
    description,
    keywords: ["custom-elements", "web-components", "booking", "switzerland", "tours", "activities"],
    license,
    type: "module",
    // The entry notes where the visitor came to before the page changes its address.
    sideEffects: true,
    types: "./index.d.ts",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./render": { types: "./render/index.d.ts", default: "./render/index.js" },
      "./styles/*": "./styles/*",
      "./react": { types: "./react.d.ts" },
      "./vue": { types: "./vue.d.ts" },
      "./svelte": { types: "./svelte.d.ts" },
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    engines: { node: ">=20" },
  });
  const manifest = read<ElementsManifest>("custom-elements.json");
  write("custom-elements.json", manifestOfPackage(manifest));
  mkdirSync(join(folder, "render"), { recursive: true });
  for (const [file, text] of Object.entries(packageTypes(manifest))) write(file, text);
  copyFileSync("docs/package.md", join(folder, "README.md"));
  copyFileSync("LICENSE", join(folder, "LICENSE"));
}

/** The elements as the package has them: all come from its entry. */
function manifestOfPackage({ modules, ...manifest }: ElementsManifest) {
  const path = "index.js";
  const declarations = modules.flatMap((module) => module.declarations);
  const exports = declarations.map(({ name, tagName }) => ({
    kind: "custom-element-definition",
    name: tagName,
    declaration: { name, module: path },
  }));
  return { ...manifest, modules: [{ kind: "javascript-module", path, declarations, exports }] };
}

type PackageManifest = Readonly<Record<"name" | "version" | "description" | "license", string>>;

const read = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;
