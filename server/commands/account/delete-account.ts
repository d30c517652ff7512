import { pagePath } from "../../../host-site/routes/paths.ts";
import { mainLocaleOf, parseLocale, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { mailLocale, putAccessMail } from "../../accounts/mails.ts";
import { writeNewRevision } from "../../db/queries/revision.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findOwner, whereOwnedBy, type Owner } from "../../db/queries/account-bookings.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";

/** The author shown for reviews of a deleted account, in the review's own language. */
const anonymous: Readonly<Record<MainLocale, string>> = {
  de_CH: "Anonym",
  en_CH: "Anonymous",
  fr_CH: "Anonyme",
  it_CH: "Anonimo",
};

/**
 * Deletes an account permanently in one transaction: its row, sessions, credentials, open links and newsletter
 * subscription. Reviews lose their author's name. Bookings stay for as long as the law requires, without the account;
 * the link in their mail still manages them. Sends a mail. Idempotent.
 */
export async function deleteAccount(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  userId: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const user = await trx.selectFrom("account_user").selectAll().where("id", "=", userId).executeTakeFirst();
    const owner = await findOwner(trx, userId);
    if (!user || !owner) return;
    await anonymiseReviews(trx, owner);
    await trx.updateTable("booking").set({ user_id: null }).where("user_id", "=", userId).execute();
    // A subscription under an unconfirmed address may belong to another person.
    if (owner.confirmedEmail !== null)
      await trx.deleteFrom("newsletter_subscription").where("email", "=", owner.confirmedEmail).execute();
    await deleteOpenLinks(trx, userId, user.email);
    await trx.deleteFrom("account_session").where("user_id", "=", userId).execute();
    await trx.deleteFrom("account_credential").where("user_id", "=", userId).execute();
    await trx.deleteFrom("account_user").where("id", "=", userId).execute();
    const locale = mailLocale(user.locale);
    const url = `${env.PUBLIC_ORIGIN}${pagePath("account", locale)}?view=booking-link`;
    await putAccessMail(
      trx,
      "access_deleted",
      { to: user.email, name: user.given_name, locale, url },
      instantAt(clock.now()),
    );
  });
}

async function anonymiseReviews(trx: Trx, owner: Owner): Promise<void> {
  const ownItems = trx
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .select("booking_item.id")
    .where(whereOwnedBy(owner));
  const reviews = await trx
    .selectFrom("review")
    .select(["id", "locale"])
    .where((row) => row.or([row("user_id", "=", owner.userId), row("booking_item_id", "in", ownItems)]))
    .execute();
  for (const { id, locale } of reviews) {
    const first_name = anonymous[mainLocaleOf(parseLocale(locale) ?? "de_CH")];
    await trx
      .updateTable("review")
      .set({ first_name, last_name: "", country_code: null, user_id: null })
      .where("id", "=", id)
      .execute();
  }
  if (reviews.length > 0) await writeNewRevision(trx);
}

/** A link to sign in that was mailed before would open a new account. */
async function deleteOpenLinks(trx: Trx, userId: string, email: string): Promise<void> {
  const open = await trx
    .selectFrom("account_verification")
    .select(["id", "value"])
    .where("value", "like", `%${email}%`)
    .execute();
  const ids = open.filter(({ value }) => value === email || value.includes(JSON.stringify(email))).map(({ id }) => id);
  await trx
    .deleteFrom("account_verification")
    .where((row) => row.or([row("value", "=", userId), ...(ids.length > 0 ? [row("id", "in", ids)] : [])]))
    .execute();
}
