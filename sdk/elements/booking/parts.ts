export { buttonWords } from "./steps/button-words.ts";

/** Parts that the date step doesn't need: each is a chunk of its own; they share a catalogue. */
export const parts = {
  offers: () => import("./steps/offers-step.tsx"),
  tickets: () => import("./steps/tickets-step.tsx"),
  personalized: () => import("./steps/personalized-step.tsx"),
  total: () => import("./steps/total-step.tsx"),
  movingTrips: () => import("./steps/moving-trips.tsx"),
  trash: () => import("./steps/trash-step.tsx"),
  times: () => import("./steps/times.tsx"),
  reserved: () => import("./steps/reserved-step.tsx"),
  checkout: () => import("./steps/checkout-step.tsx"),
  navigation: () => import("./steps/navigation.tsx"),
  headMenu: () => import("./steps/head-menu.tsx"),
  conditions: () => import("./steps/conditions.tsx"),
  nextSide: () => import("./steps/next-side.tsx"),
  presentation: () => import("./steps/presentation.tsx"),
  noDates: () => import("./steps/no-dates.tsx"),
  lockedNote: () => import("./steps/locked-note.tsx"),
  errorNotice: () => import("./steps/lazy-error-notice.tsx"),
};
