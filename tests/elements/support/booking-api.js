import * as v from "valibot";
import { ReservationRequest } from "../../../sdk/contracts/requests/cart.ts";

/**
 * The shop's API as far as the booking widget asks it, at its port: a boat trip with two times a day, four and six
 * seats free. Activity 104 requires a date of birth, 105 has no fields, 106 never answers monthly availabilities, 107
 * has no bookable day and an invalid date.
 */
const money = (amount) => ({ amount, currency: "CHF", formatted: `CHF ${(amount / 100).toFixed(2)}` });

const activity = (id) => ({
  id,
  mappedId: 9000 + id,
  path: `/activity/${id}`,
  info: { title: "Paddle steamer on Lake Thun", important_information: "Bring a coat." },
  supplier: { name: "BLS Schifffahrt" },
  teaser_image: null,
  summary: {
    durationInHours: [2],
    validities: ["other"],
    infoConfirmationRequired: false,
    bookingOnRequest: false,
    cancellation: true,
  },
  availableDates: id === 107 ? ["zzzz-zz-zz"] : [],
});

const category = (ticketCategoryId, audience, label, amount, more) => ({
  ticketCategoryId,
  ticketCategoryHash: `hash-${audience}`,
  audience,
  label: { audience: label, formatted: label, discount: null },
  discountType: null,
  categoryType: null,
  categoryTypeKey: null,
  minAge: null,
  maxAge: null,
  occupancy: 1,
  maxOccupancy: null,
  price: money(amount),
  distributorNetPrice: null,
  articleLabel: null,
  articlePrice: null,
  sequenceIndex: ticketCategoryId,
  productId: null,
  ...more,
});

const offer = {
  offerId: 1,
  contentApiOfferId: 1001,
  offerLabel: "Round trip",
  description: "From Thun to Interlaken and back.",
  sequenceIndex: 1,
  durationInHours: 2,
  validities: ["other"],
  startingPrice: money(4900),
  ticketCategories: [
    category(11, "adult", "Adult", 4900),
    category(12, "child", "Child", 2450, { minAge: 6, maxAge: 15 }),
  ],
  categoryTypes: [],
};

const slot = (date, time, capacity) => ({
  availabilityId: `${date}-${time}`,
  startsAt: `${date}T${time}:00+01:00`,
  validity: "other",
  isAllDay: false,
  capacity,
  cancellableUntil: `${date}T00:00:00+01:00`,
  cutoff: `${date}T${time}:00+01:00`,
  ticketCategoryIds: [11, 12],
  startingPrice: money(4900),
});

const dateOfBirth = { key: "dob", label: "Date of birth", type: "date", scope: "guest", isStrict: true, options: [] };

/** Every day of a month has a price, the tenth is sold out, the twelfth is the cheapest. */
function monthOf({ year, month }) {
  const days = Array.from({ length: new Date(year, month, 0).getDate() }, (_, index) => index + 1);
  const price = (day) => ({ price: day === 12 ? "CHF 39.00" : "CHF 49.00", capacity: day === 10 ? "none" : 6 });
  return Object.fromEntries(
    days.map((day) => [`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`, price(day)]),
  );
}

/** Held seats, as the shop answers. The answer must match the contract in full. */
function held(context, body) {
  const request = v.safeParse(ReservationRequest, body);
  if (!request.success) {
    context.status = 400;
    return { code: "invalid_body", message: request.issues[0].message, fields: {} };
  }
  const id = request.output.activityId - 9000;
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString();
  const reservation = {
    reservationId: `r-${id}`,
    capiActivityId: id,
    bookingItemId: "item",
    bookingId: null,
    tripId: null,
    activityTitle: "Paddle steamer on Lake Thun",
    activityPath: `/activity/${id}`,
    teaserImage: null,
    infoConfirmation: null,
    availabilityId: request.output.availabilityId,
    startsAt: inHalfAnHour,
    expiresAt: inHalfAnHour,
    validity: "other",
    isAllDay: false,
    offerId: 1,
    cancellableUntil: null,
    cancelledAt: null,
    isCancellable: false,
    bookingOnRequest: false,
    totalPrice: money(4900),
    seatPrice: null,
    personalizationData: [],
    ticketReservations: [],
    reservations: [],
  };
  return {
    reservationId: reservation.reservationId,
    reservation,
    cart: { cartId: "cart-1", reservations: [{ reservationId: reservation.reservationId }] },
  };
}

async function bodyOf(request) {
  let text = "";
  for await (const part of request) text += part;
  return JSON.parse(text || "{}");
}

export async function bookingApi(context, next) {
  const { path, query, method } = context;
  const answer = (body) => {
    context.set("access-control-allow-origin", "*");
    context.type = "application/json";
    context.body = JSON.stringify(body);
  };
  if (path === "/api/csrf-token/") return answer({ csrfToken: "token" });
  const activityPath = /^\/api\/activity\/(\d+)-\w+\/$/.exec(path);
  if (activityPath) return answer(activity(Number(activityPath[1])));
  if (path.endsWith("/personalization_fields")) return answer(path.includes("/9104/") ? [dateOfBirth] : []);
  if (path.endsWith("/availabilities")) {
    return answer([
      { offerId: 1, availabilities: [slot(query.startsAfter, "10:30", 4), slot(query.startsAfter, "12:00", 6)] },
    ]);
  }
  if (method !== "POST") return next();
  if (path === "/api/reservations") return answer(held(context, await bodyOf(context.req)));
  if (path === "/api/booking/sync-offer/") return answer({ offerId: 1, synced: 0 });
  if (path === "/api/activity/offers/") return answer([offer]);
  if (path === "/api/activity/monthly-dates/") {
    const body = await bodyOf(context.req);
    if (body.activityId === 107) return answer({});
    return body.activityId === 106 ? new Promise(() => {}) : answer(monthOf(body));
  }
  return next();
}
