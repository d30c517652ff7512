import { parsePolicies, type ContentPolicy } from "../../../contracts/content-policy.ts";
import { diagnosticOf, type Diagnostic } from "../../../contracts/diagnostics.ts";

/** Longest wait for the page's own headers (ms). */
const timeoutMs = 4000;

let headers: Promise<string> | undefined;

/** The policies of this page: of `<meta>`, and of the headers that its address answers with now. */
export async function policiesOfPage(): Promise<ContentPolicy[]> {
  headers ??= fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) }).then(
    (answer) => answer.headers.get("content-security-policy") ?? "",
    () => "",
  );
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  return parsePolicies([await headers, ...[...metas].map(({ content }) => content)]);
}

/** What the page itself lacks: storage, an origin, one version of the script. */
export function pageDiagnostics(): Diagnostic[] {
  const versions = new Set(
    [...document.querySelectorAll("script")].flatMap(({ src }) => /\/sdk\/([^/]+)\/gipfel\.js/.exec(src)?.[1] ?? []),
  );
  return [
    ...(versions.size > 1 ? [diagnosticOf("versions_mixed", { versions: [...versions].join(", ") })] : []),
    ...(hasStorage() ? [] : [diagnosticOf(self.origin === "null" ? "frame_sandboxed" : "storage_unavailable")]),
  ];
}

function hasStorage(): boolean {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}
