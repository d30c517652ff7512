import { randomInt } from "node:crypto";
import type { AffiliateApplication } from "../../../sdk/contracts/requests/affiliate.ts";
import { day, instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findAffiliateOfUser, insertAffiliate, updateAffiliate } from "../../db/queries/affiliate.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { foldTexts } from "../../db/search-text.ts";
import type { AffiliateTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { canAffiliateBecome } from "../../domain/affiliate-state.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { AppError, changedMeanwhile } from "../../errors.ts";
import { consumeAttempt } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";
import { acceptedTerms } from "../accepted-terms.ts";
import { announceAffiliate } from "./outbox.ts";

/** Each writes to the team: more than somebody needs who corrects what was rejected. */
const limit = { action: "affiliate application", most: 5, within: day } as const;
/** Numbers have six digits, so that they are typed and read out easily. */
const numbers = [100_000, 1_000_000] as const;
/** How often another number is drawn where one is taken. */
const draws = 20;

/**
 * Stores an account's application as an affiliate and confirms it by mail; one that was rejected waits for a decision
 * again. Throws 409 `affiliate_exists`, 409 `terms_changed`, 429 `too_many_requests`.
 */
export async function applyAsAffiliate(
  services: Pick<Services, "db" | "clock" | "env">,
  session: Pick<SignedInSession, "userId" | "email">,
  application: AffiliateApplication,
): Promise<void> {
  const { db, clock, env } = services;
  const { userId, email } = session;
  const terms_version = acceptedTerms(application.termsVersion);
  if (!(await consumeAttempt(services, limit, userId)))
    throw new AppError("too_many_requests", "This account has applied several times today: try again tomorrow.");
  const at = instantAt(clock.now());
  const { company, site, iban, locale } = application;
  await transact(db, async (trx) => {
    const known = await findAffiliateOfUser(trx, userId);
    const sent = { state: "applied", company, site, iban, locale, terms_version } as const;
    const search = (id: number) => foldTexts([String(id), company, site, email]);
    let id = known?.id;
    if (known) {
      if (!canAffiliateBecome(known.state, "applied")) throw exists();
      if (!(await updateAffiliate(trx, known, { ...sent, search_text: search(known.id) }))) throw changedMeanwhile();
      await insertTeamStep(trx, {
        entity: "affiliate",
        entityId: known.id,
        actor: String(known.id),
        action: "applied",
        revision: known.revision + 1,
        at,
      });
    } else
      id = await insertWithNumber(trx, (number) => ({
        ...sent,
        id: number,
        user_id: userId,
        commission_percent: env.AFFILIATE_COMMISSION,
        search_text: search(number),
        note: null,
        created_at: at,
        decided_at: null,
        revision: 0,
      }));
    for (const kind of ["affiliate_applied", "affiliate_to_team"] as const)
      await announceAffiliate(trx, kind, { affiliateId: id! }, at);
  });
}

function exists(): AppError {
  return new AppError("affiliate_exists", "This account has applied already.");
}

/** Inserts an affiliate under a number that nobody has. */
async function insertWithNumber(trx: Trx, row: (number: number) => AffiliateTable): Promise<number> {
  for (let draw = 0; draw < draws; draw++) {
    const affiliate = row(randomInt(...numbers));
    if (await insertAffiliate(trx, affiliate)) return affiliate.id;
    if (await findAffiliateOfUser(trx, affiliate.user_id!)) throw exists();
  }
  throw new Error("no free number of an affiliate was drawn");
}
