import * as v from "valibot";
import { longestDistributorNote } from "../../admin/distributors.ts";
import { EmailAddress } from "../../contact.ts";
import { billingPeriods, distributorStates, highestCreditLimit, longestPaymentPeriod } from "../../distributor.ts";
import { distributorDetails } from "../distributor.ts";
import { paged } from "./paging.ts";

const DistributorPath = v.object({ distributorId: v.string() });

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the team agrees with a distributor. */
export const agreementTerms = {
  /** Rappen. */
  creditLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestCreditLimit)),
  periodDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestPaymentPeriod)),
  billing: v.picklist(billingPeriods),
};

const Note = v.pipe(v.string(), v.trim(), v.maxLength(longestDistributorNote));
const Decision = v.object({ revision, note: Note });

/** What the server parses of these calls, by method and path. */
export const adminDistributorsRequests = {
  "GET /admin/distributors/": { query: v.object({ ...paged, state: v.optional(v.picklist(distributorStates)) }) },
  "GET /admin/distributors/{distributorId}/": { params: DistributorPath },
  "PATCH /admin/distributors/{distributorId}/": {
    params: DistributorPath,
    body: v.object({ revision, ...distributorDetails }),
  },
  "POST /admin/distributors/{distributorId}/approve/": {
    params: DistributorPath,
    body: v.object({ revision, note: Note, ...agreementTerms }),
  },
  "POST /admin/distributors/{distributorId}/reject/": { params: DistributorPath, body: Decision },
  "POST /admin/distributors/{distributorId}/close/": { params: DistributorPath, body: Decision },
  "PATCH /admin/distributors/{distributorId}/agreement/": {
    params: DistributorPath,
    body: v.object({ revision, ...agreementTerms }),
  },
  "POST /admin/distributors/{distributorId}/accounts/": {
    params: DistributorPath,
    body: v.object({ email: EmailAddress }),
  },
  "DELETE /admin/distributors/{distributorId}/accounts/{userId}/": {
    params: v.object({ ...DistributorPath.entries, userId: v.string() }),
  },
};
