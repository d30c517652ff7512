import * as v from "valibot";
import type { SnapshotFrom } from "xstate";
import type { Activity } from "../../contracts/activity.ts";
import type { BookingData } from "../../contracts/elements/booking.ts";
import { mainLocaleOf, translatedLanguageTag } from "../../contracts/locale.ts";
import { money } from "../../contracts/money.ts";
import { participantsIn } from "../../contracts/participants.ts";
import { shopPath } from "../../contracts/paths.ts";
import { dateInShop, LocalDate } from "../../contracts/time.ts";
import { vouchersPath } from "../../contracts/vouchers-path.ts";
import type { Review } from "../../contracts/review.ts";
import type { activityMachine } from "../../machines/activity/activity.machine.ts";
import { isBookable } from "../../contracts/bookable.ts";
import type { ActivityEvent } from "../../machines/activity/activity.types.ts";
import { cancellationRule, freeUntil } from "../../machines/activity/cancellation.rules.ts";
import { contentsOf } from "../../machines/activity/contents.rules.ts";
import { keyFacts, compactAbove } from "../../machines/activity/key-facts.rules.ts";
import { nestedAttributes } from "../_kit/nested.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import { similarProps } from "../../parts/similar/similar.details.ts";
import type { ActivityDetails, ActivityProps, BookingDetails, SellingPoint, TopReview } from "./activity.props.ts";
import { appointmentOf } from "../../parts/get-there/get-there.details.ts";
import { shownPrice } from "../../contracts/from-price.ts";

type Snapshot = SnapshotFrom<typeof activityMachine>;
type Send = (event: ActivityEvent) => void;

const states = ["missing", "failed", "shown"] as const;
/** Ratings below are shown nowhere (RULES 20). */
const leastShown = 1;

/** From the machine's snapshot to the view's props: data, no words. */
export function connectActivity(snapshot: Snapshot, send: Send, services: Services): ActivityProps {
  const { given, isSlow, activity } = snapshot.context;
  return {
    state: states.find((state) => snapshot.matches(state)) ?? "loading",
    isSlow,
    failure: loadFailureOf(snapshot.context.failure),
    mode: given.mode,
    languageTag: translatedLanguageTag(services.locale),
    retry: () => send({ type: "retry" }),
    allActivities: linkToShop(`${services.shopOrigin}${shopPath("activities", services.locale)}`, services),
    activity: activity ? detailsOf(activity, snapshot, send, services) : undefined,
    similar: snapshot.context.similar.map((each) =>
      similarProps(each, () => send({ type: "similar.selected", activityId: each.id }), services),
    ),
    isSimilarLoading:
      snapshot.matches({ shown: { similar: "loading" } }) || snapshot.matches({ missing: { similar: "loading" } }),
  };
}

