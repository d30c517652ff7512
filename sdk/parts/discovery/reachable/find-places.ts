import { searchPlaces } from "../../../contracts/calls/transport.ts";
import type { Place } from "../../../contracts/transport.ts";
import type { Services } from "../../../elements/_kit/record.ts";

/** Places of the timetable by a text, the best first. */
export async function findPlaces(
  { client, locale }: Pick<Services, "client" | "locale">,
  search: string,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  return (await client.send(searchPlaces, { body: { search, locale } }, { signal })).places;
}
