/**
 * The script tag's entry. Tiny, safe twice, in the head or at the end, async or not: it defines an element when the
 * page first uses it, and requests its code, its words and its first data at the same time.
 */
import { isApiAddress } from "./contracts/api-address.ts";
import { parseLocale, type Locale } from "./contracts/locale.ts";
import { catalogueFile, languageOf } from "./elements/_kit/catalogue-file.ts";
import { preload } from "./elements/_kit/preload.ts";
import { filesBase, shopOrigin } from "./elements/_kit/origin.ts";
import { gipfelOfPage, shareWithPage, type GipfelOfPage } from "./elements/_kit/page.ts";
import { verifyImports } from "./trusted/verified-import.ts";
import { version } from "./version.ts";

const { files, kit, embedding, elements, words } = __MANIFEST__;
const base = filesBase(import.meta.url, __ORIGIN__);
const loads: Record<string, Promise<void>> = {};

/** Only in a released version: compares a file with its digest before it is imported. */
const verify =
  __RELEASE__ &&
  verifyImports(
    { version, files: __RELEASE__ },
    { base, nonce: [...document.scripts].find(({ src }) => src === import.meta.url)?.nonce ?? "", document },
  );

function file(name: string): Promise<any> {
  const address = `${base}chunks/${name}.js`;
  return verify ? verify(address).then(() => import(/* @vite-ignore */ address)) : import(/* @vite-ignore */ address);
}

async function define(name: string, locale: Locale): Promise<void> {
  const parts = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!parts) return (await file(files[kit]!)).warnOfTag(name, Object.keys(elements));
  const spoken = (words[name] ?? [name]).map((catalogue) => catalogueFile(catalogue, languageOf(locale), __BUILD__));
  const [own, ...others] = parts.map((index) => files[index]!);
  for (const other of [...others, ...spoken]) file(other).catch(() => {});
  const [{ define }, { record }] = await Promise.all([file(files[kit]!), file(own!)]);
  define(record);
}

function load(tag: string, element?: Element): Promise<void> {
  const name = tag.slice("gipfel-".length);
  const locale = parseLocale(element?.getAttribute("locale") || document.documentElement.lang) ?? "de_CH";
  if (element) {
    try {
      const base = new URL(
        element.getAttribute("api-base") || `${shopOrigin(import.meta.url, __ORIGIN__)}/api`,
        location.href,
      );
      const apiBase = base.href.replace(/\/$/, "");
      if (isApiAddress(base))
        preload(page.preloaded, name, (attribute) => element.getAttribute(attribute), apiBase, locale, new Date());
    } catch {
      // An api-base that is no address: the element says so and uses its default.
    }
  }
  loads[tag] ??= define(name, locale).catch((cause: unknown) => {
    // Of a released version a tag fails once: the links of its check change the page, which would load it again.
    if (!verify) delete loads[tag];
    console.warn(`[gipfel] <${tag}> could not be loaded: ${cause}. The page shows what stands inside the element.`);
  });
  return loads[tag].then(() => element && observeRoots(element));
}

/** Observed trees: the document, and open shadow roots in it. */
const observedTrees = new WeakSet<Node>();
/** A component may attach its shadow root a moment after it was added, which no observer reports (ms). */
const lateRootDelay = 1000;

/** What some pages use beside elements (`embedding.ts`). */
const loadEmbedding = () => file(files[embedding]!);

/** Loads the elements of a tree that are not defined yet, and what configuration names. */
function loadElements(tree: ParentNode) {
  if (tree.querySelector("[data-gipfel]"))
    loadEmbedding().then(
      (embedding) => embedding.configure(tree),
      () => {},
    );
  for (const element of tree.querySelectorAll(":not(:defined, [data-waits])")) {
    const { localName } = element;
    if (localName.startsWith("gipfel-")) void load(localName, element);
    else loads[localName] ??= customElements.whenDefined(localName).then(observeDocument, () => {});
  }
}

/** Loads the elements of a tree and of its open shadow roots, now and whenever some are added. */
function observe(tree: ParentNode & Node) {
  if (!observedTrees.has(tree)) {
    observedTrees.add(tree);
    observer.observe(tree, { childList: true, subtree: true });
  }
  loadElements(tree);
  observeRoots(tree);
}

function observeRoots(node: Node) {
  for (const { shadowRoot } of [
    node as Element,
    ...((node as Partial<Element>).querySelectorAll?.(":not([data-waits])") ?? []),
  ]) {
    if (shadowRoot) observe(shadowRoot);
  }
}

const observeDocument = () => observe(document);

const observer = new MutationObserver((records) => {
  const changed = new Set<Node>();
  const added: Node[] = [];
  for (const { target, addedNodes } of records) {
    changed.add(target.getRootNode());
    added.push(...addedNodes);
  }
  for (const tree of changed) if (observedTrees.has(tree)) loadElements(tree as Document);
  added.forEach(observeRoots);
  if (added[0]) setTimeout(() => added.forEach(observeRoots), lateRootDelay);
});

/**
 * With `data-links="drawer"` on the script tag a plain click on a link to an activity of the shop opens the booking
 * drawer (`open-link.ts`). Where the code for it can't be had, the link leads where it always does.
 */
function followLinks(event: MouseEvent) {
  const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(
    `a[href*="/activity/"]:not([target], [download])`,
  );
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button || hasModifier || link?.origin !== shopOrigin(import.meta.url, __ORIGIN__))
    return;
  event.preventDefault();
  loadEmbedding()
    .then((embedding) => embedding.openLink(link))
    .catch(() => location.assign(link.href));
}

const page: GipfelOfPage = {
  version,
  load,
  arrivedAt: location.href,
  diagnose: () => loadEmbedding().then((embedding) => embedding.diagnose()),
  consent: (given) => loadEmbedding().then((embedding) => embedding.consent(given)),
  analytics: { debug: () => loadEmbedding().then((embedding) => embedding.debugAnalytics()) },
  preloaded: {},
  ...(verify && { verify }),
};
if (!gipfelOfPage()) {
  shareWithPage(page);
  observeDocument();
  addEventListener("load", observeDocument);
  if (document.querySelector("script[data-links=drawer]")) addEventListener("click", followLinks);
  const consenting = document.querySelector<HTMLElement>("script[data-consent]");
  if (consenting) void page.consent!(consenting.dataset["consent"]);
}
