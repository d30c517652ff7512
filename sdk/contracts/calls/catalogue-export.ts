import * as v from "valibot";
import { affiliateStates } from "../affiliate.ts";
import { call } from "../call.ts";
import { ApiKey, ExportedActivity } from "../catalogue-export.ts";
import { Instant } from "../time.ts";

/**
 * `GET /catalogue/`: the catalogue for a partner with a key (`Authorization: Bearer <key>`), in the order of their last
 * changes. With `modifiedSince` what has changed from then on, activities off sale too. `next` is the `cursor` of the
 * next page, null on the last one; `modifiedUntil` the `modifiedSince` of the next round, null before the first change.
 * An `If-None-Match` with the tag of an answer that is still true gets 304. 401 `key_invalid`; 400 `invalid_input`; 429
 * beyond 120 calls a minute from one address.
 */
export const exportCatalogue = call({
  method: "GET",
  path: "/catalogue/",
  withKey: true,
  answer: v.object({
    activities: v.array(ExportedActivity),
    next: v.nullable(v.string()),
    modifiedUntil: v.nullable(Instant),
  }),
});

/**
 * `GET /account/api-keys/`: the keys of the account's affiliate, and its state, null for an account that is none.
 * `mayCreate` is for an approved affiliate; of one that is closed the keys open nothing.
 */
export const listApiKeys = call({
  method: "GET",
  path: "/account/api-keys/",
  signedIn: true,
  answer: v.object({
    isAffiliate: v.boolean(),
    state: v.nullable(v.picklist(affiliateStates)),
    mayCreate: v.boolean(),
    keys: v.array(ApiKey),
  }),
});

/**
 * `POST /account/api-keys/`: makes a key, and answers with it this once. 403 `affiliate_not_approved`; 409
 * `api_keys_full` beyond ten keys.
 */
export const createApiKey = call({
  method: "POST",
  path: "/account/api-keys/",
  signedIn: true,
  answer: v.object({ key: v.string(), apiKey: ApiKey }),
});

/** `DELETE /account/api-keys/{keyId}/`: withdraws a key for good. 404 `api_key_not_found`. */
export const withdrawApiKey = call({
  method: "DELETE",
  path: "/account/api-keys/{keyId}/",
  signedIn: true,
  answer: v.object({ isWithdrawn: v.literal(true) }),
});
