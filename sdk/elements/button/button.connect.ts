import type { SnapshotFrom } from "xstate";
import type { ButtonEvent, ButtonLooks, buttonMachine } from "../../machines/button/button.machine.ts";
import type { Services } from "../_kit/record.ts";

export interface ButtonProps {
  readonly looks: ButtonLooks;
  readonly press: () => void;
  /** The booking widget that is open; undefined while there is none. */
  readonly booking:
    | undefined
    | { readonly attributes: Readonly<Record<string, string | undefined>>; readonly closed: () => void };
}

/** Snapshot to props; the booking widget gets on its way what the button was given. */
export function connectButton(
  snapshot: SnapshotFrom<typeof buttonMachine>,
  send: (event: ButtonEvent) => void,
  services: Services,
): ButtonProps {
  const { activity, looks } = snapshot.context;
  return {
    looks,
    press: () => send({ type: "button.pressed" }),
    booking: snapshot.matches("open")
      ? {
          attributes: {
            activity: String(activity),
            presentation: "drawer",
            open: "true",
            locale: services.locale,
            "api-base": services.apiBase,
            "affiliate-id": services.affiliateId,
            "brand-color": looks.brandColor,
            theme: looks.theme,
          },
          closed: () => send({ type: "booking.closed" }),
        }
      : undefined,
  };
}
