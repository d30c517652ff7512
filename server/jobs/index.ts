import { hour, minute, second } from "../clock.ts";
import { reconcileDue } from "../commands/payment/reconcile.ts";
import { recheckDueRefunds } from "../commands/refund/recheck.ts";
import { answerRequestsJob } from "./answer-requests.ts";
import { expireHoldsJob } from "./expire-holds.ts";
import { followSeatsJob } from "./follow-seats.ts";
import { deleteExpiredKeysJob } from "./delete-expired-keys.ts";
import { deleteExpiredSessionsJob } from "./delete-expired-sessions.ts";
import { deleteUnconfirmedJob } from "./delete-unconfirmed.ts";
import { inviteReviewsJob } from "./invite-reviews.ts";
import { sendDueMails } from "./outbox.ts";
import { refreshSearch } from "./refresh-search.ts";
import { rankJob } from "./ranking.ts";
import type { Job } from "./run.ts";
import { notePageChanges } from "../shop/sitemap/page-changes.ts";
import { topUpSlotsJob } from "./top-up-slots.ts";

/** Everything that happens by itself. */
export const jobs: readonly Job[] = [
  { name: "expire holds", every: 5 * second, run: expireHoldsJob },
  { name: "send mails", every: 2 * second, run: sendDueMails },
  { name: "reconcile payments", every: 5 * second, run: reconcileDue },
  { name: "read refunds again", every: 10 * second, run: recheckDueRefunds },
  { name: "answer requests", every: 10 * second, run: answerRequestsJob },
  { name: "top up slots", every: hour, run: topUpSlotsJob },
  { name: "refresh the search index", every: 10 * second, run: refreshSearch },
  { name: "rank activities", every: 10 * minute, run: rankJob },
  { name: "note changed pages", every: minute, run: notePageChanges },
  { name: "follow seats", every: 5 * second, run: followSeatsJob },
  { name: "forget idempotency keys", every: hour, run: deleteExpiredKeysJob },
  { name: "forget sessions", every: hour, run: deleteExpiredSessionsJob },
  { name: "forget unconfirmed addresses", every: hour, run: deleteUnconfirmedJob },
  { name: "ask for reviews", every: 10 * minute, run: inviteReviewsJob },
];
