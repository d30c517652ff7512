import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";
import type { Activity, Picture } from "../../contracts/activity.ts";
import type { Money } from "../../contracts/money.ts";
import type { ActivityMode } from "../../machines/activity/activity.types.ts";
import type { CancellationRule, FreeUntil } from "../../machines/activity/cancellation.rules.ts";
import type { Section } from "../../machines/activity/contents.rules.ts";
import type { KeyFact } from "../../machines/activity/key-facts.rules.ts";
import type { Appointment } from "../../parts/get-there/get-there.props.ts";
import type { SimilarDetails } from "../../parts/similar/similar.details.ts";

/**
 * What the activity's views get: data and callbacks, no words. Amounts are texts ("CHF 49.00"), dates `2026-11-21`.
 */
export interface ActivityProps {
  readonly state: "loading" | "missing" | "failed" | "shown";
  readonly isSlow: boolean;
  /** It failed for want of a connection. */
  /** Why it could not be loaded, where it could not. */
  readonly failure: LoadFailure;
  readonly mode: ActivityMode;
  /** The language of the words around, for `Intl`. */
  readonly languageTag: string;
  readonly retry: () => void;
  /** Where all activities are: the way forward from a page that is not there. */
  readonly allActivities: string;
  /** Undefined until it is known. */
  readonly activity: ActivityDetails | undefined;
  readonly similar: readonly SimilarDetails[];
  /** Similar activities are being loaded: a placeholder is shown. */
  readonly isSimilarLoading: boolean;
}

export interface ActivityDetails {
  readonly id: number;
  readonly title: string;
  readonly teaser: string;
  readonly supplier: string;
  /** From the widest to the narrowest, the activity itself left out. */
  readonly crumbs: readonly { readonly title: string; readonly href: string | undefined }[];
  /** Null below 1 (discovery spec §5). */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly gallery: readonly Picture[];
  readonly viewer: {
    readonly index: number | null;
    readonly open: (index: number) => void;
    readonly close: () => void;
  };
  readonly keyFacts: readonly KeyFact[];
  /** More than six facts are set in one compact column. */
  readonly isCompact: boolean;
  readonly topReviews: readonly TopReview[];
  readonly sellingPoints: readonly SellingPoint[];
  readonly booking: BookingDetails | undefined;
  readonly sections: readonly SectionDetails[];
  /** What must be known before booking: it can't be refunded, it is on request. */
  readonly notices: readonly ("notRefundable" | "onRequest")[];
  /** A signed-in distributor pays by invoice; the server renders for guests. */
  readonly isInvoiced: boolean;
  /** Stands on a page of the shop's own. */
  readonly isOnShop: boolean;
  /** Attributes of the nested reviews; undefined without an average rating. */
  readonly reviews: Readonly<Record<string, string | undefined>> | undefined;
  /** The requested section; each `turn` is handled once. */
  readonly requested: { readonly section: string; readonly turn: number } | null;
  readonly requestSection: (section: string) => void;
  /** The address of a section, to copy. */
  readonly addressOf: (section: string) => string;
  /** Address of the style of the meeting points' map, by theme. */
  readonly mapStyle: (theme: "light" | "dark") => string;
  /** The shop's page with connections to it by public transport. */
  readonly appointment: Appointment;
  readonly vouchers: string;
  /** The page to share. */
  readonly pageAddress: string;
}

/** Undefined in its place: the activity can't be booked. */
export interface BookingDetails {
  /** Null where nothing is known of a price. */
  readonly price: Pick<Money, "amount" | "formatted"> | null;
  /** It is that of a distributor's contract (RULES 18). */
  readonly isNet: boolean;
  readonly isPerPerson: boolean;
  readonly cancellation: CancellationRule;
  /** The next days with a free seat, three at most. */
  readonly nextDates: readonly string[];
  /**
   * The first of them that can still be cancelled free of charge, and until when; undefined where no instant is known.
   */
  readonly freeUntil: FreeUntil | undefined;
  readonly isOpen: boolean;
  /** The widget could not be had when it was opened last. */
  readonly isLost: boolean;
  /** Opens the drawer, on a day where one is given. */
  readonly open: (date?: string) => void;
  /** Starts the widget that stands in the page on a day. */
  readonly startOn: (date: string) => void;
  readonly close: () => void;
  readonly lose: () => void;
  /** Attributes of the nested widget, without its presentation. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface SectionDetails {
  readonly section: Section;
  /** Open in a narrow place; a wide one shows all. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export interface TopReview {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly date: string;
  /** As `lang` wants it. */
  readonly language: string;
}

/** What speaks for booking here; only what holds for this activity (discovery spec §9). */
export type SellingPoint = "mobileTicket" | "flexibleCancellation" | "confirmedAtOnce" | "swissPayment" | "shownCosts";

export type MeetingPoint = Activity["meeting_points"][number];
