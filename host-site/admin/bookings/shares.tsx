import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { quiet } from "../../sections/classes.ts";
import { useAdminWords } from "../context.ts";
import { amountText, rowEnd, rowGrid } from "../classes.ts";
import { providerReasonOf } from "./provider-reason.ts";

/** The shares of a payment that several people share: who pays which, and how it stands. */
export function Shares({ shares }: Pick<AdminBooking["payments"][number], "shares">) {
  const { words: account } = useAccount();
  const words = useAdminWords().bookings;
  if (shares.length === 0) return null;
  return (
    <ul className="col-span-full ps-4">
      {shares.map(({ shareId, label, payerEmail, amount, state, method, refusalReason }, index) => (
        <li key={shareId} className={rowGrid}>
          <div>
            {label ?? fill(words.share, { number: index + 1 })}
            <p className={quiet}>
              {[
                payerEmail,
                method && (account.booking.methods[method] ?? method),
                refusalReason && providerReasonOf(words, refusalReason),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className={rowEnd}>
            <span className={amountText}>{amount.formatted}</span>
            <span className={quiet}>{words.shareStates[state]}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
