import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { whenInWords } from "../../forms/when.ts";
import { quiet } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";

interface DisputeNoteProps {
  readonly dispute: AdminBooking["disputes"][number];
  /** The booking stands, and is not paid, or not wholly. */
  readonly isUnpaid: boolean;
}

/** Below a payment that its payer has contested: how that stands, and what the team does about it. */
export function DisputeNote({ dispute, isUnpaid }: DisputeNoteProps) {
  const { answer } = useAccount();
  const words = useAdminWords().bookings;
  const { state, amount, reason, respondBy } = dispute;
  const isOpen = state === "opened" || state === "under_review";
  const sentence = fill(state === "opened" && respondBy ? words.disputes.openedUntil : words.disputes[state], {
    amount: amount.formatted,
    when: respondBy ? whenInWords(respondBy, answer.locale) : "",
  });
  return (
    <p className={`col-span-full ${quiet}`}>
      {[
        sentence,
        reason && `${words.disputeReasons[reason] ?? reason}.`,
        isOpen && words.disputeWait,
        state === "lost" && isUnpaid && words.paymentLost,
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}
