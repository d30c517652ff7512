import * as v from "valibot";
import { lastPage } from "../../admin/paging.ts";

/** Query of every list: what is searched for, and the page, from 1. */
export const paged = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, "a page number from 1 is wanted"),
      v.transform(Number),
      v.maxValue(lastPage),
    ),
    "1",
  ),
};
