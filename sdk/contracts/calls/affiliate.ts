import * as v from "valibot";
import { AffiliateAccount, AffiliateStatement } from "../affiliate.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";
import { LocalDate } from "../time.ts";

/** What is counted and earned. */
const figures = {
  /** How often an element was really seen, and a booking begun in one. */
  views: v.number(),
  starts: v.number(),
  /** Confirmed ones, cancelled ones too. */
  bookings: v.number(),
  /** What commission is on: paid less refunded, without fees and deposits (RULES 19). */
  revenue: Money,
  commission: Money,
};

/** The figures of one campaign in one kind of element; empty where a visitor came without. */
const AffiliateRow = v.object({ campaign: v.string(), widget: v.string(), ...figures });
export type AffiliateRow = v.InferOutput<typeof AffiliateRow>;

/**
 * `GET /account/affiliate/?from=2026-11-01&until=2026-11-30`: the account as an affiliate, null where it is none, and
 * what was counted on these dates in Zurich, both included; the last 30 days without them. 401 `not_signed_in`; 400 for
 * more than 366 days. The table as a file: `/account/affiliate/statistics.csv?from&until&locale`.
 */
export const getAffiliateStatistics = call({
  method: "GET",
  path: "/account/affiliate/",
  signedIn: true,
  answer: v.object({
    affiliate: v.nullable(AffiliateAccount),
    from: LocalDate,
    until: LocalDate,
    rows: v.array(AffiliateRow),
    /** Every day of the range, in order. */
    days: v.array(v.object({ day: LocalDate, views: v.number(), bookings: v.number(), commission: Money })),
    total: v.object(figures),
  }),
});

/**
 * `GET /account/affiliate/statements/`: the newest first; none for months without anything. 401 `not_signed_in`. Each
 * as a file: `/account/affiliate/statements/2026-11.pdf` and `.csv`, in the language of `?locale`.
 */
export const listAffiliateStatements = call({
  method: "GET",
  path: "/account/affiliate/statements/",
  signedIn: true,
  answer: v.object({ statements: v.array(AffiliateStatement) }),
});

const Applied = v.object({ affiliate: AffiliateAccount });

/**
 * `POST /account/affiliate/`: applies as an affiliate, or again after a rejection; writes to them and to the team. 401
 * `not_signed_in`, 409 `affiliate_exists`, 409 `terms_changed` for a version that no longer holds, 429
 * `too_many_requests`.
 */
export const applyAsAffiliate = call({
  method: "POST",
  path: "/account/affiliate/",
  signedIn: true,
  answer: Applied,
});

/**
 * `PATCH /account/affiliate/`: corrects company, site, IBAN or language; another IBAN writes to them. 401
 * `not_signed_in`, 404 `affiliate_not_found` where the account is none, 409 `changed_meanwhile` where `revision` isn't
 * the newest: another tab has saved, or the team has decided.
 */
export const correctAffiliate = call({
  method: "PATCH",
  path: "/account/affiliate/",
  signedIn: true,
  answer: Applied,
});
