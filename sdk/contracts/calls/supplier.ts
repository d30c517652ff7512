import * as v from "valibot";
import { call } from "../call.ts";

/**
 * `POST /supplier/registration/`: stored, and confirmed by mail. The same address twice gives the same answer, and no
 * second mail. 400 `invalid_input` with the fields, 409 `terms_changed`, 422 `human_check_failed`, 429
 * `too_many_requests`.
 */
export const registerSupplier = call({
  method: "POST",
  path: "/supplier/registration/",
  answer: v.object({ received: v.literal(true) }),
});
