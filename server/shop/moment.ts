import type { LoadedCatalogue } from "../discovery/loaded-catalogue.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import type { LoadInput } from "./loaded-page.ts";

/** What cards of activities say depends on the moment: seats and the date; no visitor's position is known to a page. */
export function momentOf({ services }: Pick<LoadInput, "services">, { seats }: LoadedCatalogue) {
  return { seats, today: dateInZurich(services.clock.now()), position: null };
}
