import type { Db } from "../../server/db/connection.ts";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import { upsertRevision } from "../../server/db/queries/revision.ts";
import { adjectives, numbers, placeNames, subjects } from "./words.ts";

const [locations, types, rowsAtOnce, firstId] = [400, 10, 500, 1_000_000];
/** Words of the teasers, and places in the titles: about as many different ones as a large catalogue has. */
const [teaserWords, wordsOfTeaser, placesAmong] = [5000, 14, 5];

/**
 * Puts so many activities into a database, with titles and teasers in four languages; answers with their English
 * titles. Without slots: search reads none.
 */
export async function fillCatalogue(db: Db, count: number): Promise<string[]> {
  const random = numbers(count);
  const below = (limit: number) => Math.floor(random() * limit);
  const places = placeNames(Math.max(locations, Math.ceil(count / placesAmong)), random);
  const vocabulary = placeNames(teaserWords, random);
  const same = (text: string) => JSON.stringify(Object.fromEntries(mainLocales.map((locale) => [locale, text])));
  await db.insertInto("supplier").values({ id: firstId, name: "Alpina Erlebnis AG" }).execute();
  for (let id = 0; id < types; id++)
    await db
      .insertInto("activity_type")
      .values({ id: firstId + id, title: same(subjects[id]!), teaser: null, picture: null })
      .execute();
  for (let id = 0; id < locations; id++)
    await db
      .insertInto("location")
      .values({
        id: firstId + id,
        title: same(places[id]!),
        latitude: 46 + random() * 1.7,
        longitude: 6 + random() * 4.4,
        teaser: null,
        picture: null,
      })
      .execute();
  const titles: string[] = [];
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, offset) => {
      const type = below(types);
      const title = `${adjectives[below(adjectives.length)]} ${subjects[type]!.toLowerCase()} in ${places[below(places.length)]}`;
      titles.push(title);
      return {
        id: firstId + start + offset,
        type,
        title,
        teaser: Array.from({ length: wordsOfTeaser }, () => vocabulary[below(teaserWords)]).join(" "),
      };
    });
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("activity")
        .values(
          rows.map(({ id, type }) => ({
            id,
            mapped_id: id + firstId,
            sequence_index: id,
            supplier_id: firstId,
            type_id: firstId + type,
            location_id: firstId + below(locations),
            latitude: 46 + random() * 1.7,
            longitude: 6 + random() * 4.4,
            min_age: null,
            max_age: null,
            mobile_ticket: 1,
            booking_on_request: 0,
            show_per_person_suffix: 1,
            high_demand: 0,
            reservation_system: "own",
            tickets_issued: 0,
            rating_average: null,
            rating_count: null,
            guide_languages: "[]",
            attributes: "[]",
            meeting_points: "[]",
            pictures: "[]",
            points_of_interest: "[]",
          })),
        )
        .execute();
      for (const locale of mainLocales)
        await trx
          .insertInto("activity_text")
          .values(
            rows.map(({ id, title, teaser }) => ({
              activity_id: id,
              locale,
              title,
              teaser,
              slug: "x",
              benefits: "[]",
              highlights: "",
              important_information: null,
              info_confirmation: null,
              content_blocks: "[]",
              discount: null,
            })),
          )
          .execute();
    });
  }
  await upsertRevision(db);
  return titles;
}
