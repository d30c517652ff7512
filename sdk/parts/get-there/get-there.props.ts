import type { Services } from "../../elements/_kit/record.ts";

/** An activity that one gets to by public transport. Instants have an offset. */
export interface Appointment {
  readonly activityId: number;
  /** When one has to be there, an instant or Zurich's wall time; null where no time is known. */
  readonly arriveBy: string | null;
  /** It takes the whole day: the time is not when it begins. */
  readonly isAllDay?: boolean;
  /** The day, where no time is known. */
  readonly date?: string | null;
  /** When it ends, or its day where it takes the whole day. */
  readonly returnAfter?: string | null;
  /** The id of the place that one sets out from, where it is known; else the visitor names it. */
  readonly from?: string | null;
  /** The way back instead: when it leaves, and the id of the place that it leads to. */
  readonly back?: { readonly departAfter: string; readonly to: string } | null;
  /** Its item in the cart, which trips go with. */
  readonly withItem?: string | null;
  /** The reservation of a trip that another one is to take the place of. */
  readonly replaces?: string | null;
  readonly services: Services;
}

/** Connections to an activity: the shop's page of them, and the drawer in place of it. */
export interface GetThereProps {
  readonly href: string;
  /** When the activity begins, where one gets there by its time. */
  readonly begins: string | null;
  /** Of the `<gipfel-transport>` in the drawer. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}
