import { ownPath } from "../../../sdk/contracts/own-address.ts";

/** Parameters of the sign-in itself, removed from the address after it. */
const passing = ["view", "returnTo", "token", "error"];

/** The page of the shop that `returnTo` names; null without one. */
export function returnTo({ search, origin }: Pick<Location, "search" | "origin">): string | null {
  return ownPath(new URLSearchParams(search).get("returnTo"), origin);
}

/** The address after sign-in: `returnTo`, else the current page. */
export function afterSignIn({ pathname, search, origin }: Pick<Location, "pathname" | "search" | "origin">): string {
  const query = new URLSearchParams(search);
  const named = returnTo({ search, origin });
  if (named) return named;
  for (const name of passing) query.delete(name);
  return pathname + (query.size > 0 ? `?${query}` : "");
}
