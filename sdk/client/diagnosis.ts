import { getCsrfToken } from "../contracts/calls/session.ts";
import { ApiError, noAnswer } from "./api-error.ts";

/**
 * Why no answer came: the visitor's connection, our side, the page's policy, the browser's rules for other origins
 * (CORS).
 */
type Cause = "offline" | "unreachable" | "policy_blocked" | "cors_refused";

/** A probe that takes longer (ms) has no answer. */
const timeoutMs = 5000;
const running = new Map<string, Promise<Cause>>();
const reported = new Set<string>();

/** The error of a request without an answer. Writes one console line for each cause, with its remedy. */
export async function unanswered(apiBase: string, fetcher: typeof fetch): Promise<ApiError> {
  const found = running.get(apiBase) ?? causeOf(apiBase, fetcher).finally(() => running.delete(apiBase));
  running.set(apiBase, found);
  const cause = await found;
  const line =
    (cause !== "offline" && cause !== "policy_blocked" && (await lineOfBase(apiBase, fetcher))) ||
    lineOf(cause, apiBase);
  report(`${cause} ${apiBase}`, line);
  return new ApiError(0, cause, line);
}

/** One line for an answer that is the server's fault, or that no API of ours gives. */
export async function reportAnswer(
  address: string,
  status: number,
  apiBase: string,
  fetcher: typeof fetch,
): Promise<void> {
  const { origin, pathname } = new URL(address);
  const baseLine = await lineOfBase(apiBase, fetcher);
  if (baseLine) return report(`base ${apiBase}`, baseLine);
  report(
    `${status > 499} ${origin}`,
    status > 499
      ? `${origin}${pathname} answered ${status}: the shop has to mend this, nothing is wrong with the page.`
      : `${origin}${pathname} answered ${status}, and not as Gipfel's API does: check api-base.`,
  );
}

/**
 * Finds out why a request had no answer, by reading from the API. First with a header of ours, as a booking sends it:
 * an answer means a temporary failure before. Then with an opaque response, which needs no permission of the server: it
 * arrives although CORS refused the first one, unless the page's policy forbids it, which its event reports.
 */
async function causeOf(apiBase: string, fetcher: typeof fetch): Promise<Cause> {
  if (navigator.onLine === false) return "offline";
  const address = apiBase + getCsrfToken.path;
  const answers = (init: RequestInit) =>
    fetcher(address, { cache: "no-store", signal: AbortSignal.timeout(timeoutMs), ...init }).then(
      () => true,
      () => false,
    );
  let isForbidden = false;
  const noteViolation = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||=
      disposition === "enforce" &&
      effectiveDirective === "connect-src" &&
      blockedURI.startsWith(new URL(apiBase).origin);
  };
  globalThis.document?.addEventListener("securitypolicyviolation", noteViolation);
  try {
    if (await answers({ headers: { "x-csrf-token": "probe" } })) return "unreachable";
    const isThere = await answers({ mode: "no-cors", credentials: "omit" });
    // The event is a task of its own, which may come after the refusal.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return isForbidden ? "policy_blocked" : isThere ? "cors_refused" : (noAnswer("").code as Cause);
  } finally {
    globalThis.document?.removeEventListener("securitypolicyviolation", noteViolation);
  }
}

/** The console line for an api-base whose `/api` is missing; a request to that address shows it. */
async function lineOfBase(apiBase: string, fetcher: typeof fetch): Promise<string | undefined> {
  if (apiBase.endsWith("/api")) return undefined;
  const isThere = await fetcher(`${apiBase}/api${getCsrfToken.path}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere
    ? `api-base="${apiBase}" is not the address of Gipfel's API: write api-base="${apiBase}/api".`
    : undefined;
}

function lineOf(cause: Cause, apiBase: string): string {
  const { origin } = new URL(apiBase);
  switch (cause) {
    case "offline":
      return "The browser is offline. The visitor can try again once there is a connection.";
    case "unreachable":
      return `${apiBase} does not answer. Check api-base; if it is right the shop is down, and the visitor can try again.`;
    case "policy_blocked":
      return `The page's Content-Security-Policy forbids requests to ${origin}: add ${origin} to its connect-src.`;
    case "cors_refused":
      return isOwnFetch()
        ? `The browser keeps the answers of ${apiBase} from this page (CORS): check api-base, and that no proxy takes its Access-Control headers away.`
        : `A script of this page has replaced fetch and adds headers or credentials to requests, which the browser refuses for ${origin}: leave those to ${origin} as they are.`;
  }
}

/** Whether `fetch` is the browser's: tools for measuring and signing in put their own in its place. */
function isOwnFetch(): boolean {
  return /\[native code\]/.test(Function.prototype.toString.call(globalThis.fetch));
}

function report(what: string, line: string) {
  if (!reported.has(what)) console.warn(`[gipfel] ${line}`);
  reported.add(what);
}
