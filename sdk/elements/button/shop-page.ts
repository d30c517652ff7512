import { hideOnPage, subjectPage } from "../../contracts/subject-page.ts";
import type { ButtonContext } from "../../machines/button/button.types.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";
import type { Services } from "../_kit/record.ts";

/** The shop's page of what a button is for: an activity, a list, or all activities (discovery spec §2). */
export function shopPage({ activity, list }: Pick<ButtonContext, "activity" | "list">, services: Services): string {
  const page = subjectPage({ activity, ...list }, services.shopOrigin, services.locale);
  if (activity === undefined) hideOnPage(page, list?.hide ?? []);
  return linkToShop(page.href, services);
}
