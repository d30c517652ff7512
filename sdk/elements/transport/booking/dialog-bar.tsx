import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import type { BookingDialogProps } from "./dialog.props.ts";

/** The amount so far, and the one button that says what will happen. */
export function DialogBar({ button, step, people, next, isNet, ...booking }: BookingDialogProps) {
  const { t } = useLingui();
  if (!button) return null;
  const words: Record<typeof button.kind, () => string> = {
    products: () => t`Choose a ticket`,
    chooseProduct: () => t`Choose a ticket`,
    tickets: () => t`Choose who travels`,
    chooseTickets: () => t`Choose who travels`,
    fillIn: () => t`Fill in details`,
    review: () => t`Check everything`,
    reserve: () => t`Put into the basket`,
    change: () => t`Change the reservation`,
    close: () => t`Close`,
    toTrips: () => t`Choose another connection`,
    toBasket: () => t`Go to the basket`,
    continue: () => t`Continue`,
  };
  // The step of the total has it in large.
  const total = step === "total" ? null : booking.total;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {total !== null && (
        <p className="min-w-0">
          <span className="block text-12 text-ink-2">
            {t`${plural(people, { one: "# ticket", other: "# tickets" })}`}
            {isNet && ` · ${t`net price`}`}
          </span>
          <Price of={total} className="text-18 font-strong" />
        </p>
      )}
      <Button
        variant={button.isComplete ? "primary" : "instruction"}
        busy={button.isBusy}
        busyWord={t`One moment, please.`}
        onPress={next}
        className={total === null ? "w-full" : "grow @max-[380px]:w-full min-[480px]:grow-0"}
      >
        {words[button.kind]()}
      </Button>
    </div>
  );
}
