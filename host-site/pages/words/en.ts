import type { PageWords } from "../words.types.ts";

export const en: PageWords = {
  home: {
    title: "Tours, tickets and activities in Switzerland",
    description:
      "Mountain railways, boats, guided walks, winter and water: compare activities all over Switzerland and book them with a ticket on your phone.",
    headline: "Switzerland, day by day",
    lead: "Trips, tickets and activities, booked right here: the price you see is the price you pay.",
    places: "Where to",
    types: "What to do",
    popular: "Most booked",
    allActivities: "See all activities",
    guide: "From the travel guide",
    allArticles: "Read the travel guide",
  },
  activities: {
    title: "Activities in Switzerland",
    description: "Every tour, ticket and activity of the shop, to filter by place, kind, date and rating.",
  },
  search: { title: "Search", description: "Search all tours, tickets and activities in Switzerland." },
  map: {
    title: "Map of activities",
    description: "Every tour, ticket and activity of the shop on a map of Switzerland.",
  },
  basket: { title: "Basket", description: "What you have chosen." },
  booking: { title: "Booking", description: "Contact and payment." },
  bookingRequest: { title: "Booking request", description: "Accept or refuse a booking on request." },
  confirm: { title: "Confirmation", description: "Your tickets." },
  account: { title: "Your account", description: "Bookings, tickets and settings." },
  guestBooking: { title: "Your booking", description: "View, change or cancel your tickets." },
  guestReviews: { title: "Your review", description: "Say how it was." },
  supplierRegistration: {
    title: "Register as a supplier",
    description: "Sell your tours, tickets and activities in the shop and on hundreds of partner pages.",
  },
  withdrawnActivity: {
    title: (activity) => `We no longer offer “${activity}”`,
    lead: "This activity can no longer be booked. If you have booked it already, your booking still stands.",
    similar: "You can book these instead",
  },
  count: (activities) => (activities === 1 ? "1 activity" : `${activities} activities`),
  linkLists: { places: "Places", types: "Activities by kind", ideas: "Ideas" },
  whereYouAre: "Where you are",
  readOn: "Read on",
  bookable: "In this article",
  onThisPage: "On this page",
  from: (price) => `from ${price}`,
  free: "free",
  changed: "Last changed",
  stage: (day) => `Day ${day}`,
};
