import * as v from "valibot";
import { bookingAttributes } from "../../contracts/elements/booking.ts";
import type { LinkedSelection } from "../../machines/basket/basket.types.ts";
import { linkedData } from "../../machines/booking/linked-data.rules.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The selection in the address of the shop's basket page (purchase spec §2, "Restore link"). On a partner's page
 * `bookingData` is for the booking widget there.
 */
export function linkedSelection(services: Services): LinkedSelection | "unreadable" | null {
  const { address, shopOrigin } = services;
  const data = address.query("bookingData");
  if (data === null || new URL(address.with({})).origin !== shopOrigin) return null;
  const activityId = linkedData(data)?.activityId;
  if (activityId === undefined || !v.is(bookingAttributes.entries.activity, String(activityId))) return "unreadable";
  return { activityId, data, run: address.query("bookingRun") === "true" };
}

/** Whether what lapsed is held again by itself: by the link of the shop's mail about a basket that was left. */
export function linkedHolds({ address, shopOrigin }: Services): readonly string[] | null {
  return address.query("holdAgain") === "true" && new URL(address.with({})).origin === shopOrigin ? [] : null;
}
