import type { AtRule, Declaration, Plugin, Root } from "postcss";
import { plainUtilities, unwrap } from "./plain-utilities.ts";

/** A rem of Tailwind's own theme, in px: a host's html font size must not reach us. */
const pxPerRem = 16;

/**
 * Makes Tailwind's output fit for a shadow root, where `@property` is ignored (borders and shadows would vanish): drops
 * it, unwraps the `@supports` that sets the same variables without it, turns rem into px, and makes our own tokens
 * important. What Tailwind writes beside `color-mix()` for browsers that we don't build for goes too.
 */
export function shadowCss(): Plugin {
  return {
    postcssPlugin: "gipfel-shadow-css",
    OnceExit(root) {
      if (!root.source?.input.file?.includes("/sdk/")) return;
      root.walkAtRules("property", (rule) => void rule.remove());
      root.walkAtRules("layer", (layer) => {
        if (layer.params !== "properties") return;
        layer.walkAtRules("supports", unwrap);
      });
      setNumbersPlainly(root);
      inlineConstants(root);
      root.walkDecls(unread, (declaration) => void declaration.remove());
      plainUtilities(root);
      root.walkAtRules((rule) => {
        rule.params = inPx(rule.params);
      });
      root.walkDecls((declaration) => {
        declaration.value = inPx(declaration.value);
        // A page's `gipfel-booking { --g-ink: … }` would beat `:host`: only the hooks, --gipfel-*, are the page's to
        // set.
        if (declaration.prop.startsWith("--g-")) declaration.important = true;
      });
    },
  };
}

/** Tailwind sets these for sizes of text that bring a weight or a spacing. Ours bring none: nothing reads them. */
const unread = /^--tw-(?:font-weight|tracking)$/;

const numericVariables = ["ordinal", "slashed-zero", "numeric-figure", "numeric-spacing", "numeric-fraction"].map(
  (name) => `--tw-${name}`,
);

/**
 * Tailwind composes `font-variant-numeric` of five variables; where a sheet uses one of them, its value stands there by
 * itself.
 */
function setNumbersPlainly(root: Root) {
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    if (numericVariables.includes(declaration.prop) && declaration.value !== "initial") used.add(declaration.prop);
  });
  if (used.size > 1) return;
  root.walkRules((rule) => {
    const own = rule.nodes.find((node) => node.type === "decl" && used.has(node.prop) && node.value !== "initial") as
      | Declaration
      | undefined;
    if (own) rule.walkDecls("font-variant-numeric", (declaration) => void (declaration.value = own.value));
    rule.walkDecls((declaration) => void (numericVariables.includes(declaration.prop) && declaration.remove()));
  });
}

/** A variable of Tailwind's that the sheet sets in one place alone, its initial value, is replaced by that value. */
function inlineConstants(root: Root) {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--tw-/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [initial, ...others]] of declarations) {
    if (!initial || others.length > 0 || !isInitial(initial)) continue;
    const { value } = initial;
    // An initial value of `initial` is none: the fallback of each use applies.
    if (value !== "initial") root.walkDecls((use) => void (use.value = use.value.replaceAll(`var(${name})`, value)));
    initial.remove();
  }
}

const isInitial = ({ parent }: Declaration) =>
  parent?.parent?.type === "atrule" && (parent.parent as AtRule).params === "properties";

function inPx(text: string): string {
  return text.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, number: string) => `${Number(number) * pxPerRem}px`);
}
