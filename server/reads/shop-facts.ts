import { isBookable } from "../../sdk/contracts/bookable.ts";
import { defaultLocale } from "../../sdk/contracts/locale.ts";
import { findApprovedAffiliate } from "../db/queries/affiliate.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { answerActivity, datesOfLists } from "./activity.ts";

/** Looked up, at most, of each: what a page names beyond is taken for right. */
const most = 50;

type Needed = Pick<Services, "db" | "clock" | "discovery" | "env">;

/** Of activities by content id: whether they can be booked. */
export async function activityStates(
  services: Needed,
  ids: readonly string[],
): Promise<ReadonlyMap<string, "bookable" | "sold_out" | "unknown">> {
  const states = new Map<string, "bookable" | "sold_out" | "unknown">();
  for (const id of ids.slice(0, most)) states.set(id, await stateOf(services, id));
  return states;
}

async function stateOf(services: Needed, id: string): Promise<"bookable" | "sold_out" | "unknown"> {
  try {
    const activity = await answerActivity(services, { id, locale: defaultLocale }, datesOfLists);
    return isBookable(activity) ? "bookable" : "sold_out";
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "activity_not_found") return "unknown";
    throw cause;
  }
}

/** Of what names affiliates: what names an approved one. */
export async function approvedAmong({ db }: Needed, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const approved = new Set(codes.slice(most));
  for (const code of codes.slice(0, most)) if (await findApprovedAffiliate(db, code)) approved.add(code);
  return approved;
}
