import { randomUUID } from "node:crypto";
import type { BillingPeriod } from "../../../sdk/contracts/distributor.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateUsersOfDistributor } from "../../db/queries/account-user.ts";
import {
  clearAgreement,
  findAgreement,
  findDistributor,
  updateDistributor,
  upsertAgreement,
} from "../../db/queries/distributor.ts";
import { insertTeamStep, type NewStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { DistributorTable, PaymentAgreementTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { canDistributorBecome, type DistributorState } from "../../domain/distributor-state.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { checkDetails, columnsOf, type DistributorDetails } from "./details.ts";
import { announceDistributor } from "./outbox.ts";

/** What the team agrees with a distributor. */
export interface AgreementTerms {
  /** Rappen. */
  readonly creditLimit: number;
  readonly periodDays: number;
  readonly billing: BillingPeriod;
}

export type DistributorDecision = {
  readonly revision: number;
  /** The team's note to them. */
  readonly note: string;
} & ({ readonly state: "approved"; readonly terms: AgreementTerms } | { readonly state: "rejected" | "closed" });

/**
 * Approves, rejects or closes a distributor, and sends a mail. Its accounts have the right to buy on invoice from the
 * same transaction on, or no longer. Repeating a decision changes and sends nothing. Throws 404
 * `distributor_not_found`, 409 `changed_meanwhile`, 400 `invalid_input` where the state allows no such decision, and
 * for a rejection or an end without a note.
 */
export async function decideDistributor(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  distributorId: string,
  decision: DistributorDecision,
): Promise<void> {
  const { revision, state, note } = decision;
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await readDistributor(trx, distributorId, revision);
    if (state !== "approved" && note === "")
      throw new AppError("invalid_input", "This decision needs a note.", { note: "a note to them is wanted" });
    if (known.state === state) return;
    if (!canDistributorBecome(known.state, state))
      throw new AppError("invalid_input", `A distributor that is ${known.state} can't become ${state}.`);
    const decided = { state, note: note || null, decided_at: at };
    if (!(await updateDistributor(trx, known, decided))) throw changedMeanwhile();
    const changes = decision.state === "approved" ? await agree(trx, known.id, decision.terms, at) : [];
    if (state === "closed") await clearAgreement(trx, known.id);
    await grant(trx, known.id, state, at);
    await insertTeamStep(trx, { ...step(known, actor, at), action: state, note, changes });
    await announceDistributor(trx, `distributor_${state}`, known.id, at);
  });
}

/**
 * Changes the agreement of an approved distributor from now on: what is open counts against the new limit. Throws 404
 * `distributor_not_found`, 409 `changed_meanwhile`, 400 `invalid_input` where there is no agreement.
 */
export async function changeAgreement(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  distributorId: string,
  { revision, ...terms }: AgreementTerms & { readonly revision: number },
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await readDistributor(trx, distributorId, revision);
    if (known.state !== "approved")
      throw new AppError("invalid_input", `A distributor that is ${known.state} has no agreement to change.`);
    const changes = await agree(trx, known.id, terms, at);
    if (changes.length === 0) return;
    if (!(await updateDistributor(trx, known, {}))) throw changedMeanwhile();
    await insertTeamStep(trx, { ...step(known, actor, at), action: "agreement_changed", changes });
  });
}

/** Corrects what a distributor is called and where its invoices go. Throws as `changeAgreement`. */
export async function correctDistributor(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  distributorId: string,
  { revision, ...details }: DistributorDetails & { readonly revision: number },
): Promise<void> {
  checkDetails(details);
  await transact(db, async (trx) => {
    const known = await readDistributor(trx, distributorId, revision);
    const { search_text, ...now } = columnsOf(details);
    const changes = differences<Partial<DistributorTable>>(known, now);
    if (changes.length === 0) return;
    if (!(await updateDistributor(trx, known, { ...now, search_text }))) throw changedMeanwhile();
    await insertTeamStep(trx, {
      ...step(known, actor, instantAt(clock.now())),
      action: "details_corrected",
      changes,
    });
  });
}

/** Returns a distributor that has this revision. Throws 404 `distributor_not_found`, 409 `changed_meanwhile`. */
async function readDistributor(trx: Trx, id: string, revision: number): Promise<DistributorTable> {
  // What is bought on invoice at the same time is counted before or after, by the limit that holds then.
  await lockRow(trx, "distributor", id);
  const known = await findDistributor(trx, id);
  if (!known) throw notFound("distributor_not_found");
  if (known.revision !== revision) throw changedMeanwhile();
  return known;
}

/** What an account may is in its own row, where its session reads it (RULES 18). */
async function grant(trx: Trx, id: string, state: DistributorState, at: string): Promise<void> {
  const rights =
    state === "approved" ? ({ invoice_approved: 1, is_reseller: 1 } as const) : { invoice_approved: 0 as const };
  await updateUsersOfDistributor(trx, id, { ...rights, updated_at: at });
}

type Terms = Pick<PaymentAgreementTable, "credit_limit" | "period_days" | "billing">;

/** Stores the agreement; returns what it changes. */
async function agree(
  trx: Trx,
  distributor_id: string,
  { creditLimit, periodDays, billing }: AgreementTerms,
  at: string,
): Promise<NonNullable<NewStep["changes"]>> {
  const before = await findAgreement(trx, distributor_id);
  const now: Terms = { credit_limit: creditLimit, period_days: periodDays, billing };
  const row = { ...now, distributor_id, is_active: 1, created_at: at } as const;
  await upsertAgreement(trx, { ...row, id: before?.id ?? randomUUID() });
  return differences<Partial<Terms>>(before ?? {}, now);
}

function differences<Row extends object>(
  before: Row,
  now: Row,
): { field: string; from: string | null; to: string | null }[] {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return Object.entries(now)
    .map(([field, to]) => ({ field, from: text(before[field as keyof Row]), to: text(to) }))
    .filter(({ from, to }) => from !== to);
}

function step({ id, revision }: DistributorTable, actor: string, at: string) {
  return { entity: "distributor", entityId: id, actor, revision: revision + 1, at } as const;
}
