import { shopPath } from "../../sdk/contracts/paths.ts";

/** The pages that are measured, in German. */
export interface Addresses {
  readonly home: string;
  readonly listing: string;
  readonly activity: string;
}

/** An activity of the demo with everything on its page. */
const activityId = 104;

/** Asks the shop for them: an activity's slug is its own. */
export async function addressesOf(origin: string): Promise<Addresses> {
  const answer = await fetch(`${origin}/activity/${activityId}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} is ${answer.status}: are the shop's pages built?`);
  return { home: `${origin}/`, listing: origin + shopPath("activities", "de_CH"), activity: answer.url };
}
