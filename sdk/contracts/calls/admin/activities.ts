import { AdminActivity, AdminActivityEntry } from "../../admin/activities.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";

/**
 * `GET /admin/activities/`, by id. `search` looks at titles in all main locales, ids (content and mapped) and the
 * supplier's name.
 */
export const listAdminActivities = call({
  method: "GET",
  path: "/admin/activities/",
  answer: pageOf(AdminActivityEntry),
});

/** `GET /admin/activities/{id}/`: 404 `activity_not_found`. */
export const getAdminActivity = call({ method: "GET", path: "/admin/activities/{id}/", answer: AdminActivity });

/**
 * `PATCH /admin/activities/{id}/`: saves what is named, leaves the rest. Lists, search and pages show it within
 * seconds; seats that are held keep their price (RULES 5). 409 `changed_meanwhile` where `revision` isn't the newest;
 * 400 `invalid_input` with the fields, among them a category that isn't the activity's and a net price above the price.
 */
export const saveActivity = call({ method: "PATCH", path: "/admin/activities/{id}/", answer: AdminActivity });

/**
 * `POST /admin/activities/{id}/publish/`: 409 `changed_meanwhile`, `not_publishable` (the catalogue no longer names
 * it).
 */
export const publishActivity = call({ method: "POST", path: "/admin/activities/{id}/publish/", answer: AdminActivity });

/**
 * `POST /admin/activities/{id}/unpublish/`: hides it and stops its sale; holds and bookings stay. 409
 * `changed_meanwhile`.
 */
export const unpublishActivity = call({
  method: "POST",
  path: "/admin/activities/{id}/unpublish/",
  answer: AdminActivity,
});
