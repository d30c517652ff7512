import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { saveActivity as saveActivityCall } from "../../../sdk/contracts/calls/admin/activities.ts";
import type { ErrorFields } from "../../../sdk/contracts/errors.ts";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import {
  priceField,
  readFields,
  shownValue,
  textField,
  writeFields,
  type Fields,
  type TextName,
} from "../../catalogue/edited-fields.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { deleteEdit, findEditBase, upsertEdit } from "../../db/queries/activity-edit.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { beginSave, writeRevision } from "./team-activity-revision.ts";

type SaveBody = ParsedInput<typeof saveActivityCall>["body"];

/**
 * Saves texts, prices and rates of value added tax of an activity that the team has edited; they override the
 * catalogue's permanently. Holds and bookings keep their frozen prices and rates (RULES 5). A save without changes
 * writes no history. Throws 404 `activity_not_found`, 409 `changed_meanwhile`, 400 `invalid_input` with the fields.
 */
export async function saveActivity(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  activityId: number,
  request: SaveBody,
): Promise<void> {
  await transact(db, async (trx) => {
    const before = await beginSave(trx, activityId, request.revision);
    const now = await readFields(trx, activityId);
    const wanted = wantedFields(request, now);
    const changed = new Map([...wanted].filter(([field, value]) => now.get(field) !== value));
    if (changed.size === 0) return;
    await storeEdits(trx, activityId, changed, now);
    await writeFields(trx, activityId, changed);
    const after = { revision: before.revision + 1, unpublishedAt: before.unpublishedAt };
    await writeRevision(trx, activityId, after);
    for (const action of ["texts_saved", "prices_saved"] as const) {
      const kind = action === "texts_saved" ? "texts." : "prices.";
      const changes = [...changed]
        .filter(([field]) => field.startsWith(kind))
        .map(([field, value]) => ({ field, from: shownValue(now.get(field)!), to: shownValue(value) }));
      if (changes.length > 0)
        await insertTeamStep(trx, {
          entity: "activity",
          entityId: activityId,
          actor: actor,
          action,
          changes,
          revision: after.revision,
          at: instantAt(clock.now()),
        });
    }
    await upsertRevision(trx);
  });
}

/**
 * The fields that the request names, as JSON. 400 `invalid_input` where a category isn't the activity's, or a net price
 * is above its price.
 */
function wantedFields({ texts, prices }: SaveBody, now: Fields): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const locale of mainLocales) {
    for (const [name, value] of Object.entries(texts?.[locale] ?? {}))
      wanted.set(textField(locale, name as TextName), JSON.stringify(value));
  }
  const wrong: ErrorFields = {};
  for (const [index, { ticketCategoryId, price, netPrice, vatRate }] of (prices ?? []).entries()) {
    if (!now.has(priceField(ticketCategoryId, "price")))
      wrong[`prices.${index}.ticketCategoryId`] = "this is no ticket category of the activity";
    else if (netPrice !== null && netPrice > price)
      wrong[`prices.${index}.netPrice`] = "a net price is not above the price";
    wanted.set(priceField(ticketCategoryId, "price"), JSON.stringify(price));
    wanted.set(priceField(ticketCategoryId, "netPrice"), JSON.stringify(netPrice));
    if (vatRate !== undefined) wanted.set(priceField(ticketCategoryId, "vatRate"), JSON.stringify(vatRate));
  }
  if (Object.keys(wrong).length > 0)
    throw new AppError("invalid_input", "Some prices are not as they should be.", wrong);
  return wanted;
}

/** Deletes an edit that equals the catalogue's value. */
async function storeEdits(trx: Trx, activityId: number, changed: Fields, now: Fields): Promise<void> {
  for (const [field, value] of changed) {
    const base = (await findEditBase(trx, activityId, field)) ?? now.get(field)!;
    if (base === value) await deleteEdit(trx, activityId, field);
    else await upsertEdit(trx, { activity_id: activityId, field, base, value });
  }
}
