import * as v from "valibot";
import { highestCommission, longestAffiliateNote, longestReference } from "../../admin/affiliates.ts";
import { affiliateStates } from "../../affiliate.ts";
import { LocalDate } from "../../time.ts";
import { Iban } from "../bank-account.ts";
import { paged } from "./paging.ts";

const AffiliatePath = v.object({ affiliateId: v.string() });

const StatementPath = v.object({ ...AffiliatePath.entries, month: v.string() });

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestCommission));

const Decision = v.object({
  revision,
  /** Stands in the mail to them; may be empty for an approval. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(longestAffiliateNote)),
});

/** When a statement was paid out, and the reference of the bank's transfer. */
const Transfer = v.object({
  paidOn: LocalDate,
  reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestReference)),
});

/** What the server parses of these calls, by method and path. */
export const adminAffiliatesRequests = {
  "GET /admin/affiliates/": { query: v.object({ ...paged, state: v.optional(v.picklist(affiliateStates)) }) },
  "GET /admin/affiliates/{affiliateId}/": { params: AffiliatePath },
  "PATCH /admin/affiliates/{affiliateId}/": {
    params: AffiliatePath,
    body: v.object({ revision, commissionPercent: Percent }),
  },
  "POST /admin/affiliates/{affiliateId}/approve/": { params: AffiliatePath, body: Decision },
  "POST /admin/affiliates/{affiliateId}/reject/": { params: AffiliatePath, body: Decision },
  "POST /admin/affiliates/{affiliateId}/close/": { params: AffiliatePath, body: Decision },
  "POST /admin/affiliates/{affiliateId}/statements/{month}/pay/": {
    params: StatementPath,
    body: v.object({
      ...Transfer.entries,
      /** The account that was paid to, null for none; without it, the affiliate's present one. */
      iban: v.optional(v.nullable(Iban)),
    }),
  },
  "POST /admin/affiliates/{affiliateId}/statements/{month}/unpay/": {
    params: StatementPath,
    body: v.object({
      /** The mark that was displayed: another one stays. Without an account, that of the mark is not compared. */
      ...Transfer.entries,
      iban: v.optional(v.nullable(Iban)),
      note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestAffiliateNote)),
    }),
  },
};
