import { buttonAttributes } from "../../contracts/elements/button.ts";
import { buttonMachine } from "../../machines/button/button.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectButton } from "./button.connect.ts";
import { buttonDocs } from "./button.docs.ts";
import { implementButton } from "./button.implement.ts";
import styles from "./button.css?inline";
import { paintButton } from "./button.paint.ts";
import { ButtonView } from "./button.tsx";
import { inputOf } from "./button.input.ts";

/**
 * `<gipfel-button>`. Opens `<gipfel-booking presentation="drawer">`, or `<gipfel-listing>` in an overlay; inside the
 * element a partner writes a link, which shows until the button is there, in its place where `activity` is wrong, and
 * in the widget where nothing can be booked.
 */
export const record = defineRecord({
  tag: "gipfel-button",
  docs: import.meta.env.SSR ? buttonDocs : undefined,
  attributes: buttonAttributes,
  needs: ({ activity }, read) => (activity === undefined && read("activity") !== null ? "activity" : undefined),
  events: ["ready", "view", "open", "select", "error"],
  methods: ["open", "close", "select", "prefill"],
  machine: buttonMachine,
  implement: implementButton,
  input: inputOf,
  changed: (attributes) => ({ type: "button.changed" as const, ...inputOf(attributes) }),
  connect: connectButton,
  View: ButtonView,
  styles,
  paint: paintButton,
  catalogues: ["button"],
});
