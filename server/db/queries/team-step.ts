import { randomUUID } from "node:crypto";
import type { TeamStep } from "../../../sdk/contracts/admin/steps.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import type { Db, Trx } from "../connection.ts";
import { fromJson } from "../../json.ts";
import type { TeamStepTable } from "../schema.ts";

/** Steps of one entity that are shown. */
const mostSteps = 50;

export interface NewStep {
  readonly entity: TeamStepTable["entity"];
  readonly entityId: string | number;
  readonly actor: string;
  readonly action: TeamStep["action"];
  readonly note?: string | null;
  readonly changes?: TeamStep["changes"];
  /** The entity's revision after the step. */
  readonly revision?: number;
  readonly at: string;
}

/** Appends a step to the team's history, in the transaction that does what it says. */
export async function insertTeamStep(
  trx: Trx,
  { entity, entityId, actor, action, note, changes = [], revision = 0, at }: NewStep,
): Promise<void> {
  await trx
    .insertInto("team_step")
    .values({
      id: randomUUID(),
      entity,
      entity_id: String(entityId),
      who: actor,
      action,
      note: note || null,
      changes: JSON.stringify(changes),
      revision,
      at,
    })
    .execute();
}

/** Deletes the steps of an entity that is deleted itself. */
export async function deleteTeamSteps(trx: Trx, entity: TeamStepTable["entity"], id: string | number): Promise<void> {
  await trx.deleteFrom("team_step").where("entity", "=", entity).where("entity_id", "=", String(id)).execute();
}

/** The last steps of entities by id, the newest first. */
export async function listTeamSteps(
  db: Db | Trx,
  entity: TeamStepTable["entity"],
  ids: readonly (string | number)[],
): Promise<Map<string, TeamStep[]>> {
  const steps = new Map<string, TeamStep[]>(ids.map((id) => [String(id), []]));
  if (ids.length === 0) return steps;
  const rows = await db
    .selectFrom("team_step")
    .selectAll()
    .where("entity", "=", entity)
    .where("entity_id", "in", [...steps.keys()])
    .orderBy("at", "desc")
    .orderBy("revision", "desc")
    .orderBy("id")
    .execute();
  for (const { entity_id, at, who, action, note, changes } of rows) {
    const known = steps.get(entity_id)!;
    if (known.length < mostSteps)
      known.push({
        at: wireInstant(at),
        who,
        action: action as TeamStep["action"],
        note,
        changes: fromJson<TeamStep["changes"]>(changes).map(ofCancelledItem),
      });
  }
  return steps;
}

/**
 * Steps are never rewritten: of a cancellation, earlier versions wrote the item's id into the field and a sentence into
 * the value.
 */
function ofCancelledItem(change: TeamStep["changes"][number]): TeamStep["changes"][number] {
  if (/^items\.[^.]+\.refund$/.test(change.field)) return { ...change, field: "refund" };
  if (/^items\.[^.]+$/.test(change.field))
    return { ...change, field: "cancelled_by", to: change.to?.endsWith("supplier") ? "supplier" : "team" };
  return change;
}
