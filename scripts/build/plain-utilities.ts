import type { AtRule, Root, Rule } from "postcss";

/**
 * Tailwind writes `:dir(rtl)` for old browsers as a list of languages; inside `:where()`, which forgives, the short
 * form will do.
 */
const languagesOfRtl = /:is\((?::lang\(\w+\),?)+\)/g;
/** What stands beside `:dir(rtl)` for browsers without it. */
const besideRtl = /(?<=:dir\(rtl\)), ?\[dir="?rtl"?\], ?\[dir="?rtl"?\] \*/g;

/** Leaves out what Tailwind writes for browsers that we don't build for: its banner, `color-mix()` twice, languages. */
export function plainUtilities(root: Root): void {
  // A banner is a comment that a minifier keeps.
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules("supports", (rule) => {
    if (rule.params.includes("color-mix")) unwrap(rule);
  });
  root.walkRules(joinNext);
  root.walkRules((rule) => {
    dropOutdone(rule);
    rule.selector = rule.selector.replace(languagesOfRtl, ":dir(rtl)").replace(besideRtl, "");
  });
}

export function unwrap(rule: AtRule): void {
  rule.replaceWith(rule.nodes ?? []);
}

/** Joins rules of one selector that follow each other, as those do that stood in `@supports`. */
function joinNext(rule: Rule) {
  for (let next = rule.next(); next?.type === "rule" && next.selector === rule.selector; next = rule.next()) {
    rule.append(next.nodes);
    next.remove();
  }
}

/** Leaves out what a later declaration of the same rule says anew. */
function dropOutdone(rule: Rule) {
  const declared = new Set<string>();
  for (const node of [...rule.nodes].toReversed()) {
    if (node.type !== "decl") continue;
    const what = `${node.prop}${node.important ? "!" : ""}`;
    if (declared.has(what)) node.remove();
    declared.add(what);
  }
}
