import * as v from "valibot";
import { call } from "../call.ts";

/*
 * Calls of other files, read for what `diagnose()` needs of them: what it shared with an element would be a file of its
 * own, which every loader names.
 */

/** `GET /activity/{id}-{locale}/`, read for whether it can be booked. */
export const getActivityDates = call({
  method: "GET",
  path: "/activity/{id}-{locale}/",
  answer: v.object({ availableDates: v.array(v.string()), summary: v.unknown() }),
});

/** `POST /affiliate/referral/`, read for whether the shop has approved the affiliate. */
export const getAffiliateApproval = call({
  method: "POST",
  path: "/affiliate/referral/",
  answer: v.object({ accepted: v.boolean() }),
});

/** `GET /versions/`, read for how long each is served. */
export const listServedVersions = call({
  method: "GET",
  path: "/versions/",
  answer: v.array(v.object({ version: v.string(), supportedUntil: v.string() })),
});
