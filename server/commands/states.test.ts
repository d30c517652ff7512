import { expect, test } from "vitest";
import { onBothDatabases } from "../db/testing.ts";
import { transact } from "../db/transact.ts";
import { openTestShop } from "../testing/shop.ts";
import { reservationBody } from "../testing/bookings.ts";
import { hold } from "./reservation/hold.ts";
import { guest } from "../domain/session.ts";
import { changeState } from "./states.ts";

onBothDatabases("states", (getDb) => {
  test("[R13.states] a step is compared, set and appended to the history; a second one from the same state changes nothing", async () => {
    const { services } = await openTestShop(getDb());
    const { reservationId } = await hold(services, { ...reservationBody(), locale: "en_CH" }, guest, null);
    const step = () =>
      transact(getDb(), (trx) =>
        changeState(trx, "reservation", reservationId, ["held"], "paying", "paid", "2026-11-21T09:00:00.000Z"),
      );
    const steps = await Promise.all([step(), step(), step()]);
    expect(steps.filter((from) => from === "held")).toHaveLength(1);
    const history = await getDb()
      .selectFrom("history")
      .select(["from_state", "to_state", "reason"])
      .where("entity_id", "=", reservationId)
      .execute();
    expect(history).toEqual(
      expect.arrayContaining([
        { from_state: null, to_state: "held", reason: "held" },
        { from_state: "held", to_state: "paying", reason: "paid" },
      ]),
    );
    expect(history).toHaveLength(2);
  });

  test("[R13.states] a step that the table doesn't have is refused", async () => {
    await expect(
      transact(getDb(), (trx) =>
        changeState(trx, "reservation", "any", ["failed"], "booked", "payment_refused", "now"),
      ),
    ).rejects.toThrow('"booked" may not follow "failed"');
  });
});
