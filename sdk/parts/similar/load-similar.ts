import { listActivities } from "../../contracts/calls/listing.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { remembered } from "../remembered.ts";

/** Similar activities that are shown (RULES 23). */
const similarAtMost = 8;

/** The bookable activities that are most like some, also where those are gone; loaded once per page and language. */
export function loadSimilar(
  { client, locale }: Pick<Services, "client" | "locale">,
  activityIds: readonly number[],
): Promise<ListedActivity[]> {
  const query = { similarTo: `[${activityIds.slice(0, similarAtMost).join(",")}]`, limit: String(similarAtMost) };
  return remembered(client, `similar ${query.similarTo} ${locale}`, () =>
    client.send(listActivities, { params: { locale }, query }),
  );
}
