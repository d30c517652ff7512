import * as v from "valibot";
import { call } from "../call.ts";
import { MovedPage, Page } from "../pages/page.ts";
import { pagesPath } from "../pages/pages-path.ts";

/**
 * `GET /pages/?path=…`: a page of the shop as data, for a navigation within the browser, or where it has moved. A page
 * that is not there is answered with 404 and what there is instead. For the shop's own browser code: what a body holds
 * may change with each build. 400 `invalid_input` for what is no path of the shop.
 */
export const getPage = call({ method: "GET", path: pagesPath, answer: v.union([MovedPage, Page]) });
