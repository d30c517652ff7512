/** A sentence about a number: `{count}` stands for it. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/**
 * What the shell says, in one language. It travels with the page as data: text alone, `{name}` where something is put
 * in.
 */
export interface ShellWords {
  readonly skipToContent: string;
  /** The link around the logo. */
  readonly home: string;
  readonly close: string;
  /** While the next page takes long. */
  readonly stillLoading: string;
  /**
   * Where no script runs: on a page that shows nothing without, below what can be read but not booked, and above lists.
   */
  readonly withoutScripts: { readonly page: string; readonly booking: string; readonly filters: string };
  readonly header: {
    /** Names of the landmarks. */
    readonly main: string;
    readonly yours: string;
    readonly activities: string;
    readonly allActivities: string;
    readonly places: string;
    readonly types: string;
    readonly map: string;
    readonly travelGuide: string;
    readonly vouchers: string;
    readonly help: string;
    /** Over a page, until the assistant is there. */
    readonly helpSoon: string;
    /** Heard after a link that opens another window. */
    readonly newWindow: string;
    readonly basket: string;
    /** The basket's icon: "Basket, 2 items". */
    readonly basketWith: Counted;
    readonly menu: string;
    readonly language: string;
    /** The arrows beside tabs that don't fit. */
    readonly back: string;
    readonly forth: string;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  readonly account: {
    readonly signIn: string;
    /** The menu's name, with the visitor's: "Account of {name}". */
    readonly menuOf: string;
    readonly overview: string;
    readonly activities: string;
    readonly bookings: string;
    readonly requests: string;
    readonly suppliers: string;
    readonly reviews: string;
    readonly chat: string;
    readonly settings: string;
    readonly signOut: string;
  };
  readonly footer: {
    readonly name: string;
    readonly tagline: string;
    readonly discover: string;
    readonly help: string;
    readonly partners: string;
    readonly company: string;
    readonly allActivities: string;
    readonly travelGuide: string;
    readonly travelRoutes: string;
    readonly transport: string;
    readonly vouchers: string;
    readonly helpCentre: string;
    readonly contact: string;
    readonly bookings: string;
    readonly supplier: string;
    readonly affiliate: string;
    readonly widget: string;
    readonly aboutUs: string;
    readonly jobs: string;
    readonly terms: string;
    readonly privacy: string;
    readonly cookies: string;
    readonly imprint: string;
    readonly linkLists: string;
    readonly newsletter: string;
    readonly newsletterLead: string;
    readonly newsletterLink: string;
    /** In a row of links: "Newsletter". */
    readonly newsletterShort: string;
    readonly social: string;
    readonly app: string;
    readonly appLink: string;
    readonly payment: string;
  };
  readonly banner: {
    readonly name: string;
    readonly title: string;
    readonly text: string;
    readonly open: string;
    readonly dismiss: string;
  };
}
