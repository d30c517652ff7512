export interface Titled {
  readonly title: string;
  readonly description: string;
}

/** What the shop's own pages say outside of elements and articles, in one language. */
export interface PageWords {
  readonly home: Titled & {
    readonly headline: string;
    readonly lead: string;
    readonly places: string;
    readonly types: string;
    readonly popular: string;
    readonly allActivities: string;
    readonly guide: string;
    readonly allArticles: string;
  };
  readonly activities: Titled;
  readonly search: Titled;
  readonly map: Titled;
  readonly basket: Titled;
  readonly booking: Titled;
  readonly bookingRequest: Titled;
  readonly confirm: Titled;
  readonly account: Titled;
  /** Of a booking or a review that the link in a mail opens, without an account. */
  readonly guestBooking: Titled;
  readonly guestReviews: Titled;
  readonly supplierRegistration: Titled;
  /** The page of an activity that is off sale. */
  readonly withdrawnActivity: {
    readonly title: (activity: string) => string;
    readonly lead: string;
    readonly similar: string;
  };
  /** "43 activities" */
  readonly count: (activities: number) => string;
  /** Lists of links above the footer. */
  readonly linkLists: { readonly places: string; readonly types: string; readonly ideas: string };
  /** The name of a trail of pages. */
  readonly whereYouAre: string;
  readonly readOn: string;
  readonly bookable: string;
  /** The name of a text's list of parts. */
  readonly onThisPage: string;
  /** `price` is "CHF 49.00". */
  readonly from: (price: string) => string;
  /** In a price's place, where there is nothing to pay. */
  readonly free: string;
  /** Above an article's date. */
  readonly changed: string;
  readonly stage: (day: number) => string;
}
