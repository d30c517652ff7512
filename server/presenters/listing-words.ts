import type { Words } from "../domain/catalogue-schema.ts";

/** The title of the page that lists everything. */
export const allActivitiesTitle: Words = {
  de_CH: "Freizeitaktivitäten",
  en_CH: "Activities",
  fr_CH: "Activités",
  it_CH: "Attività",
};
