import * as v from "valibot";

/** How much a diagnostic matters: it doesn't work, something is lost, or something to know. The worst comes first. */
export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

interface Entry {
  readonly severity: Severity;
  /** What is wrong; `{name}` stands for a value of the diagnostic. */
  readonly message: string;
  /** What to do about it. */
  readonly next: string;
}

/**
 * Everything that can be found wrong with Gipfel on a page, by its stable code: `element.diagnose()` finds it in the
 * browser, the page `/developers/doctor` in a page's source. In English: developers read it.
 */
export const diagnosticTable = {
  // The script
  script_missing: {
    severity: "error",
    message: "The page has no script tag of Gipfel, so nothing makes its elements work.",
    next: "Add the tag once, anywhere in the page. Where a bundler or a tag manager adds it later, call element.diagnose() in the browser instead.",
  },
  script_foreign: {
    severity: "error",
    message: "The script comes from {origin}, which is not this shop.",
    next: "Take the script of the shop whose activities you show.",
  },
  script_address_unknown: {
    severity: "error",
    message: "The shop has no script at {address}.",
    next: "Take the address of the newest build, or that of a released version.",
  },
  script_http: {
    severity: "error",
    message: "The script's address begins with http: pages on https don't load it.",
    next: "Write https.",
  },
  script_not_module: {
    severity: "error",
    message: 'The script tag lacks type="module": the browser stops at its first import.',
    next: "Add the attribute as it stands here; a plugin that rewrites script tags has to leave this one out.",
  },
  script_deferred: {
    severity: "warning",
    message:
      "A plugin holds the script back ({how}): until it lets go, the page shows what stands inside the elements.",
    next: "Leave this script out of the plugin's delaying; it comes after the first paint by itself. A consent tool may hold it back on purpose.",
  },
  script_joined: {
    severity: "warning",
    message: "No script tag of Gipfel is left, but a plugin joins scripts into {address}.",
    next: "Leave Gipfel's script out of joining: a joined file loses type=module, integrity and later versions.",
  },
  script_moved: {
    severity: "warning",
    message: "The script is a copy at {address}: it gets no mends, and its other files are not beside it.",
    next: "Load it from the shop: leave it out of the plugin that copies, joins or moves scripts.",
  },
  script_twice: {
    severity: "info",
    message: "The script tag stands {count} times in the page. The first counts; the others do nothing.",
    next: "Keep one.",
  },
  script_blocked: {
    severity: "error",
    message: "The page's Content-Security-Policy forbids the script: {directive} does not allow {source}.",
    next: "Add the line to the policy. With 'strict-dynamic' give the script tag the page's nonce instead: names of hosts don't count then.",
  },
  // Versions
  version_newest: {
    severity: "info",
    message: "The page pins version {version}, the newest there is. It is served until {supportedUntil} at least.",
    next: "Nothing to do.",
  },
  version_old: {
    severity: "info",
    message: "The page pins version {version}; {newest} is the newest. It is served until {supportedUntil} at least.",
    next: "Read what has changed, and pin the newest when it suits you.",
  },
  version_ending: {
    severity: "warning",
    message: "The pinned version {version} is served until {supportedUntil} only.",
    next: "Pin {newest} before that day: afterwards the page may show nothing but the link inside the elements.",
  },
  version_unknown: {
    severity: "error",
    message: "The shop has no version {version}.",
    next: "Pin a released version, or take the address of the newest build.",
  },
  versions_mixed: {
    severity: "warning",
    message: "The page loads several versions of the script: {versions}. The first to run counts for all elements.",
    next: "Keep one script tag.",
  },
  integrity_missing: {
    severity: "warning",
    message: "The version is pinned, but the tag has no integrity: the browser takes whatever comes from that address.",
    next: "Add integrity and crossorigin as they stand here.",
  },
  integrity_wrong: {
    severity: "error",
    message: "The integrity is not that of version {version}: the browser refuses the script.",
    next: "Take the digest that stands here.",
  },
  integrity_evergreen: {
    severity: "error",
    message: "/sdk/v1/ always serves the newest build, so an integrity stops the script with the next one.",
    next: "Take the integrity away, or pin a version.",
  },
  crossorigin_missing: {
    severity: "warning",
    message:
      'The tag has integrity without crossorigin="anonymous". A module is compared all the same; what preloads or rewrites the tag is refused.',
    next: "Add the attribute.",
  },
  crossorigin_credentials: {
    severity: "error",
    message: 'crossorigin="use-credentials" sends cookies, and the browser then refuses the shop\'s files.',
    next: 'Write crossorigin="anonymous".',
  },
  // Markup
  quotes_curly: {
    severity: "error",
    message: "The attribute {attribute} has curly quotes: a text editor has replaced the straight ones.",
    next: "Type the quotes again, or paste the code into an HTML block instead of a text.",
  },
  characters_invisible: {
    severity: "error",
    message: "{name} has characters that nobody sees: {characters}.",
    next: "Type it again, or take the markup that stands here: a text editor, a chat or a PDF has added them.",
  },
  quote_missing: {
    severity: "error",
    message: "The attribute {attribute} lacks its closing quote: what follows is taken for its value.",
    next: "Copy the whole snippet again, or add the quote.",
  },
  markup_cut: {
    severity: "error",
    message: "{markup} is cut off: its end is missing.",
    next: "Copy the whole snippet again, up to its last closing tag.",
  },
  markup_escaped: {
    severity: "error",
    message: "The snippet stands in the page as text: visitors read the code.",
    next: "Paste it into an HTML block or the editor's source view, not into a text. Where scripts are stripped, take the plugin or the frame.",
  },
  shortcode_shown: {
    severity: "error",
    message: "The shortcode {shortcode} stands in the page as text: WordPress doesn't know it.",
    next: "Install and activate the plugin Gipfel, or take the HTML snippet.",
  },
  markup_self_closed: {
    severity: "warning",
    message: "<{tag} /> is not closed by its slash: HTML takes everything that follows into the element.",
    next: "Close it with a tag of its own.",
  },
  element_missing: {
    severity: "warning",
    message: "The page has Gipfel's script, but no element of Gipfel.",
    next: "Add an element where it shall show. Where a script adds it later, call diagnose() in the browser instead.",
  },
  element_twice: {
    severity: "warning",
    message: "<{tag}> stands twice in the page with the same attributes.",
    next: "Keep one: the snippet was probably pasted twice.",
  },
  element_inert: {
    severity: "warning",
    message: "<{tag}> stands inside {place}, where browsers don't run it.",
    next: "Put it outside.",
  },
  tag_unknown: {
    severity: "error",
    message: "<{tag}> is not an element of Gipfel.{suggestion}",
    next: "Write one of: {tags}.",
  },
  element_undefined: {
    severity: "error",
    message: "<{tag}> never came to life: its code could not be loaded.",
    next: "Look for a line of the browser about a blocked or failed file; the page's policy has to allow scripts of {shop}, and no extension or proxy may change them.",
  },
  element_stopped: {
    severity: "error",
    message: "<{tag}> has stopped; the visitor sees a sentence and a button that tries again.",
    next: "The console has the cause. If it says parts_unobtainable or words_unobtainable, something on the way blocks files of {shop}.",
  },
  not_in_page: {
    severity: "info",
    message: "<{tag}> is not in the page, so it does nothing yet.",
    next: "Add it to the document.",
  },
  // Attributes
  attribute_missing: {
    severity: "error",
    message: "<{tag}> needs the attribute {attribute}.",
    next: "Add it; until then the page shows what stands inside the element.",
  },
  attribute_invalid: {
    severity: "error",
    message: '{attribute}="{value}" is not understood: {allowed}.',
    next: "Correct the value; until then the page shows what stands inside the element.",
  },
  attribute_ignored: {
    severity: "warning",
    message: '{attribute}="{value}" is not understood: {allowed}. The default is used.',
    next: "Correct the value, or take the attribute away.",
  },
  address_insecure: {
    severity: "warning",
    message: '{attribute}="{value}" begins with http: browsers don\'t load it as it is in a page on https.',
    next: "Write an address that begins with https.",
  },
  attribute_unknown: {
    severity: "warning",
    message: "<{tag}> has no attribute {attribute}. Did you mean {suggestion}?",
    next: "Correct the name.",
  },
  // What the shop knows
  activity_unknown: {
    severity: "error",
    message: "The shop has no activity {activity}.",
    next: "Take the number from the address of the activity's page; it may have been withdrawn.",
  },
  activity_sold_out: {
    severity: "warning",
    message: "Activity {activity} has no dates that can be booked at the moment.",
    next: "Visitors see what you wrote inside the element, and similar activities. Show another activity if it stays so.",
  },
  affiliate_unknown: {
    severity: "warning",
    message:
      "The shop doesn't know the affiliate {affiliate}, or has not approved it: bookings from here earn nothing.",
    next: "The number stands in the affiliate's account, and counts once the shop has approved it.",
  },
  attribution_in_memory: {
    severity: "info",
    message:
      "The visitor hasn't consented and hasn't booked: affiliate {affiliate} is held in memory only, and later visits don't count.",
    next: 'When they consent, call window[Symbol.for("gipfel")].consent(), or set data-consent on the script tag.',
  },
  // The way to the shop
  offline: {
    severity: "error",
    message: "The browser is offline.",
    next: "Try again once there is a connection.",
  },
  unreachable: {
    severity: "error",
    message: "{api} does not answer.",
    next: "Check api-base; if it is right the shop is down, and nothing on the page has to change.",
  },
  cors_refused: {
    severity: "error",
    message: "The browser keeps the answers of {api} from this page (CORS).",
    next: "Check api-base, that no proxy takes the Access-Control headers away, and that no script of the page adds headers or credentials to requests.",
  },
  unexpected_answer: {
    severity: "error",
    message: "{api} answers, but not as Gipfel's API does.",
    next: "Check api-base: it ends with /api where the shop is not moved.",
  },
  policy_too_long: {
    severity: "info",
    message: "A Content-Security-Policy of the page has {length} characters, and was not examined.",
    next: "Call diagnose() in the browser, which says what the policy has blocked; and shorten it: servers and proxies refuse headers of such a length.",
  },
  policy_blocked: {
    severity: "error",
    message: "The page's Content-Security-Policy forbids requests to {source}: {directive} does not allow it.",
    next: "Add the line to the policy: without it nothing can be shown or booked.",
  },
  pictures_blocked: {
    severity: "warning",
    message: "The page's Content-Security-Policy forbids pictures of {source}: {directive} does not allow it.",
    next: "Add the line to the policy: without it cards and pages stay without pictures.",
  },
  frame_blocked: {
    severity: "warning",
    message: "The page's Content-Security-Policy forbids frames of {source}: {directive} does not allow it.",
    next: "Add the line to the policy: a bank's page in the payment, or the shop's page in a frame, needs it.",
  },
  worker_blocked: {
    severity: "warning",
    message: "The page's Content-Security-Policy forbids the map's worker: {directive} does not allow {source}.",
    next: "Add the line to the policy: without it a list takes the map's place.",
  },
  provider_blocked: {
    severity: "warning",
    message:
      "The page's Content-Security-Policy forbids {sources}, which {purpose} needs: {directive} does not allow it.",
    next: "Add the line to the policy: it is a service of the shop's provider, and without it this part doesn't work in the page.",
  },
  wallets_by_domain: {
    severity: "info",
    message:
      "Wallets (Apple Pay, Google Pay) show in a page only where the shop has registered {domain} with its payment provider. That can't be seen from here.",
    next: "Ask the shop to register the domain if wallets shall show; cards and TWINT need nothing.",
  },
  trusted_types_blocked: {
    severity: "warning",
    message: "The page requires Trusted Types and does not allow the policy named gipfel.",
    next: "Add the name to the directive: without it payment modules and the map can't be loaded.",
  },
  isolation_blocks_frames: {
    severity: "warning",
    message:
      "The page sends Cross-Origin-Embedder-Policy: {value}, so the browser blocks frames of pages that don't send it, as a bank's.",
    next: "Leave the header out on pages where visitors pay or where the shop stands in a frame.",
  },
  frame_options: {
    severity: "info",
    message: "{header} forbids other sites to show this page in a frame. The elements in it work all the same.",
    next: "Nothing to do, unless the page is meant to stand in a frame.",
  },
  frame_script_missing: {
    severity: "warning",
    message: "The shop stands in a frame, but the script that gives the frame its page's height is missing.",
    next: "Add the script beside the frame, or fix the frame's height yourself.",
  },
  frame_sandboxed: {
    severity: "warning",
    message: "A sandboxed frame keeps its page from what a booking needs: an origin of its own, scripts or forms.",
    next: 'Add allow-scripts, allow-same-origin, allow-forms, and allow-popups for payments, to the frame\'s attribute "sandbox".',
  },
  storage_unavailable: {
    severity: "warning",
    message: "The page has no storage (the browser or the visitor forbids it): the basket lives as long as the page.",
    next: "Nothing to do in the page; a basket doesn't survive a reload there.",
  },
  // Layout
  element_hidden: {
    severity: "warning",
    message: "<{tag}> is hidden ({how}), so nobody sees it now.",
    next: "If that is a tab or a consent gate, all is well; else look for the rule in your style sheet.",
  },
  width_zero: {
    severity: "error",
    message: "<{tag}> is 0 px wide: the layout around it leaves it no room.",
    next: "Give the element or its parent a width, such as width: 100%.",
  },
  height_not_reserved: {
    severity: "info",
    message: "Nothing reserves the height of <{tag}>: what follows it moves while it loads.",
    next: "Give it the min-height that stands here, in your own style sheet.",
  },
} as const satisfies Record<string, Entry>;
export type DiagnosticCode = keyof typeof diagnosticTable;

