import type { Plugin } from "vite";

/**
 * What Lingui's error adds to its first sentence: hints for whoever wires the library, which every partner's page would
 * carry.
 */
const hints = /(without setting a locale\.)\\nMake sure[^"]*"/;

/** Leaves Lingui's longest error with its first sentence. */
export function shortErrors(): Plugin {
  return {
    name: "gipfel-short-errors",
    transform: (code, id) =>
      id.includes("/@lingui/core/") && hints.test(code) ? { code: code.replace(hints, '$1"'), map: null } : undefined,
  };
}
