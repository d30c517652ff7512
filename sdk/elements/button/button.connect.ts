import type { SnapshotFrom } from "xstate";
import type { Services } from "../_kit/record.ts";
import type { buttonMachine, ButtonEvent } from "../../machines/button/button.machine.ts";

export interface ButtonProps {
  readonly isOpen: boolean;
  readonly activity: number | undefined;
  readonly locale: string;
  readonly apiBase: string;
  readonly affiliateId: string | undefined;
  readonly press: () => void;
  readonly closed: () => void;
}

export function connectButton(snapshot: SnapshotFrom<typeof buttonMachine>, send: (event: ButtonEvent) => void, services: Services): ButtonProps {
  return {
    isOpen: snapshot.matches("open"),
    activity: snapshot.context.activity,
    locale: services.locale,
    apiBase: services.apiBase,
    affiliateId: services.affiliateId,
    press: () => send({ type: "button.pressed" }),
    closed: () => send({ type: "booking.closed" }),
  };
}
