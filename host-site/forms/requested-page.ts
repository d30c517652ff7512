import { lastPage } from "../../sdk/contracts/admin/paging.ts";

/** The page of a list that the address names (`?page=3`); the first one where it names none. */
export function requestedPage(query: URLSearchParams): string {
  const page = query.get("page") ?? "";
  return /^[1-9]\d*$/.test(page) ? String(Math.min(Number(page), lastPage)) : "1";
}
