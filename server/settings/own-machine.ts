import type { Env } from "../env.ts";

const names: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the shop is for whoever works on it alone: not in production, and under an address of one's own machine. What
 * everybody could misuse (accounts whose password is printed, a viewer of all mails with the links in them) is there
 * only then.
 */
export function isOwnMachine({ NODE_ENV, PUBLIC_ORIGIN }: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">): boolean {
  return NODE_ENV !== "production" && names.includes(new URL(PUBLIC_ORIGIN).hostname);
}
