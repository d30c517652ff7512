import { useLingui } from "@lingui/react/macro";
import type { BookingStep } from "../../../machines/trip-booking/trip-booking.types.ts";

export function useStepNames(): Readonly<Record<BookingStep, string>> {
  const { t } = useLingui();
  return {
    trip: t`Trip`,
    products: t`Kind of ticket`,
    tickets: t`Tickets`,
    personalized: t`Travellers`,
    total: t`Total`,
    trash: t`Remove`,
  };
}
