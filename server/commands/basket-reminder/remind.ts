import { day, hour, instantAt } from "../../clock.ts";
import {
  deleteAddressesConsentedBefore,
  deleteReminderAddress,
  findReminder,
  listCartsToRemind,
  markReminderQueued,
} from "../../db/queries/basket-reminder.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { isMailTime } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { unfinishedItems } from "./unfinished-items.ts";

/** The kind of the one mail about a basket that was left. */
export const basketMailKind = "basket_reminder";

/** What a line of the outbox carries: the address stays with the consent, where it can be deleted. */
export interface BasketMailPayload {
  readonly cartId: string;
}

/** How long after its last write a basket counts as left, in ms: its holds have ended by then. */
export const remindAfter = 3 * hour;
/** How long an address is kept that was not written to, in ms. */
export const keptFor = 7 * day;
const batchSize = 200;

type Needs = Pick<Services, "db" | "clock" | "log">;

/**
 * Writes once about each basket that was left by who asked for it, and deletes addresses that were kept for long
 * enough. No mail at night. `claim` takes the turn: several processes write one mail.
 */
export async function remindBaskets(services: Needs, claim = markReminderQueued): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  await deleteAddressesConsentedBefore(db, instantAt(now - keptFor));
  if (!isMailTime(now)) return;
  let reminded = 0;
  for (const cartId of await listCartsToRemind(db, instantAt(now - remindAfter), batchSize)) {
    try {
      reminded += (await remind(services, cartId, claim)) ? 1 : 0;
    } catch (cause) {
      log.error({ err: cause, cartId }, "a basket could not be reminded of and is tried again");
    }
  }
  if (reminded > 0) log.info({ reminded }, "visitors are reminded of their baskets");
}

/** Whether a mail was put into the outbox. Nothing left to buy: the address goes. A payment that is open: later. */
async function remind({ db, clock }: Needs, cartId: string, claim: typeof markReminderQueued): Promise<boolean> {
  const at = instantAt(clock.now());
  return transact(db, async (trx) => {
    await lockRow(trx, "cart", cartId);
    const consent = await findReminder(trx, cartId);
    if (!consent?.email) return false;
    const items = await unfinishedItems(trx, cartId, consent.email, at);
    if (items === "paying") return false;
    if (items.length === 0) {
      await deleteReminderAddress(trx, cartId);
      return false;
    }
    if (!(await claim(trx, cartId, at))) return false;
    await insertMail(trx, basketMailKind, { cartId } satisfies BasketMailPayload, at);
    return true;
  });
}
