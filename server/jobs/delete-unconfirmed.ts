import { instantAt } from "../clock.ts";
import { confirmWithin } from "../commands/newsletter/newsletter-links.ts";
import type { Services } from "../services.ts";

/** Deletes newsletter addresses that were not confirmed while the link was valid. */
export async function deleteUnconfirmedJob({ db, clock }: Services): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("state", "=", "unconfirmed")
    .where("mailed_at", "<", instantAt(clock.now() - confirmWithin))
    .execute();
}
