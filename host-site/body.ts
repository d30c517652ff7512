import type { PagePicture } from "./page-picture.ts";
import type { Article, ArticleSummary } from "./article.ts";
import type { Link } from "./link.ts";

/** An activity as the shop's own pages show it, outside of lists. */
export interface ActivityCard {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly picture: PagePicture | null;
  /** Type and place, in one quiet line. */
  readonly line: string;
  /** "from CHF 49.00", or that it is free; null where it can't be booked. */
  readonly price: string | null;
}

/** A place or type on the homepage. */
export interface Tile {
  readonly title: string;
  readonly path: string;
  readonly picture: PagePicture | null;
  /** How many activities, in words. */
  readonly count: string;
}

/** Where a page has nothing to show: what others book, as pictures. */
export interface Ideas {
  readonly title: string;
  readonly activities: readonly ActivityCard[];
}

/** What stands between header and footer: the view by its name, and what it shows. */
export type Body =
  /** The page of the address is on its way; the browser alone shows this. */
  | { readonly view: "loading"; readonly title: string }
  | {
      readonly view: "home";
      readonly title: string;
      readonly lead: string;
      readonly picture: PagePicture | null;
      readonly places: { readonly title: string; readonly tiles: readonly Tile[] };
      readonly types: { readonly title: string; readonly tiles: readonly Tile[] };
      readonly popular: { readonly title: string; readonly more: Link };
      readonly guide: { readonly title: string; readonly more: Link; readonly articles: readonly ArticleSummary[] };
    }
  /**
   * A page that is one element: `elements.main`. Its heading is the element's own ("none"), or the page's, visible or
   * for screen readers only. Where the element has nothing to show (an empty basket), `ideas` are below its text; null
   * where there are none.
   */
  | {
      readonly view: "element";
      readonly title: string;
      readonly heading: "none" | "seen" | "unseen";
      readonly isWide: boolean;
      readonly ideas: Ideas | null;
    }
  | {
      readonly view: "article";
      readonly article: Article;
      readonly crumbs: readonly Link[];
      /** What the article links, in its order; those that can't be had any more are left out. */
      readonly activities: readonly ActivityCard[];
      readonly others: { readonly title: string; readonly articles: readonly ArticleSummary[] };
      readonly words: {
        readonly whereYouAre: string;
        readonly bookable: string;
        readonly changed: string;
        readonly stages: readonly string[];
      };
    }
  | {
      readonly view: "articles";
      readonly title: string;
      readonly lead: string;
      readonly articles: readonly ArticleSummary[];
    }
  /** Texts: about, imprint, privacy, cookies, terms, affiliate, widget, vouchers, supplier, newsletter pages. */
  | {
      readonly view: "text";
      readonly text: Article;
      readonly actions: readonly Link[];
      /** What the text names, as far as it can be had. */
      readonly ideas: Ideas;
      /** `changed` is null where no date is shown. */
      readonly words: { readonly onThisPage: string; readonly changed: string | null };
    }
  | { readonly view: "supplier-registration"; readonly title: string; readonly lead: string }
  | { readonly view: "booking-request"; readonly title: string }
  /** A plain word and ways forward: not found, transport and chat until they are there. */
  | {
      readonly view: "notice";
      readonly title: string;
      readonly lead: string;
      readonly actions: readonly Link[];
      readonly ideas: Ideas;
    }
  /**
   * Signed-in pages: the browser fetches what is the visitor's own. `section` is null for the overview, which also
   * signs in.
   */
  | {
      readonly view: "account";
      readonly section: AccountSection | null;
      readonly bookingId: string | null;
      readonly title: string;
      readonly guestTitle: string;
    };

export type AccountSection = "activities" | "bookings" | "requests" | "suppliers" | "reviews" | "settings";

/** A body by the name of its view. */
export type BodyOf<View extends Body["view"]> = Extract<Body, { readonly view: View }>;
