import { expect, test } from "vitest";
import { ga4IdOf } from "./ga4-id.ts";

test.each([
  ["a=1; _ga=GA1.1.1718.1732800000; b=2", "1718.1732800000"],
  ["_ga=GA1.2.1718.1732800000", "1718.1732800000"],
  ["_ga_ABC=GS1.1.1718.1732800000", null],
  ["x_ga=GA1.1.1718.1732800000", null],
  ["_ga=<script>", null],
  ["", null],
])("the client id in %j is %j", (cookies, id) => expect(ga4IdOf(cookies)).toBe(id));
