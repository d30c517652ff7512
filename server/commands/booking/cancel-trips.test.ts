import { beforeAll, expect, test } from "vitest";
import { cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest, type SignedInSession } from "../../domain/session.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { cancelAsTeam } from "./cancel-as-team.ts";
import { openShopWithTrips, tripBack, tripPrice, tripThere, type ShopWithTrips } from "./rebook-trips.fixture.ts";

const boatPrice = 4900;
const there = tripThere("08", "07");
const back = tripBack("08", "12");
const team = { ...guest, isAdmin: true, userId: "team", email: "team@shop.test" } as unknown as SignedInSession;

onBothDatabases("cancelling an activity with the trips that go with it", (getDb) => {
  let shop: ShopWithTrips;
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
  });

  type Booked = Awaited<ReturnType<ShopWithTrips["bookedTogether"]>>;
  const idsOf = ({ boat, trips }: Booked) => [boat, ...trips].map(({ bookingItemId }) => bookingItemId);
  const rowsOf = (bookingId: string) =>
    getDb()
      .selectFrom("booking_item")
      .select(["id", "cancelled_by", "refunded_amount"])
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
  async function mailsAbout(bookingId: string) {
    const rows = await getDb().selectFrom("outbox").select(["kind", "payload"]).execute();
    return rows.filter(({ kind, payload }) => kind === "booking_cancelled" && payload.includes(bookingId));
  }

  test("[R11] the buyer cancels all of it in one call: seats and money of each, one mail", async () => {
    const booked = await shop.bookedTogether([there, back]);
    const before = await shop.takenOf(there);
    const { bookingId, token } = booked;
    const answer = await shop.done(cancelItems, {
      params: { bookingId },
      body: { bookingItemIds: idsOf(booked), reason: "ill", token },
    });
    expect(answer).toMatchObject({ status: "cancelled", refund: { amount: boatPrice + 2 * tripPrice } });
    expect(await shop.takenOf(there)).toBe(before - 1);
    expect([...(await shop.refundsOf(bookingId)).values()].toSorted()).toEqual([tripPrice, tripPrice, boatPrice]);
    expect(await mailsAbout(bookingId)).toHaveLength(1);
    await sendDueMails(shop.services);
    expect(shop.mails.at(-1)!.text).toContain("Zürich HB – Bern");
  });

  test("[R11] a trip that can't be cancelled any more keeps all of it booked", async () => {
    const booked = await shop.bookedTogether([there], { productId: "saver" });
    const { bookingId, token } = booked;
    const answer = await shop.send(cancelItems, {
      params: { bookingId },
      body: { bookingItemIds: idsOf(booked), reason: "ill", token },
    });
    expect(answer).toMatchObject({
      code: "not_cancellable",
      fields: { bookingItemIds: [booked.trips[0]!.bookingItemId] },
    });
    expect((await shop.placesOf(bookingId)).boat).toBeDefined();
  });

  test("[R11] the team cancels an activity at an amount of its own, and its trips at the rule's: one mail, a step for each", async () => {
    const booked = await shop.bookedTogether([there, back]);
    const [boatId, ...tripItemIds] = idsOf(booked);
    const { bookingId } = booked;
    const request = { by: "team", reason: "no water", refund: 1000, tripItemIds } as const;
    await cancelAsTeam(shop.services, team, { bookingId, bookingItemId: boatId! }, request);
    expect((await rowsOf(bookingId)).map(({ refunded_amount }) => refunded_amount)).toEqual([
      1000,
      tripPrice,
      tripPrice,
    ]);
    expect(await mailsAbout(bookingId)).toHaveLength(1);
    const steps = await getDb().selectFrom("team_step").select("changes").where("entity_id", "=", bookingId).execute();
    expect(steps.map(({ changes }) => changes).filter((changes) => changes.includes("Zürich HB"))).toHaveLength(2);
    // Again: nothing more goes back.
    await cancelAsTeam(shop.services, team, { bookingId, bookingItemId: boatId! }, request);
    expect((await shop.refundsOf(bookingId)).size).toBe(3);
  });

  test("[R11] for the supplier the activity alone is the supplier's; a saver goes with it past its cut-off", async () => {
    const booked = await shop.bookedTogether([there], { productId: "saver" });
    const [boatId, tripId] = idsOf(booked);
    const request = { by: "supplier" as const, reason: "storm", tripItemIds: [tripId!] };
    await cancelAsTeam(shop.services, team, { bookingId: booked.bookingId, bookingItemId: boatId! }, request);
    expect((await rowsOf(booked.bookingId)).map(({ cancelled_by }) => cancelled_by)).toEqual(["supplier", "team"]);
  });

  test("[R11] the team cancels no trip that doesn't go with the item, and nothing else then", async () => {
    const booked = await shop.bookedTogether([there], { isTied: false });
    const other = await shop.bookedTogether([there]);
    const [boatId, freeId] = idsOf(booked);
    for (const tripItemIds of [[freeId!], [idsOf(other)[1]!], ["no-item"]])
      await expect(
        cancelAsTeam(
          shop.services,
          team,
          { bookingId: booked.bookingId, bookingItemId: boatId! },
          { by: "team", reason: "x", tripItemIds },
        ),
      ).rejects.toMatchObject({ code: "booking_not_found" });
    expect(await shop.placesOf(booked.bookingId)).toMatchObject({ trips: [there], boat: expect.any(String) });
  });
});
