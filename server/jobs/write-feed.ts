import { hour, msOf } from "../clock.ts";
import { publishFeed } from "../commands/feed/publish-feed.ts";
import type { Services } from "../services.ts";

/** How long a feed counts as true (ms): it has prices and what can be booked. */
const rewriteAfter = 6 * hour;

/** Publishes the product feed where somebody takes it, and the one that is out was not checked for six hours. */
export async function writeFeedJob(services: Services): Promise<void> {
  const { ports, clock } = services;
  if (!ports.feed.isWanted) return;
  const last = await ports.feed.last();
  if (last && clock.now() - msOf(last.checkedAt) < rewriteAfter) return;
  await publishFeed(services);
}
