import { expect, test } from "vitest";
import { accessMailWords } from "../../presenters/access-mail.words.ts";
import { affiliateMailWords } from "./affiliate-mail.words.ts";
import { basketMailWords } from "./basket-mail.words.ts";
import { bookingMailWords } from "./booking-mail.words.ts";
import { distributorMailWords } from "./distributor-mail.words.ts";
import { invoiceMailWords } from "./invoice-mail.words.ts";
import { moneyMailWords } from "./money-mail.words.ts";
import { noticeMailWords } from "./notice-mail.words.ts";
import { registrationMailWords } from "./registration-mail.words.ts";
import { requestMailWords } from "./request-mail.words.ts";
import { shareMailWords } from "./share-mail.words.ts";
import { voucherMailWords } from "./voucher-mail.words.ts";

const inEach = [
  accessMailWords,
  affiliateMailWords,
  basketMailWords,
  bookingMailWords,
  distributorMailWords,
  invoiceMailWords,
  moneyMailWords,
  noticeMailWords,
  registrationMailWords,
  requestMailWords,
  shareMailWords,
  voucherMailWords,
];

test.each([
  ["de_CH", "Freundliche Grüsse. Ihr Team von {shop}"],
  ["fr_CH", "Meilleures salutations. Votre équipe {shop}"],
  ["it_CH", "Cordiali saluti. Il Suo team {shop}"],
  ["en_CH", "Kind regards. Your {shop} team"],
] as const)("all mails in %s close alike", (locale, closing) => {
  expect(inEach.map((wordsIn) => wordsIn(locale).closing)).toEqual(inEach.map(() => closing));
});
