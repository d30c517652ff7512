import { mainLocales, type Locale } from "../../../sdk/contracts/locale.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Trx } from "../../db/connection.ts";
import { insertNewRows } from "../../db/queries/catalogue-rows.ts";
import { transportWords } from "./transport.words.ts";

/** One number for all of them, as the specification fixes that of the offer (purchase spec §9). */
const id = transportOfferId;
const none = "[]";

/**
 * Trips are sold under a hidden activity with one offer, so that holds, bookings and refunds of trips are those of
 * activities. Both are off sale for ever: no list, search or page shows them. Made with the first reservation of a
 * trip; `at` is an instant of the database.
 */
export async function addTransportActivity(trx: Trx, at: string): Promise<void> {
  const title = JSON.stringify(Object.fromEntries(mainLocales.map((locale) => [locale, transportWords(locale).title])));
  await insertNewRows(trx, "supplier", [{ id, name: transportWords("en_CH").title, email: null, search_text: "" }]);
  await insertNewRows(trx, "activity_type", [{ id, title, teaser: null, picture: null }]);
  await insertNewRows(trx, "location", [{ id, title, latitude: 0, longitude: 0, teaser: null, picture: null }]);
  await insertNewRows(trx, "activity", [
    {
      id,
      mapped_id: id,
      sequence_index: id,
      supplier_id: id,
      type_id: id,
      location_id: id,
      latitude: 0,
      longitude: 0,
      min_age: null,
      max_age: null,
      mobile_ticket: 1,
      booking_on_request: 0,
      show_per_person_suffix: 0,
      high_demand: 0,
      reservation_system: "transport",
      tickets_issued: 0,
      rating_average: null,
      rating_count: null,
      guide_languages: none,
      attributes: none,
      meeting_points: none,
      pictures: none,
      points_of_interest: none,
      withdrawn_at: at,
      search_text: "",
    },
  ]);
  await insertNewRows(trx, "activity_text", mainLocales.map(textOf));
  await insertNewRows(trx, "offer", [
    {
      id,
      activity_id: id,
      content_api_offer_id: id,
      sequence_index: 0,
      duration_minutes: null,
      schedules: none,
      withdrawn_at: at,
    },
  ]);
  await insertNewRows(
    trx,
    "offer_text",
    mainLocales.map((locale) => ({ offer_id: id, locale, label: transportWords(locale).title, description: "" })),
  );
}

function textOf(locale: Locale) {
  return {
    activity_id: id,
    locale,
    title: transportWords(locale).title,
    teaser: "",
    slug: "transport",
    benefits: none,
    highlights: "",
    important_information: null,
    info_confirmation: null,
    content_blocks: none,
    discount: null,
  };
}
