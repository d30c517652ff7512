import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { countryOptions, dialCode } from "./countries.ts";

test("every country that phone numbers are known of can be chosen, with its right code", () => {
  const options = countryOptions("en-CH").map(({ value }) => value);
  const missing = getCountries().filter((country) => !options.includes(country) && country !== "TA");
  expect(missing).toEqual([]);
  for (const country of options)
    expect([country, dialCode(country)]).toEqual([country, `+${getCountryCallingCode(country as "CH")}`]);
});

test("countries have the visitor's own names, in the visitor's own order", () => {
  expect(countryOptions("de-CH").find(({ value }) => value === "CH")?.label).toBe("Schweiz");
  expect(countryOptions("fr-CH").at(0)?.label).toBe("Afghanistan");
});
