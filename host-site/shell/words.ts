/**
 * What the shell says. It travels with the page as data: text alone, `{name}` where something is put in.
 */
export const words = {
  skipToContent: "Skip to content",
  /** The link around the logo. */
  home: "{shop}, home page",
  close: "Close",
  /** While the next page takes long. */
  stillLoading: "The page is on its way",
  /** In the place of a page whose answer can't be read. */
  failed: {
    title: "This page can’t be shown at the moment",
    /** After a press on a button whose code can't be loaded. */
    press: "This button doesn’t work at the moment. Please check your connection and try again.",
    lead: "The shop has sent something that we can’t read. Nothing of yours is lost. Please try again.",
    tryAgain: "Try again",
    toHome: "To the home page",
  },
  /**
   * Where no script runs: on a page that shows nothing without, below what can be read but not booked, and above lists.
   */
  withoutScripts: {
    page: "This page needs JavaScript. Please turn it on in your browser. You can read the shop without it.",
    booking: "You can read everything here. Booking needs JavaScript: please turn it on in your browser.",
    filters: "Filters and sorting need JavaScript. You can look at everything without it.",
  },
  header: {
    /** Names of the landmarks. */
    main: "Main",
    yours: "Language, basket and account",
    activities: "Activities",
    allActivities: "All activities",
    places: "Places",
    types: "Things to do",
    map: "Map",
    travelGuide: "Travel guide",
    vouchers: "Gift vouchers",
    help: "Help",
    /** Over a page, until the assistant is there. */
    helpSoon: "The chat opens soon. Until then we help by e-mail.",
    /** Read out after a link that opens another window. */
    newWindow: "opens a new window",
    basket: "Basket",
    /** The basket's icon: "Basket, 2 items". */
    basketWith: "{count, plural, one {Basket, # item} other {Basket, # items}}",
    menu: "Menu",
    language: "Language",
    /** The arrows beside tabs that don't fit. */
    back: "Scroll back",
    forth: "Scroll on",
  },
  search: {
    label: "Search",
    placeholder: "Place or activity",
    submit: "Search",
  },
  account: {
    signIn: "Sign in or register",
    /** The menu's name, with the visitor's: "Account of {name}". */
    menuOf: "Account of {name}",
    overview: "Overview",
    activities: "Activities",
    bookings: "Bookings",
    requests: "Requests",
    suppliers: "Suppliers",
    affiliate: "Affiliate",
    apiKeys: "API keys",
    affiliates: "Affiliates",
    distributors: "Distributors",
    codes: "Codes",
    invoices: "On invoice",
    reviews: "Reviews",
    chat: "Chat",
    settings: "Settings",
    signOut: "Sign out",
  },
  footer: {
    name: "Further pages",
    tagline: "Tours, tickets and trips in Switzerland. Prices in Swiss francs, VAT included.",
    discover: "Discover",
    help: "Help",
    partners: "Partners",
    allActivities: "All activities",
    travelGuide: "Travel guide",
    travelRoutes: "Itineraries",
    transport: "Public transport",
    vouchers: "Gift vouchers",
    helpCentre: "Help centre",
    contact: "Chat with us",
    bookings: "My bookings",
    supplier: "Become a partner",
    affiliate: "Affiliate",
    invoice: "Book on invoice",
    widget: "Widget",
    configure: "Put this on your page",
    configureLead: "You have a website?",
    aboutUs: "About us",
    jobs: "Jobs",
    terms: "Terms",
    privacy: "Privacy",
    cookies: "Cookies",
    imprint: "Imprint",
    linkLists: "Places and activities",
    newsletter: "Ideas by e-mail",
    newsletterLead: "A good trip for the weekend, now and then in your inbox.",
    newsletterLink: "What happens to your address",
    /** In a row of links: "Newsletter". */
    newsletterShort: "Newsletter",
    social: "Stay in touch",
    app: "The app",
    appLink: "{shop} in the Play store",
    payment: "Ways to pay",
  },
  banner: {
    name: "The {shop} app",
    title: "{shop}, the app",
    text: "Your tickets, even offline",
    open: "Open",
    dismiss: "Close, and don’t show it for 30 days",
  },
  /** The question for consent to analytics. */
  consent: {
    title: "May we count what is used?",
    text: "With your consent {shop} counts visits and bookings with Google’s services. You can change your answer below every page.",
    agree: "Agree",
    refuse: "Refuse",
    /** In the footer. */
    link: "Consent to analytics",
  },
};
export type ShellWords = typeof words;
