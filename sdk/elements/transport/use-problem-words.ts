import { useLingui } from "@lingui/react/macro";
import type { PlaceFieldProps } from "./transport.props.ts";

/** Why a field has no place: a sentence below it. What is said as it is left stands above it (`place-input.tsx`). */
export function useProblemWords({ problem, state, text }: PlaceFieldProps): string | undefined {
  const { t } = useLingui();
  if (state === "locating") return undefined;
  switch (problem) {
    case "unknown":
      return t`“${text}” is no stop of the timetable. Please choose one of the list.`;
    case "locationFailed":
      return t`Your location could not be found. Please type a place.`;
    case "locationUnsupported":
      return t`This browser can’t find your location. Please type a place.`;
    case "noPlaceNearby":
      return t`There is no stop nearby. Please type a place.`;
    case "activityGone":
      return t`The activity of this link doesn’t exist. Please type a place.`;
    default:
      return undefined;
  }
}
