import type { CallAnswer } from "../../sdk/contracts/call.ts";
import type { getAffiliateStatistics } from "../../sdk/contracts/calls/affiliate.ts";

/** An account as an affiliate, and what was counted on the days that the page shows. */
export type StatisticsAnswer = CallAnswer<typeof getAffiliateStatistics>;