function detailsOf(activity: Activity, snapshot: Snapshot, send: Send, services: Services): ActivityDetails {
  const { context } = snapshot;
  const { shopOrigin, locale, address } = services;
  const facts = keyFacts(activity, mainLocaleOf(locale));
  const page = new URL(address.with({}));
  return {
    id: activity.id,
    title: activity.info.title,
    teaser: activity.info.teaser,
    supplier: activity.supplier.name,
    crumbs: activity.breadcrumbs.slice(0, -1).map(({ title, url }) => ({
      title,
      href: url.startsWith("/") ? linkToShop(shopOrigin + url, services) : undefined,
    })),
    rating: ratingFrom(activity.rating),
    gallery: activity.gallery,
    viewer: {
      index: context.viewing,
      open: (index) => send({ type: "picture.opened", index }),
      close: () => send({ type: "picture.closed" }),
    },
    keyFacts: facts,
    isCompact: facts.length > compactAbove,
    topReviews: context.topReviews.map(topReviewOf),
    sellingPoints: sellingPoints(activity),
    booking: isBookable(activity) ? bookingDetails(activity, snapshot, send, services) : undefined,
    sections: contentsOf(activity).map((section) => ({
      section,
      isOpen: context.open.includes(section.id),
      toggle: () => send({ type: "section.toggled", section: section.id }),
    })),
    notices: [
      ...(activity.summary && !activity.summary.cancellation ? (["notRefundable"] as const) : []),
      ...(activity.summary?.bookingOnRequest ? (["onRequest"] as const) : []),
    ],
    isInvoiced: Boolean(services.visitor?.distributorId),
    isOnShop: isOnShop(services),
    reviews: activity.rating ? attributesOfNested(activity.id, snapshot, services) : undefined,
    requested: context.requested,
    requestSection: (section) => send({ type: "section.requested", section }),
    addressOf: (section) => `${page.href.replace(/#.*/, "")}#${section}`,
    mapStyle: (theme) => `${services.apiBase}/basemap/style.json?theme=${theme}`,
    appointment: appointmentOf(activity.id, null, services),
    vouchers: linkToShop(`${shopOrigin}${vouchersPath(locale)}`, services),
    pageAddress: context.given.mode === "full" ? page.href.replace(/#.*/, "") : shopOrigin + activity.path,
  };
}

/** How many of the next dates stand beside the price. */
const datesShown = 3;

function bookingDetails(
  { id, summary, availableDates }: Activity,
  snapshot: Snapshot,
  send: Send,
  services: Services,
): BookingDetails {
  const { netPrice } = snapshot.context;
  const today = dateInShop(services.now());
  const nextDates = availableDates.filter((date) => date >= today).slice(0, datesShown);
  return {
    price: netPrice === null ? shownPrice(summary) : money(netPrice),
    isNet: netPrice !== null,
    isPerPerson: summary?.showPerPersonSuffix ?? false,
    cancellation: summary ? cancellationRule(summary) : { kind: "none" },
    nextDates,
    freeUntil: summary ? freeUntil(summary, nextDates, services.now()) : undefined,
    isOpen: snapshot.matches({ shown: { booking: "open" } }),
    isLost: snapshot.context.lostBooking,
    open: (date) => send({ type: "booking.opened", ...(date ? { date } : {}) }),
    startOn: (date) => send({ type: "date.chosen", date }),
    close: () => send({ type: "booking.closed" }),
    lose: () => send({ type: "booking.lost" }),
    attributes: {
      ...attributesOfNested(id, snapshot, services),
      "booking-data": startOf(snapshot.context.bookingDate, services),
    },
  };
}

/** What the booking begins with, as JSON: the day that was chosen on the page, else what the page's address says. */
function startOf(date: string | null, services: Services): string | undefined {
  const data = { ...searchedFor(services), ...(date ? { date } : {}) };
  return Object.keys(data).length > 0 ? JSON.stringify(data) : undefined;
}

/** The day and the people of the search that has led to the shop's page; a link's own selection goes before. */
function searchedFor({ address, shopOrigin, now }: Services): BookingData {
  if (new URL(address.with({})).origin !== shopOrigin || address.query("bookingData") !== null) return {};
  const { adults, childrenAges } = participantsIn(address.query);
  const date = address.query("date");
  return {
    ...(date && v.is(LocalDate, date) && date >= dateInShop(now()) ? { date } : {}),
    ...(adults > 0 ? { adults } : {}),
    ...(childrenAges.length > 0 ? { childrenAges: [...childrenAges] } : {}),
  };
}

/** Attributes of an element that this one shows. */
function attributesOfNested(
  id: number,
  { context }: Snapshot,
  services: Services,
): Readonly<Record<string, string | undefined>> {
  return { activity: String(id), ...nestedAttributes(context.given.appearance, services) };
}

function sellingPoints({ summary }: Activity): SellingPoint[] {
  const points: (SellingPoint | false | null | undefined)[] = [
    summary?.resTech && "mobileTicket",
    summary?.cancellation && "flexibleCancellation",
    summary && !summary.bookingOnRequest && "confirmedAtOnce",
    "swissPayment",
    "shownCosts",
  ];
  return points.filter((point): point is SellingPoint => Boolean(point));
}

function topReviewOf({ product_review_id, rating, review, reviewer, date_created, locale }: Review): TopReview {
  return {
    id: product_review_id,
    stars: rating,
    text: review ?? "",
    name: reviewer.first_name,
    date: date_created,
    language: locale.replace("_", "-"),
  };
}

function ratingFrom(rating: Activity["rating"]): ActivityDetails["rating"] {
  return rating && rating.average_rating >= leastShown
    ? { average: rating.average_rating, count: rating.num_ratings }
    : null;
}
