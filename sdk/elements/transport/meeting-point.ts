import { getActivity } from "../../contracts/calls/activity.ts";
import type { Position } from "../../contracts/distance.ts";
import type { Services } from "../_kit/record.ts";

/** Where an activity begins: its first meeting point, else where it is. */
export async function meetingPointOf({ client, locale }: Services, id: number, signal: AbortSignal): Promise<Position> {
  const { meeting_points: points, lat, lng } = await client.send(getActivity, { params: { id, locale } }, { signal });
  const [{ latitude, longitude } = { latitude: lat, longitude: lng }] = points;
  return { latitude, longitude };
}
