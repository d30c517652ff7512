import * as v from "valibot";
import { accountSections } from "../../routes/account-sections.ts";

/** Signed-in pages: the browser fetches what is the visitor's own. */
export const AccountBody = v.object({
  view: v.literal("account"),
  /** Null for the overview, which also signs in. */
  section: v.nullable(v.picklist(accountSections)),
  bookingId: v.nullable(v.string()),
  title: v.string(),
  guestTitle: v.string(),
});
export type AccountBody = v.InferOutput<typeof AccountBody>;
