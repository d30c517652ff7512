import { listActivities } from "../../contracts/calls/listing.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { remembered } from "../../parts/remembered.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The activity as lists have it, loaded once per page and language; null where there is none of this id. In a chunk of
 * its own: most buttons are no cards.
 */
export async function loadListed(
  { client, locale }: Pick<Services, "client" | "locale">,
  activityId: number,
): Promise<ListedActivity | null> {
  const query = { activityIds: `[${activityId}]`, limit: "1" };
  const [listed] = await remembered(client, `listed ${activityId} ${locale}`, () =>
    client.send(listActivities, { params: { locale }, query }),
  );
  return listed ?? null;
}
