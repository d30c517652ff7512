import type { AccountReview, ReviewableItem } from "../../sdk/contracts/account.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import type { Db } from "../db/connection.ts";
import { findOwner, whereOwnedBy, type Owner } from "../db/queries/account-bookings.ts";
import type { ReviewRow } from "../db/queries/reviews.ts";
import { fromJson } from "../db/json.ts";
import type { BookingItemTable, BookingTable, ReservationTable, ReviewTable } from "../db/schema.ts";
import { presentPicture } from "../presenters/picture.ts";
import { presentReplies, presentShopReply } from "../presenters/review.ts";
import type { Services } from "../services.ts";
import { requireSignedIn, type Session } from "../session.ts";
import { wireInstant } from "../wall-time.ts";
import { itemOfToken } from "./review-link.ts";
import { whyNotReviewable } from "./review-rule.ts";

/** Reviews and items of a list; older ones are on the activities' pages. */
const most = 200;

/** A review with the shop's reply, where it was asked for. */
export type OwnReview = ReviewTable & Pick<ReviewRow, "team_reply" | "replied_on">;

export interface ItemToReview {
  readonly booking: BookingTable;
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
  readonly review: OwnReview | undefined;
}

/** One's own reviews and what can be reviewed; with a link's token of that one item, signed in or not. */
export async function listReviews(services: Services, session: Session, token: string | undefined) {
  const { db, clock, env } = services;
  const items = token === undefined ? await ownItems(db, session) : await itemsById(db, [itemOfToken(services, token)]);
  return {
    reviews: items
      .flatMap((each) => (each.review ? [presentOwnReview(each, each.review)] : []))
      .sort((one, other) => other.dateCreated.localeCompare(one.dateCreated)),
    reviewable: items
      .filter((each) => !each.review && whyNotReviewable(each, clock.now()) === null)
      .map((each) => presentReviewable(each, env.PUBLIC_ORIGIN)),
  };
}

/** The item to review; undefined if it is unknown, or another user's. */
export async function findItemToReview(
  services: Services,
  session: Session,
  bookingItemId: string,
  token: string | undefined,
): Promise<ItemToReview | undefined> {
  const { db } = services;
  if (token !== undefined)
    return itemOfToken(services, token) === bookingItemId ? (await itemsById(db, [bookingItemId]))[0] : undefined;
  const owner = await findOwner(db, requireSignedIn(session).userId);
  const [found] = await itemsById(db, [bookingItemId]);
  return owner && found && (await isOwn(db, owner, found.booking.id)) ? found : undefined;
}

async function isOwn(db: Db, owner: Owner, bookingId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom("booking")
      .select("id")
      .where("id", "=", bookingId)
      .where(whereOwnedBy(owner))
      .executeTakeFirst()) !== undefined
  );
}

async function ownItems(db: Db, session: Session): Promise<ItemToReview[]> {
  const owner = await findOwner(db, requireSignedIn(session).userId);
  if (!owner) return [];
  const rows = await db
    .selectFrom("booking")
    .innerJoin("booking_item", "booking_item.booking_id", "booking.id")
    .select("booking_item.id")
    .where("booking.state", "=", "confirmed")
    .where(whereOwnedBy(owner))
    .orderBy("booking.created_at", "desc")
    .orderBy("booking_item.sequence_index")
    .limit(most)
    .execute();
  return itemsById(
    db,
    rows.map(({ id }) => id),
  );
}

async function itemsById(db: Db, ids: readonly string[]): Promise<ItemToReview[]> {
  if (ids.length === 0) return [];
  const items = await db.selectFrom("booking_item").selectAll().where("id", "in", ids).execute();
  const [bookings, reservations, reviews] = await Promise.all([
    db
      .selectFrom("booking")
      .selectAll()
      .where("id", "in", ["", ...items.map((item) => item.booking_id)])
      .execute(),
    db
      .selectFrom("reservation")
      .selectAll()
      .where("id", "in", ["", ...items.map((item) => item.reservation_id)])
      .execute(),
    db
      .selectFrom("review")
      .leftJoin("team_review", "team_review.review_id", "review.id")
      .selectAll("review")
      .select(["team_review.reply as team_reply", "team_review.replied_on"])
      .where("booking_item_id", "in", ids)
      .execute(),
  ]);
  return ids.flatMap((id) => {
    const item = items.find((each) => each.id === id);
    const booking = bookings.find((each) => each.id === item?.booking_id);
    const reservation = reservations.find((each) => each.id === item?.reservation_id);
    return item && booking && reservation
      ? [{ item, booking, reservation, review: reviews.find((each) => each.booking_item_id === id) }]
      : [];
  });
}

function presentReviewable({ item, reservation }: ItemToReview, origin: string): ReviewableItem {
  const frozen = fromJson<FrozenReservation>(reservation.frozen);
  return {
    bookingItemId: item.id,
    activityId: reservation.activity_id,
    activityTitle: frozen.activityTitle,
    activityPath: frozen.activityPath,
    startsAt: wireInstant(frozen.slot.startsAt),
    teaserImage: frozen.picture && presentPicture(origin, frozen.picture),
  };
}

/** A review as its writer sees it. */
export function presentOwnReview(
  { item, reservation }: Pick<ItemToReview, "item" | "reservation">,
  review: OwnReview,
): AccountReview {
  const frozen = fromJson<FrozenReservation>(reservation.frozen);
  return {
    reviewId: review.id,
    bookingItemId: item.id,
    activityId: review.activity_id,
    activityTitle: frozen.activityTitle,
    activityPath: frozen.activityPath,
    rating: review.rating,
    review: review.text,
    category: review.category as AccountReview["category"],
    dateCreated: review.created_on,
    isExcluded: review.is_excluded === 1,
    replies: [...presentReplies(review.replies), ...presentShopReply(review)],
  };
}
