import type { Audience } from "./offer.ts";

/** Whose tickets a child can go with that must not travel alone: somebody of 12 or older. */
const companions: readonly Audience[] = ["adult", "senior", "student", "youth"];

/** Whether a small child can travel with the holder of a ticket for this audience. */
export function isCompanion(audience: string): boolean {
  return companions.some((each) => each === audience);
}