/** Everything that can be found, in the order of the table. */
export const diagnosticCodes = Object.keys(diagnosticTable) as DiagnosticCode[];

/** One thing that is wrong, or to know. */
export const Diagnostic = v.object({
  code: v.picklist(diagnosticCodes),
  severity: v.picklist(severities),
  message: v.string(),
  next: v.string(),
  /** What to write instead: markup, a line of a policy or of a style sheet; null where there is nothing to copy. */
  fix: v.nullable(v.string()),
});
export type Diagnostic = v.InferOutput<typeof Diagnostic>;

/** A diagnostic in a page's source. */
export const PlacedDiagnostic = v.object({
  ...Diagnostic.entries,
  /** The line in the source, from 1; null where it is about the whole page. */
  line: v.nullable(v.number()),
  /** What stands there. */
  source: v.nullable(v.string()),
});
export type PlacedDiagnostic = v.InferOutput<typeof PlacedDiagnostic>;

/** A diagnostic of the table, its words filled with values. */
export function diagnosticOf(
  code: DiagnosticCode,
  values: Readonly<Record<string, string | number>> = {},
  fix: string | null = null,
): Diagnostic {
  const { severity, message, next } = diagnosticTable[code];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  return { code, severity, message: fill(message), next: fill(next), fix };
}

/** The worst first; of the same severity in their order. */
export function worstFirst<One extends Diagnostic>(diagnostics: readonly One[]): One[] {
  return diagnostics.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}
