import * as v from "valibot";

/** Longest first or last name, in characters. */
export const nameMaxLength = 150;
/** Longest e-mail address (RFC 5321), in characters. */
export const emailMaxLength = 254;
/** Longest name of a company, in characters. */
export const companyMaxLength = 200;
/** Longest address of a site, in characters. */
export const siteMaxLength = 300;

const atom = "[\\p{L}\\p{M}\\p{N}_!#$%&'*+/=?^`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const topLevel = "\\p{L}(?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])";
const emailAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`, "u");

/** A first or last name as a person writes it. */
export const PersonName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(nameMaxLength));

/** An e-mail address (purchase spec §5). Letters of any script are letters, as in `zürich.ch` (RFC 6531). */
export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(emailMaxLength),
  v.regex(emailAddress, "an e-mail address is wanted"),
);

/** A phone number with its leading plus, digits only (E.164). */
export const PhoneNumber = v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, "a phone number with a leading plus is wanted"));
