import * as v from "valibot";
import { Instant } from "../time.ts";

/** The author of a step that an import made; the others are people. */
export const catalogueActor = "catalogue";

/** A step of the team's append-only audit log: author, time, and what changed. */
export const TeamStep = v.object({
  at: Instant,
  /** An admin's e-mail address, the number of an affiliate, or `catalogueActor`. */
  who: v.string(),
  action: v.picklist([
    "published",
    "unpublished",
    "texts_saved",
    "prices_saved",
    "catalogue_loaded",
    "approved",
    "rejected",
    "excluded",
    "included",
    "replied",
    "reply_removed",
    "item_cancelled",
    "refund_retried",
    "refund_settled",
    "refund_reclaimed",
    "payment_collected",
    "request_accepted",
    "request_refused",
    "applied",
    "closed",
    "commission_changed",
    "details_corrected",
    "statement_paid",
    "statement_unpaid",
    "agreement_changed",
    "account_added",
    "account_removed",
    "code_issued",
    "code_ended",
  ]),
  /** The text that was sent with it: the message to a supplier, the reason of a cancellation. */
  note: v.nullable(v.string()),
  /**
   * Fields by their path (`texts.de_CH.title`, `prices.21.price`), as texts; amounts are Rappen. Of a cancellation:
   * `item`, `cancelled_by`, and `refund`, or `released` where nothing was taken, `not_invoiced` on invoice. Of a
   * payment that was collected otherwise: `collected_as`, and `payment`.
   */
  changes: v.array(v.object({ field: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) })),
});
export type TeamStep = v.InferOutput<typeof TeamStep>;
