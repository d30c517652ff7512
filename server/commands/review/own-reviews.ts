import type { Db } from "../../db/connection.ts";
import { findOwner, isOwnedBy, listConfirmedItemIds } from "../../db/queries/account-bookings.ts";
import { listItemsWithReview, type ItemWithReview } from "../../db/queries/review.ts";
import { presentBookedActivity } from "../../presenters/booked-activity.ts";
import { brandOf } from "../../settings/brand.ts";
import { presentOwnReview } from "../../presenters/own-review.ts";
import type { Services } from "../../services.ts";
import { requireSignedIn, type Session } from "../../domain/session.ts";
import { itemOfToken } from "../../security/review-link.ts";
import { whyNotReviewable } from "../../domain/review-rule.ts";

/** Reviews and items of a list; older ones are on the activities' pages. */
const most = 200;

/** One's own reviews and what can be reviewed; with a link's token of that one item, signed in or not. */
export async function listReviews(services: Services, session: Session, token: string | undefined) {
  const { db, clock, env } = services;
  const items =
    token === undefined ? await ownItems(db, session) : await listItemsWithReview(db, [itemOfToken(services, token)]);
  return {
    reviews: items
      .flatMap((each) => (each.review ? [presentOwnReview(each, each.review, brandOf(env).name)] : []))
      .sort((one, other) => other.dateCreated.localeCompare(one.dateCreated)),
    reviewable: items
      .filter((each) => !each.review && whyNotReviewable(each, clock.now()) === null)
      .map((each) => presentBookedActivity(each.item, each.reservation, env.PUBLIC_ORIGIN)),
  };
}

/** The item to review; undefined if it is unknown, or another user's. */
export async function findItemToReview(
  services: Services,
  session: Session,
  bookingItemId: string,
  token: string | undefined,
): Promise<ItemWithReview | undefined> {
  const { db } = services;
  if (token !== undefined)
    return itemOfToken(services, token) === bookingItemId
      ? (await listItemsWithReview(db, [bookingItemId]))[0]
      : undefined;
  const owner = await findOwner(db, requireSignedIn(session).userId);
  const [found] = await listItemsWithReview(db, [bookingItemId]);
  return owner && found && isOwnedBy(owner, found.booking) ? found : undefined;
}

async function ownItems(db: Db, session: Session): Promise<ItemWithReview[]> {
  const owner = await findOwner(db, requireSignedIn(session).userId);
  return owner ? listItemsWithReview(db, await listConfirmedItemIds(db, owner, most)) : [];
}
