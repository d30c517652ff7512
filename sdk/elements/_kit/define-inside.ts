/**
 * Defines the elements that others show inside, such as the check-out in the booking widget, when they come, and those
 * that a server has rendered there. Of the npm package: on other pages the loader does so. The observer keeps no root
 * alive.
 */
export function defineInside(defineElement: (tag: string) => Promise<void>): (root: ShadowRoot) => void {
  const defineIn = (root: ParentNode) => {
    const tags = [...root.querySelectorAll(":not(:defined)")].map(({ localName }) => localName);
    for (const tag of new Set(tags.filter((name) => name.startsWith("gipfel-"))))
      defineElement(tag).catch((cause: unknown) => console.warn(`[gipfel] <${tag}> could not be loaded: ${cause}.`));
  };
  const observer = new MutationObserver((records) => {
    for (const root of new Set(records.map(({ target }) => target.getRootNode()))) defineIn(root as ShadowRoot);
  });
  return (root) => {
    observer.observe(root, { childList: true, subtree: true });
    defineIn(root);
  };
}
