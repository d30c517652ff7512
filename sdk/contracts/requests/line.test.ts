import * as v from "valibot";
import { expect, test } from "vitest";
import { Website } from "./line.ts";

test.each([
  "https://example.ch",
  "http://www.berge-buecher.example:8080/a@b?c=d.e#f",
  "https://niesen.example/neu",
  "https://zürich.example?q",
])("takes the site %s", (site) => expect(v.is(Website, site)).toBe(true));

test.each([
  "http://user:pw@evil.ch",
  "https://user@evil.ch/",
  "https://localhost",
  "https://intranet/a.b",
  "ftp://a.ch",
])("refuses the site %s", (site) => expect(v.is(Website, site)).toBe(false));
