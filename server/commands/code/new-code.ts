import { randomInt } from "node:crypto";

/** Without letters and figures that are mistaken for each other. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** 32^12: with the limit of guesses none is found by chance (guess-limit.ts). */
const letters = 12;

/** A code that nobody guesses, as it is stored. */
export function newCode(): string {
  return Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join("");
}
