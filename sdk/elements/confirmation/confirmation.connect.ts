import type { SnapshotFrom } from "xstate";
import type { Booking } from "../../contracts/booking.ts";
import { passesForDevice } from "../../contracts/wallet-passes.ts";
import { prefixOf, translatedLanguageTag } from "../../contracts/locale.ts";
import type { confirmationMachine } from "../../machines/confirmation/confirmation.machine.ts";
import type { ConfirmationEvent } from "../../machines/confirmation/confirmation.types.ts";
import { managementTokenIn } from "../_kit/management-token.ts";
import type { Services } from "../_kit/record.ts";
import { appointmentOfMisfit } from "../../parts/cart/misfit.connect.ts";
import { appointmentOf, getThereDetails } from "../../parts/get-there/get-there.details.ts";
import { isConfirmPage, shopAddress } from "./shop-page.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";

const states = ["paying", "requested", "confirmed", "failed", "over", "missing", "loadFailed"] as const;

export function connectConfirmation(
  snapshot: SnapshotFrom<typeof confirmationMachine>,
  send: (event: ConfirmationEvent) => void,
  services: Services,
): ConfirmationProps {
  const { booking, isSlow } = snapshot.context;
  return {
    state: states.find((name) => snapshot.matches(name)) ?? "loading",
    isSlow,
    booking,
    languageTag: translatedLanguageTag(services.locale),
    now: () => services.now(),
    fileAddress: (path) =>
      /^https?:/.test(path) ? path : `${services.apiBase}${path.startsWith("/") ? "" : "/"}${path}`,
    passes: ({ passes }) => passesForDevice(passes, navigator.userAgent),
    appointment: (reservation) => appointmentOf(reservation.capiActivityId, reservation, services),
    searchFor: (...misfit) => getThereDetails(appointmentOfMisfit(...misfit, services)).href,
    basketAddress: basketAddress(services),
    shopAddress: shopAddress(services, "homepage"),
    manageAddress: booking ? manageAddress(booking, services) : "",
    retry: () => send({ type: "retry" }),
  };
}

/** On the shop's confirmation page the basket's page; anywhere else this very page, without the booking. */
function basketAddress(services: Services): string {
  return isConfirmPage(services)
    ? shopAddress(services, "basket")
    : services.address.with({ bookingId: null, redirectResult: null });
}

/** The shop's page of the booking; a changed booking's confirmation has been opened with the token of its link. */
function manageAddress({ bookingId, managementToken: ofAnswer }: Booking, services: Services): string {
  const { shopOrigin, locale } = services;
  const token = ofAnswer ?? managementTokenIn(services);
  return `${shopOrigin}${prefixOf(locale)}/account/bookings/${bookingId}${token === null ? "" : `?${new URLSearchParams({ token })}`}`;
}
