import { useLingui } from "@lingui/react/macro";
import { timeOf } from "../../../contracts/time.ts";
import { slotInWords } from "../../../parts/when.ts";
import type { StepProps } from "./dialog.props.ts";

/** A trip in two lines: "Basel SBB to Luzern", "Tue 1 December 2026, 10:04 – 11:05". */
export function useTripTitle({ trip, languageTag }: Pick<StepProps, "trip" | "languageTag">) {
  const { t } = useLingui();
  if (!trip) return { title: "", when: null };
  const { originName, destinationName, startTime, endTime } = trip;
  return {
    title: t`${originName} to ${destinationName}`,
    // Digits beside digits run from left to right in any page: each time is by itself.
    when: (
      <>
        <bdi>{slotInWords(startTime, languageTag)}</bdi>
        {"\u00a0–\u00a0"}
        <bdi>{timeOf(endTime)}</bdi>
      </>
    ),
  };
}
