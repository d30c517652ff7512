import { useLingui } from "@lingui/react/macro";
import { minutesOf } from "../../contracts/iso-duration.ts";

/** A duration in words: "1 h 8 min". */
export function useDurationWords(): (duration: string | number) => string {
  const { t } = useLingui();
  return (duration) => {
    const all = typeof duration === "number" ? duration : minutesOf(duration);
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    return hours === 0 ? t`${minutes} min` : minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
  };
}
