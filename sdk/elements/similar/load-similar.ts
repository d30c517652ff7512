import { listActivities, type ListedActivity } from "../../contracts/listing.ts";
import type { Services } from "../_kit/record.ts";
import { remembered } from "../reviews/remembered.ts";

/** Similar activities that are shown (RULES 23). */
const similarAtMost = 8;

/** The bookable activities that are most like one, also where that one is gone; asked for once per page and language. */
export function loadSimilar({ client, locale }: Pick<Services, "client" | "locale">, activityId: number): Promise<ListedActivity[]> {
  const query = { similarTo: String(activityId), limit: String(similarAtMost) };
  return remembered(client, `similar ${activityId} ${locale}`, () => client.send(listActivities, { params: { locale }, query }));
}
