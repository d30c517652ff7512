import { instantAt } from "../clock.ts";
import { answerRequest } from "../commands/booking/confirm-request.ts";
import { announceRequest } from "../commands/booking/request-outbox.ts";
import { listRequestsToRemind, listUnansweredRequests, setReminders } from "../db/queries/request.ts";
import { transact } from "../db/transact.ts";
import { remindersBefore } from "../domain/request-deadline.ts";
import type { Services } from "../services.ts";

const batchSize = 50;

/**
 * Refuses requests without an answer after 48 hours, and sends reminders of the others (RULES 8). Safe in concurrent
 * processes.
 */
export async function answerRequestsJob(services: Services): Promise<void> {
  await refuseUnanswered(services);
  for (const [index, before] of remindersBefore.entries()) await remind(services, index, before);
}

async function refuseUnanswered(services: Services): Promise<void> {
  const { db, clock, log } = services;
  for (const { id } of await listUnansweredRequests(db, instantAt(clock.now()), batchSize)) {
    await answerRequest(services, id, "refused", { by: "deadline", actor: null, note: null }).catch((cause: unknown) =>
      log.error({ err: cause, bookingId: id }, "an unanswered request could not be refused and is tried again"),
    );
  }
}

/**
 * `index`: how many reminders come before this one. Where the shop was down for long, only the later of two is sent.
 */
async function remind({ db, clock }: Services, index: number, before: number): Promise<void> {
  const now = clock.now();
  const next = remindersBefore[index + 1];
  const due = await listRequestsToRemind(
    db,
    { reminders: index, from: instantAt(now + (next ?? 0)), until: instantAt(now + before) },
    batchSize,
  );
  for (const { id, request_reminders } of due) {
    await transact(db, async (trx) => {
      if (await setReminders(trx, id, request_reminders, index + 1))
        await announceRequest(trx, id, { isReminder: true }, instantAt(now));
    });
  }
}
