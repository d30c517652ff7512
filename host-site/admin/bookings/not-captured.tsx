import { useState } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import type { Money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { CollectOtherwise } from "./collect-otherwise.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { cardActions, quiet } from "../../sections/classes.ts";

interface NotCapturedProps {
  readonly booking: AdminBooking;
  /** What of it is to be collected. */
  readonly amount: Money;
  /** It had been captured, and has failed since. */
  readonly hasArrived: boolean;
  readonly onDone: (booking: AdminBooking, message: string, kind: "done") => void;
  readonly onStale: (message: string) => void;
}

/** Below a payment that could not be captured: what the team does about it. */
export function NotCaptured({ booking: { bookingId }, amount, hasArrived, onDone, onStale }: NotCapturedProps) {
  const words = useAdminWords().bookings;
  const [isCollecting, setCollecting] = useState(false);
  const close = () => setCollecting(false);
  return (
    <div className="col-span-full">
      <p className={quiet}>{fill(hasArrived ? words.failedLate : words.notCaptured, { amount: amount.formatted })}</p>
      <div className={`mt-3 mb-1 ${cardActions}`}>
        <Button variant="secondary" onPress={() => setCollecting(true)}>
          {words.collectOtherwise}
        </Button>
      </div>
      {isCollecting && (
        <CollectOtherwise
          bookingId={bookingId}
          amount={amount}
          onClose={close}
          onDone={(changed, message) => (close(), onDone(changed, message, "done"))}
          onStale={() => (close(), onStale(words.paymentChanged))}
        />
      )}
    </div>
  );
}
