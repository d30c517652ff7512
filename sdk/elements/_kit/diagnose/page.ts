import { elementTags, isElementTag } from "../../../contracts/elements/tags.ts";
import { diagnosticOf, worstFirst, type Diagnostic, type DiagnosticCode } from "../../../contracts/diagnostics.ts";
import { invisibleIn, withoutInvisible } from "../../../contracts/invisible-characters.ts";
import { policyDiagnostics } from "../../../contracts/policy-diagnostics.ts";
import { similarName } from "../../../contracts/similar-name.ts";
import { shopOrigin } from "../origin.ts";
import { pageDiagnostics, policiesOfPage } from "./page-state.ts";
import { startTag } from "./start-tag.ts";

/** A diagnostic with the element that it is about; null where it is about the whole page. */
export interface PageDiagnostic extends Diagnostic {
  readonly element: Element | null;
}

/** An element that may diagnose itself: those of Gipfel that are defined. */
type Diagnosable = Element & { diagnose?(): Promise<Diagnostic[]> };

/** Diagnostics that are the same for all elements of a page, and said once. */
const ofPage: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "affiliate_unknown",
  "attribution_in_memory",
  "cors_refused",
  "frame_blocked",
  "frame_sandboxed",
  "offline",
  "pictures_blocked",
  "policy_blocked",
  "script_blocked",
  "storage_unavailable",
  "trusted_types_blocked",
  "unexpected_answer",
  "unreachable",
  "version_ending",
  "version_newest",
  "version_old",
  "version_unknown",
  "versions_mixed",
  "worker_blocked",
]);

/**
 * What is wrong with all elements of the page, the worst first; also with those that were never defined, which have no
 * method of their own. Prints a table in the console. Open shadow roots are looked into.
 */
export async function diagnosePage(): Promise<PageDiagnostic[]> {
  const elements: readonly Diagnosable[] = [...elementsIn(document)];
  const found = await Promise.all(
    elements.map(async (element) => {
      const diagnostics = await (element.diagnose?.() ?? undefinedDiagnostics(element));
      return diagnostics.map((one): PageDiagnostic => ({ ...one, element: ofPage.has(one.code) ? null : element }));
    }),
  );
  const withoutElement = elements.length > 0 ? [] : [diagnosticOf("element_missing"), ...pageDiagnostics()];
  const said = new Set<string>();
  const diagnostics = worstFirst<PageDiagnostic>([
    ...found.flat(),
    ...withoutElement.map((one) => ({ ...one, element: null })),
  ]).filter(({ element, message }) => element || (!said.has(message) && said.add(message)));
  print(diagnostics);
  return diagnostics;
}

function* elementsIn(tree: ParentNode): Generator<Element> {
  for (const element of tree.querySelectorAll("*")) {
    if (/^gipfel[-_]?[a-z]/.test(element.localName) || isUnfilled(element)) yield element;
    if (element.shadowRoot && !element.localName.startsWith("gipfel-")) yield* elementsIn(element.shadowRoot);
  }
}

/** Whether it is a place by `data-gipfel` that has no element: its name is misspelt, or the code is missing. */
function isUnfilled(element: Element): boolean {
  return (
    element.hasAttribute("data-gipfel") && ![...element.children].some(({ localName }) => localName === tagOf(element))
  );
}

/** The tag that an element has, or that it names as a place. */
function tagOf(element: Element): string {
  const named = element.localName.startsWith("gipfel") ? null : element.getAttribute("data-gipfel");
  return named === null ? element.localName : `gipfel-${named.trim().replace(/^gipfel-/, "")}`;
}

/** Why an element was never defined: its tag is misspelt, or its code could not be loaded. */
async function undefinedDiagnostics(element: Element): Promise<Diagnostic[]> {
  const tag = tagOf(element);
  const isPlace = tag !== element.localName;
  const shop = shopOrigin(import.meta.url, __ORIGIN__);
  const characters = invisibleIn(tag).join(", ");
  if (characters) {
    const fix = withoutInvisible(startTag(element));
    return [diagnosticOf("characters_invisible", { name: "The tag", characters }, fix)];
  }
  if (!isElementTag(tag)) {
    const name = similarName(tag.replace("_", "-"), elementTags);
    const suggestion = name ? ` Did you mean <${name}>?` : "";
    const markup = isPlace ? `data-gipfel="${name?.slice("gipfel-".length)}"` : `<${name}></${name}>`;
    const fix = name ? markup : null;
    return [diagnosticOf("tag_unknown", { tag, suggestion, tags: elementTags.join(", ") }, fix)];
  }
  const { nonce = "", integrity = "" } = document.querySelector<HTMLScriptElement>(`script[src^="${shop}/sdk/"]`) ?? {};
  const policy = { page: location.origin, shop, script: { nonce, integrity }, sources: null };
  return [
    diagnosticOf("element_undefined", { tag, shop }),
    ...policyDiagnostics(
      await policiesOfPage(),
      [{ tag, read: (name) => element.getAttribute(isPlace ? `data-${name}` : name) }],
      policy,
    ),
  ];
}

function print(diagnostics: readonly PageDiagnostic[]): void {
  if (diagnostics.length === 0) return console.info("[gipfel] Nothing is wrong with the elements of this page.");
  console.table(
    diagnostics.map(({ severity, element, code, message, next, fix }) => ({
      severity,
      element: element ? `<${element.localName}>` : "page",
      code,
      message,
      next: fix ? `${next} ${fix}` : next,
    })),
  );
  console.info(`[gipfel] What a page's source shows: ${shopOrigin(import.meta.url, __ORIGIN__)}/developers/doctor`);
}
