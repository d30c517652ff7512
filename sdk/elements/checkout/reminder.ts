import { fromCallback } from "xstate";
import { cancelReminder, getReminder, requestReminder } from "../../contracts/calls/cart.ts";
import type { ReminderEvent } from "../../machines/checkout/checkout.setup.ts";
import type { CheckoutEvent, Reminder } from "../../machines/checkout/checkout.types.ts";
import type { Services } from "../_kit/record.ts";

/**
 * Stores and deletes the consent to one mail about a basket that is left. Calls follow each other in the order of the
 * presses, and only the last one's answer counts.
 */
export function storeReminder({ client, locale }: Services) {
  return fromCallback<ReminderEvent>(({ sendBack, receive }) => {
    let last = 0;
    let before: Promise<unknown> = Promise.resolve();
    receive((event) => {
      const turn = ++last;
      const report = (reminder: Reminder) => {
        if (turn === last) sendBack({ type: "reminder.changed", reminder } satisfies CheckoutEvent);
      };
      before = before
        .then(() => send(event))
        .then(
          ({ reminder }) => report(reminder),
          // What was not read is taken as not asked for.
          () => event.type === "reminder.read" || report("failed"),
        );
    });
    const send = (event: ReminderEvent): Promise<{ readonly reminder: Reminder }> => {
      const params = { cartId: event.cartId };
      if (event.type === "reminder.read") return client.send(getReminder, { params });
      if (event.email === null) return client.send(cancelReminder, { params });
      return client.send(requestReminder, { params, body: { email: event.email, locale } });
    };
    return () => {
      last = -1;
    };
  });
}
