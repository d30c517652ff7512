import { parsePolicies, type ContentPolicy } from "../../../contracts/content-policy.ts";
import { diagnosticOf, type Diagnostic } from "../../../contracts/diagnostics.ts";

/** Longest wait for the page's own headers (ms). */
const timeoutMs = 4000;

/** The event of a forbidden request is a task of its own, which may come after the refusal (ms). */
const eventMs = 50;

let headers: Promise<string> | undefined;

/** The policies of this page: of `<meta>`, and of the headers that its address answers with now. */
export async function policiesOfPage(): Promise<ContentPolicy[]> {
  headers ??= policyOfHeaders();
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  return parsePolicies([await headers, ...[...metas].map(({ content }) => content)]);
}

/** The policy of the page's headers. One that forbids the request for them names itself in the browser's event. */
async function policyOfHeaders(): Promise<string> {
  const forbidding = new Set<string>();
  const note = ({ disposition, effectiveDirective, originalPolicy }: SecurityPolicyViolationEvent) => {
    if (disposition === "enforce" && effectiveDirective === "connect-src") forbidding.add(originalPolicy);
  };
  document.addEventListener("securitypolicyviolation", note);
  try {
    const answer = await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) });
    return answer.headers.get("content-security-policy") ?? "";
  } catch {
    await new Promise((resolve) => setTimeout(resolve, eventMs));
    return [...forbidding].join(",");
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
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
