import type { Audience } from "./offer.ts";

/** Whose tickets a child can go with that must not travel alone: somebody of 12 or older. */
const companions: readonly Audience[] = ["adult", "senior", "student", "youth"];

/** Whether a ticket of a trip is a traveller's: those for any audience are of dogs and bikes. */
export function isTraveller(audience: string): boolean {
  return audience !== "any";
}

/** What `fields` of a refusal says of small children beyond those that the adults of a reservation can take along. */
export const needsAnotherAdult = "needs another adult";

/** Whether a small child can travel with the holder of a ticket for this audience. */
export function isCompanion(audience: string): boolean {
  return companions.some((each) => each === audience);
}
