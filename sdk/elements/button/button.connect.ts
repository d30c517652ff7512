import type { SnapshotFrom } from "xstate";
import type { buttonMachine } from "../../machines/button/button.machine.ts";
import type { ButtonEvent } from "../../machines/button/button.types.ts";
import { nestedAttributes } from "../_kit/nested.ts";
import type { Services } from "../_kit/record.ts";
import type { ButtonProps } from "./button.props.ts";

/** Snapshot to props; the booking widget gets on its way what the button was given. */
export function connectButton(
  snapshot: SnapshotFrom<typeof buttonMachine>,
  send: (event: ButtonEvent) => void,
  services: Services,
): ButtonProps {
  const { activity, appearance } = snapshot.context;
  return {
    appearance,
    press: () => send({ type: "button.pressed" }),
    booking: snapshot.matches("open")
      ? {
          attributes: {
            activity: String(activity),
            presentation: "drawer",
            open: "true",
            ...nestedAttributes(appearance, services),
          },
          closed: () => send({ type: "booking.closed" }),
        }
      : undefined,
  };
}
