import type { SnapshotFrom } from "xstate";
import { translatedLanguageTag, translatedLocaleOf } from "../../contracts/locale.ts";
import type { TransportMachine } from "../../machines/transport/transport.machine.ts";
import type { TransportEvent } from "../../machines/transport/transport.types.ts";
import type { Services } from "../_kit/record.ts";
import type { Connecting } from "./connecting.ts";
import { placeField, results } from "./connect-search.ts";
import type { TransportProps } from "./transport.props.ts";

/** From the snapshot to the view's props: data, no words. */
export function connectTransport(
  snapshot: SnapshotFrom<TransportMachine>,
  send: (event: TransportEvent) => void,
  services: Services,
): TransportProps {
  const { context } = snapshot;
  const connecting: Connecting = { context, at: (part) => snapshot.matches(part), send };
  return {
    locale: translatedLocaleOf(services.locale),
    languageTag: translatedLanguageTag(services.locale),
    isDialogAlone: context.editing !== null,
    origin: placeField(connecting, "origin"),
    destination: placeField(connecting, "destination"),
    swap: () => send({ type: "swapped" }),
    date: context.date,
    time: context.time,
    isArrival: context.isArrival,
    setDate: (date) => send({ type: "date.set", date }),
    setTime: (time) => send({ type: "time.set", time }),
    setDirection: (isArrival) => send({ type: "direction.set", isArrival }),
    results: results(connecting, services.now()),
    booking: {
      isOpen: snapshot.matches({ booking: "open" }),
      hasFailed: snapshot.matches({ booking: { open: "failed" } }),
      booking: context.booking,
      send: (event) => send({ type: "booking.sent", event }),
      close: () => send({ type: "close" }),
      retry: () => send({ type: "booking.retried" }),
    },
  };
}
