import type { Env } from "../env.ts";

const names: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the shop runs for its developers only: not in production, and under an address of this machine. What everyone
 * could misuse (accounts with a published password, a viewer of all mails with their links) exists only then.
 */
export function isOwnMachine({ NODE_ENV, PUBLIC_ORIGIN }: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">): boolean {
  return NODE_ENV !== "production" && names.includes(new URL(PUBLIC_ORIGIN).hostname);
}
