import { listReviews } from "../contracts/calls/review.ts";
import type { Reviews } from "../contracts/review.ts";
import type { Services } from "../elements/_kit/record.ts";
import { remembered } from "./remembered.ts";

/** An activity's reviews, loaded once a page. */
export function loadReviews({ client }: Pick<Services, "client">, activityId: number): Promise<Reviews> {
  return remembered(client, `reviews ${activityId}`, () => client.send(listReviews, { params: { activityId } }));
}
