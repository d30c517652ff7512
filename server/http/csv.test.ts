import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const fieldsOf = (...row: (string | number)[]) => csvOf([row]).replace(/^\ufeff|\r\n$/g, "");

test("begins with a byte order mark, and ends each line with CR LF", () => {
  expect(
    csvOf([
      ["Kampagne", "Gesehen"],
      ["winter", 3],
    ]),
  ).toBe("\ufeffKampagne,Gesehen\r\nwinter,3\r\n");
});

test("quotes what has commas, quotes or line ends", () => {
  expect(fieldsOf('a "b"', "c,d", "e\nf", "")).toBe('"a ""b""","c,d","e\nf",');
});

test.each(["=1+1", "+41", "-2", "@SUM(A1)", "\t=1", " =1", "＝1"])("makes no formula of the text %j", (text) => {
  expect(fieldsOf(text)).toBe(`'${text}`);
});

test("leaves numbers as they are, also below 0", () => {
  expect(fieldsOf(-4.8, 0, 12.5)).toBe("-4.8,0,12.5");
});
