import * as v from "valibot";
import { listActivities } from "../../../sdk/contracts/listing.ts";
import { activitiesIn } from "../../db/queries/activities.ts";
import { fromJson } from "../../db/json.ts";
import { AppError } from "../../errors.ts";
import { completeActivities } from "../activity/read-activities.ts";
import { handle, type Routes } from "../handle.ts";

const listLife = 60;
const Ids = v.pipe(
  v.array(v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  v.maxLength(1000),
);

export const activitiesRoutes: Routes = (app, services) => {
  handle(
    app,
    services,
    listActivities,
    async ({ params, query }) => {
      const lists = {
        activityIds: idsOf(query.activityIds, "activityIds"),
        skipIds: idsOf(query.skipIds, "skipIds"),
        typeIds: idsOf(query.typeIds, "typeIds"),
        locationIds: idsOf(query.locationIds ?? (query.regionId && `[${query.regionId}]`), "locationIds"),
        attributeIds: idsOf(query.attributeIds, "attributeIds"),
      };
      let rows = activitiesIn(services.db, params.locale);
      if (lists.activityIds) rows = rows.where("activity.id", "in", none(lists.activityIds));
      if (lists.skipIds?.length) rows = rows.where("activity.id", "not in", lists.skipIds);
      if (lists.typeIds) rows = rows.where("activity.type_id", "in", none(lists.typeIds));
      if (lists.locationIds) rows = rows.where("activity.location_id", "in", none(lists.locationIds));
      const found = await rows.execute();
      const wanted = lists.attributeIds;
      const fitting = wanted
        ? found.filter((row) => fromJson<{ items: number[] }[]>(row.attributes).some(({ items }) => items.some((item) => wanted.includes(item))))
        : found;
      return (await completeActivities(services, fitting, params.locale)).map((activity) => ({ ...activity, discountTypes: [] }));
    },
    { keepFor: listLife },
  );
};

/** An empty list matches nothing; SQL's `in ()` would be no SQL. */
function none(ids: number[]): number[] {
  return ids.length > 0 ? ids : [0];
}

/** A list of ids as the JSON text of discovery spec §7: `[104,88]`. 400 with the field's name. */
function idsOf(text: string | undefined, field: string): number[] | undefined {
  if (text === undefined || text === "") return undefined;
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    input = undefined;
  }
  const parsed = v.safeParse(Ids, input);
  if (!parsed.success) throw new AppError("invalid_input", `${field} is a JSON list of ids.`, { [field]: "a JSON list of ids is wanted" });
  return parsed.output;
}
