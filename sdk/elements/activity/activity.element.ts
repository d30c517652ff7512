import { activityAttributes, type ActivityAttributes } from "../../contracts/elements/activity.ts";
import { activityMachine } from "../../machines/activity/activity.machine.ts";
import type { Told } from "../../machines/activity/activity.types.ts";
import { defineRecord } from "../_kit/record.ts";
import { drawerOf, isInAddress } from "./drawer-address.ts";
import { connectActivity } from "./activity.connect.ts";
import { implementActivity } from "./activity.implement.ts";
import styles from "./activity.css?inline";
import { ActivityView } from "./activity.tsx";

/** `<gipfel-activity>`: all there is to know of an activity, its reviews, and the way to booking it. */
export const record = defineRecord({
  tag: "gipfel-activity",
  description: "The detail page of an activity: pictures, key facts, contents, reviews, booking, similar ones.",
  attributes: activityAttributes,
  events: ["ready", "view", "unavailable", "select", "error", "analytics"],
  machine: activityMachine,
  implement: implementActivity,
  input: (attributes, { address }) => ({
    told: toldBy(attributes),
    opensBooking: address.query("bookingData") !== null || isInAddress(address, drawerOf(attributes.activity)),
  }),
  changed: (attributes) => ({ type: "attributes.changed" as const, told: toldBy(attributes) }),
  connect: connectActivity,
  View: ActivityView,
  styles,
  catalogues: ["activity"],
  isSettled: (snapshot) => !snapshot.matches("loading"),
  isAtRest: (snapshot) =>
    !snapshot.matches("loading") &&
    !snapshot.matches({ shown: { reviews: "loading" } }) &&
    !snapshot.matches({ shown: { similar: "loading" } }) &&
    !snapshot.matches({ missing: { similar: "loading" } }),
});

function toldBy(attributes: ActivityAttributes): Told {
  return {
    activityId: attributes.activity,
    locale: attributes.locale,
    mode: attributes.mode,
    handed: { theme: attributes.theme, brandColor: attributes["brand-color"] },
  };
}
