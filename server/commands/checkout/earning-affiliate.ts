import { knownWidget } from "../../../sdk/contracts/affiliate-widgets.ts";
import { campaignPattern } from "../../../sdk/contracts/attribution.ts";
import type { Affiliate } from "../../../sdk/contracts/requests/cart.ts";
import type { Trx } from "../../db/connection.ts";
import { findUser } from "../../db/queries/account-user.ts";
import { findApprovedAffiliate } from "../../db/queries/affiliate.ts";
import type { BookingTable } from "../../db/schema.ts";

type Earning = Pick<BookingTable, "affiliate_id" | "affiliate_campaign" | "affiliate_widget" | "commission_percent">;

const nobody: Earning = {
  affiliate_id: null,
  affiliate_campaign: null,
  affiliate_widget: null,
  commission_percent: null,
};

/**
 * Who earns on a booking, and how much, frozen at check-out (RULES 19). Nobody where the affiliate isn't approved, and
 * where they book for themselves, by account or by address. Nobody on a distributor's booking either, whose net prices
 * have their commission in them.
 */
export async function earningAffiliate(
  trx: Trx,
  affiliate: Affiliate | null,
  buyer: Partial<Pick<BookingTable, "user_id" | "contact_email" | "distributor_id">>,
): Promise<Earning> {
  const code = affiliate?.affiliateReferralCode;
  if (!code || buyer.distributor_id) return nobody;
  const known = await findApprovedAffiliate(trx, code);
  if (!known) return nobody;
  if (known.user_id !== null) {
    if (known.user_id === buyer.user_id) return nobody;
    if ((await findUser(trx, known.user_id))?.email === buyer.contact_email) return nobody;
  }
  const { affiliateCampaign, affiliateWidget } = affiliate;
  return {
    affiliate_id: known.id,
    affiliate_campaign: affiliateCampaign && campaignPattern.test(affiliateCampaign) ? affiliateCampaign : null,
    affiliate_widget: knownWidget(affiliateWidget) || null,
    commission_percent: known.commission_percent,
  };
}
