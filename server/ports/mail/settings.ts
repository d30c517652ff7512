import * as v from "valibot";
import { translatedLocales } from "../../../sdk/contracts/locale.ts";

const sender = /^(?:[^<>\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** Settings of mails, whichever way they go. */
export const mailSettings = {
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(sender, "an address is wanted, such as Gipfel <booking@shop.example>")),
    "Gipfel <booking@gipfel.example>",
  ),
  /** Where bookings on request are sent for the team to answer; without it to the address of `MAIL_FROM`. */
  TEAM_EMAIL: v.optional(v.pipe(v.string(), v.email("an e-mail address is wanted"))),
  /** The language of mails to the team. */
  TEAM_LOCALE: v.optional(v.picklist(translatedLocales, `one of ${translatedLocales.join(", ")} is wanted`), "de_CH"),
};
