import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { defaultLocale, parseLocale } from "../../../sdk/contracts/locale.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { mailLocale } from "../../domain/access-mail.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findOwner, updateBookingsWithoutUser, type Owner } from "../../db/queries/account-bookings.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import { deleteCredentialsOfUser } from "../../db/queries/account-credential.ts";
import { deleteSessionsOfUser } from "../../db/queries/account-session.ts";
import { deleteUser, findUser, listUsersOfDistributor, type AccountUserRow } from "../../db/queries/account-user.ts";
import { deleteVerificationsOfUser, listVerificationsContaining } from "../../db/queries/account-verification.ts";
import { deleteAffiliate, findAffiliateOfUser, updateAffiliate } from "../../db/queries/affiliate.ts";
import { deleteDistributor, findAgreement, findDistributor } from "../../db/queries/distributor.ts";
import { deleteAddressOfReminders } from "../../db/queries/basket-reminder.ts";
import { deleteSubscription } from "../../db/queries/newsletter-subscription.ts";
import { listReviewsOfOwner, updateReview } from "../../db/queries/review.ts";
import { deleteCardsOfUser } from "../../db/queries/saved-card.ts";
import { deleteTeamSteps } from "../../db/queries/team-step.ts";
import { changedMeanwhile } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { deleteAccountWords } from "./delete-account.words.ts";

/**
 * Deletes an account permanently in one transaction: its row, sessions, credentials, open links, newsletter
 * subscription and reminders of baskets. Reviews lose their author's name. Bookings stay for as long as the law
 * requires, without the account; the link in their mail still manages them; so do statements of an affiliate. Sends a
 * mail. Idempotent.
 */
export async function deleteAccount(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  userId: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const user = await findUser(trx, userId);
    const owner = await findOwner(trx, userId);
    if (!user || !owner) return;
    await anonymiseReviews(trx, owner);
    await updateBookingsWithoutUser(trx, userId);
    // A subscription under an unconfirmed address may belong to another person.
    if (owner.confirmedEmail !== null) {
      await deleteSubscription(trx, owner.confirmedEmail);
      await deleteAddressOfReminders(trx, owner.confirmedEmail);
    }
    await deleteOpenLinks(trx, userId, user.email);
    await leaveAffiliate(trx, userId, instantAt(clock.now()));
    await leaveDistributor(trx, user);
    await deleteSessionsOfUser(trx, userId);
    await deleteCredentialsOfUser(trx, userId);
    await deleteCardsOfUser(trx, userId);
    await deleteUser(trx, userId);
    const locale = mailLocale(user.locale);
    const url = `${env.PUBLIC_ORIGIN}${pagePath("account", locale)}?view=booking-link`;
    await insertMail(
      trx,
      "access_deleted",
      { to: user.email, name: user.given_name, locale, url },
      instantAt(clock.now()),
    );
  });
}

async function anonymiseReviews(trx: Trx, owner: Owner): Promise<void> {
  const reviews = await listReviewsOfOwner(trx, owner);
  for (const { id, locale } of reviews) {
    // In the language that the review is written in.
    const first_name = deleteAccountWords(parseLocale(locale) ?? defaultLocale).anonymous;
    await updateReview(trx, id, { first_name, last_name: "", country_code: null, user_id: null });
  }
  if (reviews.length > 0) await upsertRevision(trx);
}

/**
 * An affiliate that has earned stays without its owner, closed: its statements are accounts. An application goes,
 * with its history, as its number may be drawn again. */
async function leaveAffiliate(trx: Trx, userId: string, at: string): Promise<void> {
  const affiliate = await findAffiliateOfUser(trx, userId);
  if (!affiliate) return;
  if (affiliate.state === "applied" || affiliate.state === "rejected") {
    await deleteTeamSteps(trx, "affiliate", affiliate.id);
    return deleteAffiliate(trx, affiliate.id);
  }
  const search_text = foldTexts([String(affiliate.id), affiliate.company, affiliate.site]);
  const closed = { user_id: null, state: "closed", decided_at: at, search_text } as const;
  if (!(await updateAffiliate(trx, affiliate, closed))) throw changedMeanwhile();
}

/** An application that was never approved goes with the last account that made it. */
async function leaveDistributor(trx: Trx, { id, distributor_id }: AccountUserRow): Promise<void> {
  if (distributor_id === null) return;
  const distributor = await findDistributor(trx, distributor_id);
  const others = (await listUsersOfDistributor(trx, distributor_id)).filter((user) => user.id !== id);
  if (!distributor || others.length > 0 || (await findAgreement(trx, distributor_id))) return;
  await deleteTeamSteps(trx, "distributor", distributor_id);
  await deleteDistributor(trx, distributor_id);
}

/** A link to sign in that was mailed before would open a new account. */
async function deleteOpenLinks(trx: Trx, userId: string, email: string): Promise<void> {
  const open = await listVerificationsContaining(trx, email);
  const ids = open.filter(({ value }) => value === email || value.includes(JSON.stringify(email))).map(({ id }) => id);
  await deleteVerificationsOfUser(trx, userId, ids);
}
