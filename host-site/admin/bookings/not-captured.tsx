import { useState } from "preact/hooks";
import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import type { Money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { CollectOtherwise } from "./collect-otherwise.tsx";

interface NotCapturedProps {
  readonly booking: AdminBooking;
  /** What of it is to be collected. */
  readonly amount: Money;
  readonly onDone: (booking: AdminBooking, said: string, kind: "done") => void;
  readonly onStale: (said: string) => void;
}

/** Below a payment that could not be captured: what the team does about it. */
export function NotCaptured({ booking: { bookingId }, amount, onDone, onStale }: NotCapturedProps) {
  const words = useAdminWords().bookings;
  const [isCollecting, setCollecting] = useState(false);
  const close = () => setCollecting(false);
  return (
    <div class="row-actions">
      <p class="row-quiet">{fill(words.notCaptured, { amount: amount.formatted })}</p>
      <div class="item-actions">
        <button type="button" class="button button-quiet" onClick={() => setCollecting(true)}>
          {words.collectOtherwise}
        </button>
      </div>
      {isCollecting && (
        <CollectOtherwise
          bookingId={bookingId}
          amount={amount}
          onClose={close}
          onDone={(changed, said) => (close(), onDone(changed, said, "done"))}
          onStale={() => (close(), onStale(words.paymentChanged))}
        />
      )}
    </div>
  );
}
