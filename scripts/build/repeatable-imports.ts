import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Node } from "./declarations.ts";
import { walk } from "./walk.ts";

const helper = resolve("sdk/elements/_kit/import-again.ts");
/** Of the kit, which every partner's page carries, only the words: without the rest a visitor misses nothing. */
const words = "/_kit/catalogue.browser.ts";
const isOurs = (id: string) =>
  /\/(sdk|host-site)\/|^\0words:/.test(id) &&
  !id.includes("/node_modules/") &&
  (!id.includes("/_kit/") || id.endsWith(words));

/** Has every `import()` of our modules repeatable in all browsers: it calls `importAgain`. */
export function repeatableImports(): Plugin {
  return {
    name: "gipfel-repeatable-imports",
    enforce: "post",
    transform(code, id) {
      if (!isOurs(id) || !code.includes("import(")) return undefined;
      let text = "";
      let from = 0;
      walk(this.parse(code) as unknown as Node, ({ type, start, end }) => {
        if (type !== "ImportExpression") return;
        text += `${code.slice(from, start)}__gipfel_importAgain(() => ${code.slice(start, end)})`;
        from = end;
      });
      if (from === 0) return undefined;
      return {
        code: `import{importAgain as __gipfel_importAgain}from${JSON.stringify(helper)};${text}${code.slice(from)}`,
        map: null,
      };
    },
  };
}
