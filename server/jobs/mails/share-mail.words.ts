import type { ShareMailKind } from "../../commands/share/share-outbox.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface ShareMailWords {
  readonly greeting: string;
  /**
   * `{organiser}` is a first name, `{amount}` the share, `{total}` all shares, `{back}` what goes back of it, `{until}`
   * day and time, `{number}` the booking's; `{cause}` is one of `cause`, `{share}` one of `share`, `{places}` one of
   * `places`.
   */
  readonly kinds: Record<ShareMailKind, { readonly subject: string; readonly lead: string; readonly button: string }>;
  /** Why something goes back: all of the booking is cancelled, or some of it was, or costs less. */
  readonly cause: Record<"all" | "some", string>;
  /** Whether the places of a shared payment that has ended are still held, `{until}` when. */
  readonly places: Record<"held" | "free", string>;
  /** A share for the organiser: their own, or that of `{payer}`. */
  readonly share: Record<"own" | "other", string>;
  /** Who pays a share that has no name; `{index}` counts from 1. */
  readonly person: string;
  /** The lead of `share_refunded` for a share that its payer has paid to the team. */
  readonly refundByTeam: string;
  readonly closing: string;
}

/** The words of mails about a payment that several people share. */
export const words: ShareMailWords = {
  greeting: "Hello",
  kinds: {
    share_asked: {
      subject: "{organiser} shares a payment with you: {amount}",
      lead: "{organiser} wants to book this together with you on {shop}. Your share is {amount}. You can pay it until {until}. You are charged only if everybody pays by then; otherwise nothing is charged.",
      button: "Pay my share",
    },
    share_confirmed: {
      subject: "All have paid: the booking is confirmed",
      lead: "Everybody has paid, so the booking is confirmed and your share of {amount} is charged. {organiser} has the tickets.",
      button: "See my share",
    },
    share_over: {
      subject: "Not booked: nothing is charged",
      lead: "The shared payment with {organiser} has ended before everybody had paid. The booking was not made, and your share of {amount} is not charged. An amount that your bank has reserved is released; this can take a few days.",
      button: "See my share",
    },
    share_refunded: {
      subject: "{back} of your share goes back to you",
      lead: "{cause} Of your share of {amount}, {back} goes back to your means of payment; it takes a few days.",
      button: "See my share",
    },
    share_not_charged: {
      subject: "Your share of {amount} could not be charged",
      lead: "Everybody’s share was reserved, so the booking with {organiser} is confirmed. Your share of {amount} could not be charged, though: you have not paid it. The booking stays valid. You don’t need to do anything: {organiser} knows that a share is open, and our team sees to how it is paid. If you didn’t expect this, ask your bank or answer this mail.",
      button: "See my share",
    },
    share_taken_back: {
      subject: "Your share of {amount} was taken back",
      lead: "Your share of {amount} of the booking with {organiser} had been charged, and your bank has taken it back since: you have not paid it now. The booking stays valid. You don’t need to do anything: {organiser} knows that a share is open, and our team sees to how it is paid. If you didn’t expect this, ask your bank or answer this mail.",
      button: "See my share",
    },
    share_cancelled: {
      subject: "Cancelled: the booking with {organiser}",
      lead: "The booking that you shared with {organiser} is cancelled. The payment of your share of {amount} had not gone through, or your bank has taken it back: nothing of it was kept, so nothing goes back to you, and you have nothing to pay.",
      button: "See my share",
    },
    organiser_not_charged: {
      subject: "A share of booking {number} is open: {amount}",
      lead: "{share}, {amount} of {total} in all for booking {number}, could not be charged. The booking stays valid, and the other shares stay as they are. You don’t need to do anything now: our team settles with you how this share is paid. If you have questions, simply answer this mail.",
      button: "Open the booking",
    },
    organiser_taken_back: {
      subject: "A share of booking {number} was taken back: {amount}",
      lead: "{share}, {amount} of {total} in all for booking {number}, had been charged, and the bank has taken it back since. The booking stays valid, and the other shares stay as they are. You don’t need to do anything now: our team settles with you how this share is paid. If you have questions, simply answer this mail.",
      button: "Open the booking",
    },
    shares_over: {
      subject: "The shared payment has ended: nothing is charged",
      lead: "The shared payment for booking {number} has ended before everybody had paid. Nobody is charged. {places}",
      button: "Back to the booking",
    },
  },
  refundByTeam:
    "{cause} Of your share of {amount}, {back} goes back to you: our team pays it back the way you have paid it.",
  cause: {
    all: "The booking that you shared with {organiser} is cancelled.",
    some: "Something of the booking that you shared with {organiser} was cancelled or costs less now.",
  },
  places: {
    held: "Your places stay held until {until}: until then you can pay the whole amount yourself or share it again.",
    free: "Your places are no longer held. If they are still free, you can hold them again, and pay the whole amount yourself or share it again.",
  },
  share: { own: "Your own share", other: "The share of {payer}" },
  person: "person {index}",
  closing: "Kind regards. Your {shop} team",
};

export const shareMailWords = inEachLanguage("server/share-mail", words);
