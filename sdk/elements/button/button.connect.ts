import type { SnapshotFrom } from "xstate";
import { languageTag } from "../../contracts/locale.ts";
import type { buttonMachine } from "../../machines/button/button.machine.ts";
import type { ButtonContext, ButtonEvent } from "../../machines/button/button.types.ts";
import { nestedAttributes } from "../_kit/nested.ts";
import type { Services } from "../_kit/record.ts";
import type { ButtonProps } from "./button.props.ts";

/** Snapshot to props; what opens gets on its way what the button was given. */
export function connectButton(
  snapshot: SnapshotFrom<typeof buttonMachine>,
  send: (event: ButtonEvent) => void,
  services: Services,
): ButtonProps {
  const { context } = snapshot;
  return {
    appearance: context.appearance,
    isFixed: context.appearance.variant === "fixed",
    press: () => send({ type: "button.pressed" }),
    card: cardOf(snapshot, services),
    overlay: snapshot.matches({ overlay: "open" }) ? overlayOf(context, send, services) : undefined,
  };
}

function cardOf(snapshot: SnapshotFrom<typeof buttonMachine>, { locale }: Services): ButtonProps["card"] {
  if (snapshot.matches({ card: "none" }) || snapshot.matches({ card: "deciding" })) return undefined;
  return { languageTag: languageTag(locale), activity: snapshot.context.listed };
}

function overlayOf(
  { activity, list, date, prefill, appearance }: ButtonContext,
  send: (event: ButtonEvent) => void,
  services: Services,
): ButtonProps["overlay"] {
  const common = nestedAttributes(appearance, services);
  const close = () => send({ type: "overlay.closed" });
  if (activity !== undefined)
    return {
      kind: "booking",
      attributes: {
        activity: String(activity),
        presentation: "drawer",
        open: "true",
        "booking-data": date === null ? undefined : JSON.stringify({ date }),
        prefill,
        ...common,
      },
      close,
    };
  return {
    kind: "list",
    attributes: {
      activities: list?.activities.join() || undefined,
      search: list?.search || undefined,
      hide: list?.hide.join(" ") || undefined,
      ...common,
    },
    close,
    lose: () => send({ type: "overlay.lost" }),
  };
}
