import type { Plugin } from "vite";

/**
 * What Lingui adds to the first sentence of an error and of a warning: hints for whoever wires the library, which every
 * partner's page would carry.
 */
const hints = [/(?<=without setting a locale\.)\\nMake sure[^"]*(?=")/, /\n\nThat means you use raw catalog[^`]*(?=`)/];

/** Leaves Lingui's longest error and warning with their first sentences; stops the build where it finds neither. */
export function shortErrors(): Plugin {
  return {
    name: "gipfel-short-errors",
    transform(code, id) {
      if (!id.endsWith("/@lingui/core/dist/index.mjs")) return undefined;
      for (const hint of hints) if (!hint.test(code)) this.error(`Lingui's text has changed: ${hint} isn't in it.`);
      return { code: hints.reduce((text, hint) => text.replace(hint, ""), code), map: null };
    },
  };
}
