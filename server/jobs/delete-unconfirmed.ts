import { instantAt } from "../clock.ts";
import { confirmWithin } from "../commands/newsletter/newsletter-links.ts";
import type { Services } from "../services.ts";
import { deleteUnconfirmedSubscriptions } from "../db/queries/newsletter-subscription.ts";

/** Deletes newsletter addresses that were not confirmed while the link was valid. */
export async function deleteUnconfirmedJob({ db, clock }: Services): Promise<void> {
  await deleteUnconfirmedSubscriptions(db, instantAt(clock.now() - confirmWithin));
}
