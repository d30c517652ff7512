import { instantAt } from "../clock.ts";
import { confirmWithin } from "../commands/newsletter/newsletter-links.ts";
import type { Services } from "../services.ts";

/** Forgets addresses that somebody gave for the newsletter and nobody has confirmed while the link was good. */
export async function deleteUnconfirmedJob({ db, clock }: Services): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("state", "=", "unconfirmed")
    .where("mailed_at", "<", instantAt(clock.now() - confirmWithin))
    .execute();
}
