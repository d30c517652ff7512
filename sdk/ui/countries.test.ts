import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { countryOptions, dialCode } from "./countries.ts";

test("offers every country of the phone library with its calling code", () => {
  const options = countryOptions("en-CH").map(({ value }) => value);
  const missing = getCountries().filter((country) => !options.includes(country) && country !== "TA");
  expect(missing).toEqual([]);
  for (const country of options)
    expect([country, dialCode(country)]).toEqual([country, `+${getCountryCallingCode(country as "CH")}`]);
});

test("names and sorts countries in the visitor's language", () => {
  expect(countryOptions("de-CH").find(({ value }) => value === "CH")?.label).toBe("Schweiz");
  expect(countryOptions("fr-CH").at(0)?.label).toBe("Afghanistan");
});
