import { expect, test } from "vitest";
import { pageParameters } from "./page-parameters.ts";

test.each([
  ["", ""],
  ["?utm_source=letter&utm_medium=mail&gclid=1&fbclid=2", ""],
  ["?types=11&utm_source=letter&s=boat", "types=11&s=boat"],
  ["?s=boat&s=hike", "s=boat"],
  ["?more=27&s=boat", "more=27&s=boat"],
  ["?more=28&s=boat", "s=boat"],
  ["?a263=1&a0=1&a1234567=1&ab=1", "a263=1"],
  ["?hideAll&hideMap=1&hideous=1", "hideAll=&hideMap=1"],
  ["?ref=55&cartId=c-1&returnUrl=https://hotel.example/", "ref=55&cartId=c-1&returnUrl=https%3A%2F%2Fhotel.example%2F"],
  ["?widgetBrandColor=%23ff8800&widgetColour=1", "widgetBrandColor=%23ff8800"],
  ["?S=boat&__proto__=1&constructor=1&types[]=1", ""],
])("of %o the page is made of %o", (query, parameters) => {
  expect(String(pageParameters("/en-ch/activities", new URLSearchParams(query)))).toBe(parameters);
});

test("a search of connections is in its own page's address alone", () => {
  const query =
    "from=8500010&to=8501689&date=2026-12-08&time=08%3A30&arrive=1&activity=112&arrive-by=x&depart-after=z&trip=y";
  for (const path of ["/transport", "/fr-ch/transport", "/test-booking/transport"])
    expect(String(pageParameters(path, new URLSearchParams(query)))).toBe(query);
  expect(String(pageParameters("/activities", new URLSearchParams(query)))).toBe("date=2026-12-08&activity=112");
});
