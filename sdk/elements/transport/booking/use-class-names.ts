import { useLingui } from "@lingui/react/macro";
import type { ClassKey } from "../../../machines/trip-booking/trip-booking.types.ts";

export function useClassNames(): Readonly<Record<ClassKey, string>> {
  const { t } = useLingui();
  return { "1st_class": t`1st class`, "2nd_class": t`2nd class` };
}
