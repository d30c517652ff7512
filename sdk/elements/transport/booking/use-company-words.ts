import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CompanyProblem } from "../../../contracts/companions.ts";
import type { TooManyTickets } from "./dialog.props.ts";

/** Whom tickets lack. The server's own refusal has no number. */
export function useCompanyWords(tooMany?: TooManyTickets): Readonly<Record<CompanyProblem, string>> {
  const { t } = useLingui();
  const withNumber = ({ adults, most, label }: TooManyTickets) =>
    t`${plural(adults, {
      one: `At most ${most} × ${label} can travel with one adult. Please add an adult, or take fewer.`,
      other: `At most ${most} × ${label} can travel with # adults. Please add an adult, or take fewer.`,
    })}`;
  return {
    needs_traveller: t`A dog or a bike travels with somebody. Please add the ticket of a traveller.`,
    needs_adult: t`Children under 6 travel free with an adult. Please add the ticket of somebody who travels with them.`,
    needs_another_adult: tooMany
      ? withNumber(tooMany)
      : t`There are too many children under 6 for the adults who travel with them. Please add an adult, or take fewer children.`,
  };
}
