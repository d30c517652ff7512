import type { MainLocale } from "./locale.ts";

/** The date of a slot as elements, mails and tickets write it: one table that the tests of browser and server read. */
export const dateInWordsCases: readonly (readonly [MainLocale, startsAt: string, words: string])[] = [
  ["de_CH", "2026-11-21T10:30:00+01:00", "Sa 21. November 2026"],
  ["en_CH", "2026-11-21T10:30:00+01:00", "Sat 21 November 2026"],
  ["fr_CH", "2026-11-21T10:30:00+01:00", "sam 21 novembre 2026"],
  ["it_CH", "2026-11-21T10:30:00+01:00", "sab 21 novembre 2026"],
  ["de_CH", "2027-03-01T00:30:00+01:00", "Mo 1. März 2027"],
  ["fr_CH", "2026-08-01T23:30:00+02:00", "sam 1 août 2026"],
];
