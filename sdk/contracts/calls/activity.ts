import { Activity, ActivityToBook } from "../activity.ts";
import { call } from "../call.ts";

/** `GET /activity/{id}-{locale}/`, split at the first dash; `id` is the content id. 404 `activity_not_found`. */
export const getActivity = call({ method: "GET", path: "/activity/{id}-{locale}/", answer: Activity });

/** The same call, read for its booking-related part only. */
export const getActivityToBook = call({ method: "GET", path: "/activity/{id}-{locale}/", answer: ActivityToBook });
