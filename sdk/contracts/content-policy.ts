import type { PolicyDirective } from "./needed-policy.ts";

/** A Content Security Policy: sources by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** A script tag, where a policy goes by nonce or digest. */
export interface ScriptOfPage {
  readonly nonce: string;
  readonly integrity: string;
}

/** What a policy forbids: the directive that decides, and the line that allows it beside what is allowed already. */
export interface Forbidden {
  readonly directive: string;
  readonly line: string;
}

/** Which directives decide, the first that is there. */
const deciding: Readonly<Record<PolicyDirective, readonly string[]>> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
  "img-src": ["img-src", "default-src"],
  "style-src": ["style-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
  "worker-src": ["worker-src", "child-src", "script-src", "default-src"],
  "trusted-types": ["trusted-types"],
};

/** Policies of headers and `<meta>`; commas divide several in one text. All of them count. */
export function parsePolicies(texts: readonly string[]): ContentPolicy[] {
  return texts
    .flatMap((text) => text.split(","))
    .map((text) => {
      const directives = new Map<string, readonly string[]>();
      for (const part of text.split(";")) {
        const [name = "", ...sources] = part.trim().split(/\s+/);
        // The first of a name counts.
        if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return directives;
    })
    .filter((policy) => policy.size > 0);
}

/**
 * Whether a policy forbids a source that an element needs: an origin whose `paths` are requested, or `blob:`. Where the
 * paths are not known, any path of the origin that the policy allows is taken for the right one. Redirects don't
 * matter: after one, browsers compare no paths. `page` is the page's own origin, null where it is not known.
 */
export function forbiddenBy(
  policy: ContentPolicy,
  [directive, source]: readonly [PolicyDirective, string],
  { page, paths, script }: { page: string | null; paths?: readonly string[]; script?: ScriptOfPage },
): Forbidden | null {
  if (directive === "trusted-types") return forbidsTrustedTypes(policy, source);
  const name = deciding[directive].find((each) => policy.has(each));
  if (name === undefined) return null;
  const sources = policy.get(name)!;
  const keywords = sources.map((each) => each.toLowerCase());
  if (directive === "script-src" && script) {
    if (script.nonce && sources.includes(`'nonce-${script.nonce}'`)) return null;
    if (script.integrity && script.integrity.split(/\s+/).every((digest) => sources.includes(`'${digest}'`)))
      return null;
  }
  // With 'strict-dynamic' names of hosts don't count.
  const isStrict = directive === "script-src" && keywords.includes("'strict-dynamic'");
  // Parsed once: a policy has as many sources as a page's author likes.
  const addresses = (source.endsWith(":") || !paths ? [source] : paths.map((path) => `${source}${path}`)).map(
    (address) => new URL(address),
  );
  const hasPath = paths !== undefined;
  const own = page === null ? null : new URL(page);
  if (!isStrict && addresses.every((address) => sources.some((each) => matches(each, address, own, hasPath))))
    return null;
  const allowed = sources.filter((each) => each.toLowerCase() !== "'none'");
  // The line of a directive that only fell back to another goes by its own name.
  return { directive: name, line: `${[directive, ...allowed, ...(isStrict ? ["'nonce-…'"] : [source])].join(" ")};` };
}

/** Whether scripts that the page trusts may load others from anywhere. */
export function isStrictDynamic(policy: ContentPolicy): boolean {
  const name = deciding["script-src"].find((each) => policy.has(each));
  return name !== undefined && policy.get(name)!.some((each) => each.toLowerCase() === "'strict-dynamic'");
}

function forbidsTrustedTypes(policy: ContentPolicy, name: string): Forbidden | null {
  const names = policy.get("trusted-types");
  if (!names || names.includes(name) || names.includes("*")) return null;
  const allowed = names.filter((each) => each.toLowerCase() !== "'none'");
  return { directive: "trusted-types", line: `${["trusted-types", ...allowed, name].join(" ")};` };
}

/** Whether a source of a policy allows an address (CSP 3, "url matches expression"); without a path, its origin. */
function matches(source: string, address: URL, page: URL | null, hasPath: boolean): boolean {
  const lower = source.toLowerCase();
  const { protocol, hostname, port, pathname, origin } = address;
  if (protocol === "blob:") return lower === "blob:";
  if (lower === "'self'") return page?.origin === origin;
  if (lower === "*") return true;
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return lower === protocol || (lower === "http:" && protocol === "https:");
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+|\[[^\]]*\])(?::(\d+|\*))?(\/[^?#]*)?(?:[?#].*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme = page?.protocol.slice(0, -1) ?? "", host = "", asked, path] = parts;
  if (scheme && `${scheme.toLowerCase()}:` !== protocol && !(scheme.toLowerCase() === "http" && protocol === "https:"))
    return false;
  const isHost = host.startsWith("*.")
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : host === "*" || host.toLowerCase() === hostname;
  const own = port || (protocol === "https:" ? "443" : "80");
  const isPort = asked === "*" || (asked ?? (protocol === "https:" ? "443" : "80")) === own;
  return isHost && isPort && (!hasPath || !path || matchesPath(path, pathname));
}

/** Whether a path of a policy allows a path (CSP 3, "path-part matches"): one that ends with a slash is a folder. */
function matchesPath(allowed: string, path: string): boolean {
  if (allowed === "/") return true;
  const [wanted, given] = [allowed.split("/"), path.split("/")];
  const isFolder = wanted.at(-1) === "";
  if (isFolder ? wanted.length > given.length : wanted.length !== given.length) return false;
  const parts = isFolder ? wanted.slice(0, -1) : wanted;
  return parts.every((part, index) => decoded(part) === decoded(given[index]!));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
