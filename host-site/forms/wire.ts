import type { Call } from "../../sdk/contracts/call.ts";

/**
 * A call as the browser needs it: method and path. What passes is the contract's, by its type alone, so that no schema
 * is sent to visitors.
 */
export interface Wire<C extends Call> {
  readonly method: C["method"];
  readonly path: string;
  /** Never there: holds the type. */
  readonly of?: C;
}

/** `wire<typeof getMe>("GET", "/account/me/")`; that both agree with the contract is tested. */
export function wire<C extends Call>(method: C["method"], path: string): Wire<C> {
  return { method, path };
}
