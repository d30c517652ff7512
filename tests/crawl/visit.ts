/**
 * The shop as the crawler reaches it: its own addresses are requested at the base, whatever origin they are written
 * with.
 */
export interface Shop {
  readonly base: string;
  /** The origin that its pages and sitemaps name. */
  readonly origin: string;
}

export interface Visited {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Asks for a path once; redirects are not followed. */
export async function visit(
  { base }: Pick<Shop, "base">,
  path: string,
  method: "GET" | "HEAD" = "GET",
): Promise<Visited> {
  const answer = await fetch(base + path, { method, redirect: "manual", headers: { "user-agent": "gipfel-crawl" } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Does the work for each, so many at a time. */
export async function inParallel<Each>(
  list: readonly Each[],
  most: number,
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const each of rest) await work(each);
    }),
  );
}

/**
 * The path and query of one of the shop's own addresses; null for another origin's and for what is no page (`mailto:`).
 */
export function ownPath({ origin, base }: Shop, address: string, from = "/"): string | null {
  if (!URL.canParse(address, origin + from)) return null;
  const url = new URL(address, origin + from);
  return url.origin === origin || url.origin === base ? url.pathname + url.search : null;
}
