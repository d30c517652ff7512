import { activityAttributes } from "../../contracts/elements/activity.ts";
import { activityMachine } from "../../machines/activity/activity.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { drawerOf, isInAddress } from "./drawer-address.ts";
import { connectActivity } from "./activity.connect.ts";
import { activityDocs } from "./activity.docs.ts";
import { implementActivity } from "./activity.implement.ts";
import styles from "./activity.css?inline";
import { ActivityView } from "./activity.tsx";
import { givenOf } from "./activity.input.ts";

/** `<gipfel-activity>`: all there is to know of an activity, its reviews, and the way to booking it. */
export const record = defineRecord({
  tag: "gipfel-activity",
  docs: import.meta.env.SSR ? activityDocs : undefined,
  attributes: activityAttributes,
  events: ["ready", "view", "open", "unavailable", "select", "error", "analytics"],
  methods: ["open", "close", "select"],
  machine: activityMachine,
  implement: implementActivity,
  input: (attributes, { address }) => ({
    given: givenOf(attributes),
    opensBooking: address.query("bookingData") !== null || isInAddress(address, drawerOf(attributes.activity)),
  }),
  changed: (attributes) => ({ type: "attributes.changed" as const, given: givenOf(attributes) }),
  connect: connectActivity,
  View: ActivityView,
  styles,
  catalogues: ["activity"],
  rendersOnServer: true,
  isSettled: (snapshot) => !snapshot.matches("loading"),
  isAtRest: (snapshot) =>
    !snapshot.matches("loading") &&
    !snapshot.matches({ shown: { reviews: "loading" } }) &&
    !snapshot.matches({ shown: { similar: "loading" } }) &&
    !snapshot.matches({ missing: { similar: "loading" } }),
});
