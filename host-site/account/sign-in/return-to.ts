/** Characters that browsers drop or turn into others before they read an address. */
const harmful = /[\\\s\p{Cc}]/u;

/** The path of the shop's own that `returnTo` names; null for whatever leads, or could lead, to another site. The server checks what it is sent again. */
export function ownPath(text: string | null, origin: string): string | null {
  if (!text?.startsWith("/") || text.startsWith("//") || harmful.test(text) || !URL.canParse(text, origin)) return null;
  const address = new URL(text, origin);
  return address.origin === origin && !address.pathname.startsWith("//") && !address.pathname.startsWith("/api/")
    ? address.pathname + address.search + address.hash
    : null;
}

/** Parameters of the signing in itself: gone once somebody is in. */
const passing = ["view", "returnTo", "token", "error"];

/** Where somebody goes once signed in: where `returnTo` says, else the page that they are on. */
export function afterSignIn({ pathname, search, origin }: Pick<Location, "pathname" | "search" | "origin">): string {
  const query = new URLSearchParams(search);
  const named = ownPath(query.get("returnTo"), origin);
  if (named) return named;
  for (const name of passing) query.delete(name);
  return pathname + (query.size > 0 ? `?${query}` : "");
}
