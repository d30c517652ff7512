/**
 * A phone number as `+41791234567`; null where it is none. What lacks a plus is read as a number of the country (ISO
 * 3166, two letters).
 */
export async function readPhone(text: string, countryCode: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const country = isSupportedCountry(countryCode) ? countryCode : "CH";
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : null;
}

/** A number as people write it: `+41 79 123 45 67`. */
export async function showPhone(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
