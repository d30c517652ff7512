import { day, hour, minute, second } from "../clock.ts";
import { remindBaskets } from "../commands/basket-reminder/remind.ts";
import { noteActivityChanges } from "../commands/catalogue/note-changes.ts";
import { numberDocuments } from "../commands/document/number-documents.ts";
import { noteSupplierChanges } from "../commands/booking/note-supplier-changes.ts";
import { makeInvoices } from "../commands/invoice/make-invoices.ts";
import { maskAccounts } from "../commands/refund/mask-accounts.ts";
import { remindAccounts } from "../commands/refund/remind-account.ts";
import { remindInvoices, sendStatements } from "../commands/invoice/remind-invoices.ts";
import { reconcileDue } from "../commands/payment/reconcile.ts";
import { recheckDueRefunds } from "../commands/refund/recheck.ts";
import { answerRequestsJob } from "./answer-requests.ts";
import { expireHoldsJob } from "./expire-holds.ts";
import { followSeatsJob } from "./follow-seats.ts";
import { deleteExpiredKeysJob } from "./delete-expired-keys.ts";
import { deleteExpiredSessionsJob } from "./delete-expired-sessions.ts";
import { deletePastTripsJob } from "./delete-past-trips.ts";
import { deleteOldAffiliateEventsJob } from "./delete-old-affiliate-events.ts";
import { deleteUnconfirmedJob } from "./delete-unconfirmed.ts";
import { inviteReviewsJob } from "./invite-reviews.ts";
import { sendDueMails } from "./outbox.ts";
import { refreshSearch } from "./refresh-search.ts";
import { notifyAffiliatesJob } from "./notify-affiliates.ts";
import { rankJob } from "./ranking.ts";
import { remindVisitsJob } from "./remind-visits.ts";
import { reportTimetableJob } from "./report-timetable.ts";
import type { Job } from "./run.ts";
import { notePageChanges } from "../shop/sitemap/page-changes.ts";
import { writeFeedJob } from "./write-feed.ts";
import { statementsJob } from "./statements.ts";
import { topUpSlotsJob } from "./top-up-slots.ts";

/** Everything that happens by itself. */
export const jobs: readonly Job[] = [
  { name: "expire holds", every: 5 * second, run: expireHoldsJob },
  { name: "send mails", every: 2 * second, run: sendDueMails },
  { name: "number documents", every: 2 * second, run: numberDocuments },
  { name: "make invoices", every: 15 * second, run: makeInvoices },
  { name: "reconcile payments", every: 5 * second, run: reconcileDue },
  { name: "read refunds again", every: 10 * second, run: recheckDueRefunds },
  { name: "answer requests", every: 10 * second, run: answerRequestsJob },
  { name: "top up slots", every: hour, run: topUpSlotsJob },
  { name: "refresh the search index", every: 10 * second, run: refreshSearch },
  { name: "rank activities", every: 10 * minute, run: rankJob },
  { name: "note changed pages", every: minute, run: notePageChanges },
  { name: "write the product feed", every: 5 * minute, run: writeFeedJob },
  { name: "note changed activities", every: 15 * second, run: noteActivityChanges },
  { name: "note what suppliers have changed", every: 15 * second, run: noteSupplierChanges },
  { name: "write to affiliates", every: hour, run: notifyAffiliatesJob },
  { name: "follow seats", every: 5 * second, run: followSeatsJob },
  { name: "forget idempotency keys", every: hour, run: deleteExpiredKeysJob },
  { name: "forget sessions", every: hour, run: deleteExpiredSessionsJob },
  { name: "forget unconfirmed addresses", every: hour, run: deleteUnconfirmedJob },
  { name: "delete old affiliate events", every: hour, run: deleteOldAffiliateEventsJob },
  { name: "delete trips that have left", every: hour, run: deletePastTripsJob },
  { name: "report the timetable's end", every: day, run: reportTimetableJob },
  { name: "ask for reviews", every: 10 * minute, run: inviteReviewsJob },
  { name: "remind of visits", every: 5 * minute, run: remindVisitsJob },
  { name: "remind of baskets", every: 5 * minute, run: remindBaskets },
  { name: "remind of refund accounts", every: hour, run: remindAccounts },
  { name: "shorten refund accounts", every: hour, run: maskAccounts },
  { name: "remind of invoices", every: hour, run: remindInvoices },
  { name: "send statements of what is open", every: hour, run: sendStatements },
  { name: "make affiliates' statements", every: hour, run: statementsJob },
];
