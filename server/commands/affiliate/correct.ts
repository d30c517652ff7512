import { maskedIban } from "../../../sdk/contracts/iban.ts";
import type { AffiliateCorrection } from "../../../sdk/contracts/requests/affiliate.ts";
import { instantAt } from "../../clock.ts";
import { findAffiliateOfUser, updateAffiliate } from "../../db/queries/affiliate.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { announceAffiliate } from "./outbox.ts";

/**
 * Corrects what an affiliate has said of themselves, and notes it in the team's history. Another IBAN is where money
 * goes, and a session alone changes it: they get a mail. The revision goes up, so that the team decides on what it has
 * read. Throws 404 `affiliate_not_found`, 409 `changed_meanwhile`.
 */
export async function correctAffiliate(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, email }: Pick<SignedInSession, "userId" | "email">,
  { company, site, iban, locale, revision }: AffiliateCorrection,
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await findAffiliateOfUser(trx, userId);
    if (!known) throw notFound("affiliate_not_found");
    // The form sends all fields: one that was read earlier would put back, say, the IBAN that another tab has changed.
    if (known.revision !== revision) throw changedMeanwhile();
    const changes = [
      { field: "company", from: known.company, to: company },
      { field: "site", from: known.site, to: site },
      {
        field: "iban",
        from: known.iban && maskedIban(known.iban),
        to: maskedIban(iban),
        isChanged: known.iban !== iban,
      },
    ]
      .filter(({ from, to, isChanged = from !== to }) => isChanged)
      .map(({ field, from, to }) => ({ field, from, to }));
    if (changes.length === 0 && known.locale === locale) return;
    const search_text = foldTexts([String(known.id), company, site, email]);
    if (!(await updateAffiliate(trx, known, { company, site, iban, locale, search_text }))) throw changedMeanwhile();
    const at = instantAt(clock.now());
    if (known.iban !== iban)
      await announceAffiliate(trx, "affiliate_iban_changed", { affiliateId: known.id, ibanEnd: iban.slice(-4) }, at);
    if (changes.length > 0)
      await insertTeamStep(trx, {
        entity: "affiliate",
        entityId: known.id,
        // Their address would stay in the history when their account is deleted.
        actor: String(known.id),
        action: "details_corrected",
        changes,
        revision: known.revision + 1,
        at,
      });
  });
}
