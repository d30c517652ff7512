/**
 * What of ours the visitor is in, as statistics name it: the outermost element's tag without its prefix; the kind of a
 * page's link that has opened it (`open-link.ts`).
 */
export function widgetOf(host: HTMLElement): string {
  let outermost = host;
  for (let root = host.getRootNode(); root instanceof ShadowRoot; root = outermost.getRootNode()) {
    if (!root.host.localName.startsWith("gipfel-")) break;
    outermost = root.host as HTMLElement;
  }
  return outermost.dataset["widget"] ?? outermost.localName.slice("gipfel-".length);
}
