import { expect, test } from "vitest";
import { lastPage } from "../../sdk/contracts/admin/paging.ts";
import { requestedPage } from "./requested-page.ts";

test.each([
  ["page=3", "3"],
  ["page=99999999999", String(lastPage)],
  ["page=abc", "1"],
  ["page=-3", "1"],
  ["page=0", "1"],
  ["page=2.5", "1"],
  ["page=", "1"],
  ["", "1"],
])("of the address ?%s a list shows page %s", (search, page) => {
  expect(requestedPage(new URLSearchParams(search))).toBe(page);
});
