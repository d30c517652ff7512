import type { Extras } from "../provider.ts";
import type { TicketDetails } from "../tickets/tickets.ts";

/** What a pass carries: a ticket's details without its buyer, its money and its picture. */
export type PassDetails = Omit<TicketDetails, "buyerName" | "paid" | "picture"> & {
  /** From when the ticket can't be opened any more: a phone puts the pass away (an instant, ISO with an offset). */
  readonly validUntil: string;
};

/** Passes for Apple Wallet. */
export interface ApplePasses {
  /** The signed `.pkpass` of a ticket. One of the same item takes the place of an earlier one on the phone. */
  pkpass(details: PassDetails): Promise<Buffer>;
}

/** Passes for Google Wallet. */
export interface GooglePasses {
  /** The signed address at Google that saves a ticket's pass. */
  saveUrl(details: PassDetails): Promise<string>;
}

/** Making passes for the wallets of phones: each wallet has its own settings, and is null without them. */
export interface PassPort extends Extras {
  /** Null too once its certificate has ended: phones refuse what is signed later. */
  readonly apple: ApplePasses | null;
  readonly google: GooglePasses | null;
}
