import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** A receipt or a credit note, or an invoice to a distributor, that has its number. */
export const DocumentEntry = v.object({
  number: v.string(),
  kind: v.picklist(["receipt", "invoice", "credit_note"]),
  createdAt: Instant,
  total: Money,
  /** Where its PDF is, below the API's base. */
  url: v.string(),
});
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>;
