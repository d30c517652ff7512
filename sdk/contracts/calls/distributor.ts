import * as v from "valibot";
import { call } from "../call.ts";
import { Distributor } from "../distributor.ts";

/**
 * `GET /account/distributor/`: the company that the account books on invoice for, with its limit and what is open; null
 * where it has not applied. 401 `not_signed_in`.
 */
export const getDistributor = call({
  method: "GET",
  path: "/account/distributor/",
  signedIn: true,
  answer: v.object({ distributor: v.nullable(Distributor) }),
});

/**
 * `POST /account/distributor/`: applies for booking on invoice, or again after a rejection; writes to the company and
 * to the team. 401 `not_signed_in`, 409 `distributor_exists`, 409 `terms_changed`, 429 `too_many_requests`.
 */
export const applyAsDistributor = call({
  method: "POST",
  path: "/account/distributor/",
  signedIn: true,
  answer: v.object({ distributor: Distributor }),
});
