import type { Plugin, Root } from "postcss";
import { plainUtilities } from "./plain-utilities.ts";

/** Sets the elements' tokens on the root of a page, for the sheets of the host site. */
export function pageCss(): Plugin {
  return {
    postcssPlugin: "gipfel-page-css",
    OnceExit(root) {
      if (!root.source?.input.file?.includes("/host-site/")) return;
      dropInitialValues(root);
      root.walkRules((rule) => {
        if (rule.selector.includes("[data-view]")) return void rule.remove();
        rule.selector = rule.selector.replace(/:root,\s*:host/, ":root").replace(/:host(\([^)]*\)+)?/g, ":root");
      });
      plainUtilities(root);
    },
  };
}

/** What Tailwind sets where a browser has no `@property`: those that we build for have it. */
function dropInitialValues(root: Root) {
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
}
