/** What the shop's own pages say outside of elements and articles. `{name}` is where something is put in. */
export const words = {
  home: {
    title: "Tours, tickets and activities in Switzerland",
    description:
      "Mountain railways, boats, guided walks, winter and water: compare activities all over Switzerland and book them with a ticket on your phone.",
    headline: "Switzerland, day by day",
    lead: "Trips, tickets and activities, booked right here: the price you see is the price you pay.",
    leadWithFee: "Trips, tickets and activities, booked right here: the basket shows all costs before you pay.",
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
  pay: { title: "Shared payment", description: "Several people pay a booking together." },
  confirm: { title: "Confirmation", description: "Your tickets." },
  account: { title: "Your account", description: "Bookings, tickets and settings." },
  /** Of a booking or a review that the link in a mail opens, without an account. */
  guestBooking: { title: "Your booking", description: "View, change or cancel your tickets." },
  guestReviews: { title: "Your review", description: "Say how it was." },
  supplierRegistration: {
    title: "Register as a supplier",
    description: "Sell your tours, tickets and activities in the shop and on hundreds of partner pages.",
  },
  /** The page of an activity that is off sale. */
  withdrawnActivity: {
    title: "We no longer offer “{activity}”",
    lead: "This activity can no longer be booked. If you have booked it already, your booking still stands.",
    similar: "You can book these instead",
  },
  count: "{count, plural, one {# activity} other {# activities}}",
  /** In the footer, among the links for partners. */
  developers: "Developers",
  /** Lists of links above the footer. */
  linkLists: { places: "Places", types: "Activities by kind", ideas: "Ideas" },
  /** The name of a trail of pages. */
  whereYouAre: "Where you are",
  readOn: "Read on",
  bookable: "In this article",
  /** The name of a text's list of parts. */
  onThisPage: "On this page",
  configurator: "Put your widget together",
  /** `price` is "CHF 49.00". */
  from: "from {price}",
  /** In a price's place, where there is nothing to pay. */
  free: "free",
  /** Above an article's date. */
  changed: "Last changed",
  stage: "Day {day}",
};
export type PageWords = typeof words;
