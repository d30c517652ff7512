import { lastPage } from "../../sdk/contracts/admin/paging.ts";

/** The page of a list that the address asks for (`?page=3`); the first one where it names none. */
export function askedPage(query: URLSearchParams): string {
  const asked = query.get("page") ?? "";
  return /^[1-9]\d*$/.test(asked) ? String(Math.min(Number(asked), lastPage)) : "1";
}
