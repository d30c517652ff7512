import { beforeAll, expect, test } from "vitest";
import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import {
  getAdminActivity,
  listAdminActivities,
  publishActivity,
  saveActivity,
  unpublishActivity,
} from "../../../sdk/contracts/calls/admin/activities.ts";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { createReservation, getReservation } from "../../../sdk/contracts/calls/cart.ts";
import { listActivities } from "../../../sdk/contracts/calls/listing.ts";
import { listAvailabilities } from "../../../sdk/contracts/calls/offer.ts";
import type { VatRate } from "../../../sdk/contracts/vat-rate.ts";
import { boat, flight, smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { paid } from "../../testing/booked.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

const admin = as("admin");
const params = { id: String(boat.id) };

onBothDatabases("the team's activities", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader });
  });
  const list = (query: Record<string, string> = {}) => shop.done(listAdminActivities, { query }, admin);
  const ids = async (query: Record<string, string>) => (await list(query)).entries.map(({ id }) => id);
  const read = () => shop.done(getAdminActivity, { params, query: { locale: "en_CH" } }, admin);
  const newest = async () => (await read()).revision;
  const save = async (body: object) =>
    shop.done(saveActivity, { params, query: {}, body: { revision: await newest(), ...body } }, admin);
  const priceOf = (activity: AdminActivity, category: number) =>
    activity.offers.flatMap((offer) => offer.ticketCategories).find(({ id }) => id === category)!.price;
  /** A catalogue whose fingerprint is another, in which nothing of the boat has changed. */
  const nextRelease = () => {
    const changed = structuredClone(smallCatalogue);
    changed.activities[1]!.teaser = { ...changed.activities[1]!.teaser, en_CH: `Another teaser ${shop.newKey()}` };
    return changed;
  };

  test("are found by title in any language without accents, by either id and by supplier; by id, 25 a page", async () => {
    expect(await list()).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 25,
      entries: [{ id: boat.id, state: "published", isBookable: true, revision: 1 }, { id: flight.id }],
    });
    expect(await ids({ search: "BOAT trip" })).toEqual([boat.id]);
    expect(await ids({ search: String(flight.id) })).toEqual([flight.id]);
    expect(await ids({ search: String(flight.mappedId) })).toEqual([flight.id]);
    expect(await ids({ search: "séefahrt boat" })).toEqual([boat.id]);
    expect(await ids({ search: "100%" })).toEqual([]);
    // Beyond the last page is the last one.
    expect(await list({ page: "2" })).toMatchObject({
      total: 2,
      page: 1,
      entries: [{ id: boat.id }, { id: flight.id }],
    });
    expect((await list({ search: "boat", locale: "fr_CH" })).entries[0]).toMatchObject({
      title: "Boat Trip (fr)",
      lowestAdultPrice: { amount: 4900 },
      supplier: { name: "Seefahrt AG" },
    });
  });

  test("show everything that can be edited", async () => {
    const activity = await read();
    expect(activity.texts.it_CH).toMatchObject({
      title: "Boat Trip (it)",
      importantInformation: "",
      benefits: ["A benefit (it)"],
    });
    expect(activity.offers[0]!.ticketCategories[0]).toMatchObject({
      id: boat.adult,
      label: "Adult",
      price: 4900,
      netPrice: 4000,
      deposit: null,
    });
    expect(activity.offers[1]!.ticketCategories[0]).toMatchObject({ deposit: 500 });
    expect(activity.history).toEqual([]);
  });

  test("show their new texts in lists, on pages and in the search at once, whoever wrote them stands in the history", async () => {
    const { texts } = await read();
    const activity = await save({
      texts: { en_CH: { ...texts.en_CH, title: "Zürichsee Cruise", benefits: ["Calm", "Warm"] } },
    });
    expect(activity.history[0]).toMatchObject({ who: "admin@gipfel.example", action: "texts_saved" });
    expect(activity.history[0]!.changes).toContainEqual({
      field: "texts.en_CH.title",
      from: "Boat Trip",
      to: "Zürichsee Cruise",
    });
    expect(activity.history[0]!.changes).toHaveLength(2);
    const [card] = await shop.done(listActivities, {
      params: { locale: "en_CH" },
      query: { activityIds: `[${boat.id}]` },
    });
    expect(card!.info.title).toBe("Zürichsee Cruise");
    const page = await shop.done(getActivity, { params: { id: boat.id, locale: "en_CH" } });
    expect(page.info).toMatchObject({ title: "Zürichsee Cruise", benefits: ["Calm", "Warm"] });
    await shop.services.ports.search.refresh();
    const hits = await shop.ask("POST", "/1/indexes/prd_en_CH/query", { query: "zurichsee" });
    expect(hits.body).toContain("Zürichsee");
    expect(await ids({ search: "zurichsee" })).toEqual([boat.id]);
  });

  test("[R5] a new price applies at once and changes no hold", async () => {
    const held = await shop.done(createReservation, { body: reservationBody() });
    const before = (await shop.done(getReservation, { params: held })).totalPrice;
    expect(before.amount).toBe(9800);
    const activity = await save({ prices: [{ ticketCategoryId: boat.adult, price: 5200, netPrice: 4100 }] });
    expect(priceOf(activity, boat.adult)).toBe(5200);
    expect((await shop.done(getReservation, { params: held })).totalPrice).toEqual(before);
    const next = await shop.done(createReservation, { body: reservationBody() });
    expect((await shop.done(getReservation, { params: next })).totalPrice.amount).toBe(10_400);
    const [card] = await shop.done(listActivities, {
      params: { locale: "en_CH" },
      query: { activityIds: `[${boat.id}]` },
    });
    expect(card!.summary!.minAdultPrice!.amount).toBe(5200);
  });

  test("[R10.vat] a new rate is on the receipts of what is held from then on, and stays through a newer catalogue", async () => {
    /** The rates of the tickets on the receipt. */
    const onReceipt = async (cartId: string) => {
      const [receipt] = await listDocuments(getDb(), await paid(shop, shop, cartId));
      return receipt!.frozen.lines.filter(({ kind }) => kind === "tickets").map(({ rate }) => rate);
    };
    const hold = async () => {
      const body = reservationBody({ date: "2026-12-03", persons: 1 });
      return (await shop.done(createReservation, { body })).cart.cartId;
    };
    const rateOf = ({ offers }: AdminActivity) =>
      offers.flatMap(({ ticketCategories }) => ticketCategories).find(({ id }) => id === boat.adult)!.vatRate;
    const [paidBefore, heldBefore] = [await hold(), await hold()];
    expect(await onReceipt(paidBefore)).toEqual([810]);
    const old = await read();
    expect(old).toMatchObject({ shopVatRate: 810 });
    expect(rateOf(old)).toBeNull();
    const set = (vatRate: VatRate | null) =>
      save({ prices: [{ ticketCategoryId: boat.adult, price: 5200, netPrice: 4100, vatRate }] });
    const changed = await set(260);
    expect(rateOf(changed)).toBe(260);
    expect(changed.history[0]).toMatchObject({
      action: "prices_saved",
      changes: [{ field: `prices.${boat.adult}.vatRate`, from: null, to: "260" }],
    });
    expect(await onReceipt(heldBefore), "held before").toEqual([810]);
    expect(await onReceipt(await hold())).toEqual([260]);
    await importCatalogue(getDb(), nextRelease(), testNow, "demo");
    expect(await onReceipt(await hold()), "after an import").toEqual([260]);
    await save({ prices: [{ ticketCategoryId: boat.adult, price: 5200, netPrice: 4100 }] });
    expect(rateOf(await read()), "a price alone changes no rate").toBe(260);
    await set(0);
    expect(await onReceipt(await hold()), "no tax").toEqual([0]);
    await set(null);
    expect(await onReceipt(await hold()), "the shop's again").toEqual([810]);
    const body = {
      revision: await newest(),
      prices: [{ ticketCategoryId: boat.adult, price: 5200, netPrice: 4100, vatRate: 770 as VatRate }],
    };
    expect(await shop.send(saveActivity, { params, query: {}, body }, admin)).toMatchObject({
      status: 400,
      fields: { "prices.0.vatRate": expect.any(String) },
    });
  });

  test("keep what the team has written when the shop starts again with a newer catalogue of its own", async () => {
    const before = await read();
    expect(await importCatalogue(getDb(), nextRelease(), testNow, "demo")).toMatchObject({ changed: true });
    expect(await read()).toEqual({ ...before, revision: before.revision + 1 });
    const late = await shop.send(saveActivity, { params, query: {}, body: { revision: before.revision } }, admin);
    expect(late).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect(await ids({ search: "zurichsee" })).toEqual([boat.id]);
  });

  test("take the word of the team's own file where that has changed a field since, and keep the rest", async () => {
    const file = nextRelease();
    file.activities[0]!.offers[0]!.categories[0]!.price = 5500;
    await importCatalogue(getDb(), file, testNow, "own");
    const activity = await read();
    expect(priceOf(activity, boat.adult)).toBe(5500);
    expect(activity.texts.en_CH.title).toBe("Zürichsee Cruise");
    expect(activity.history.find(({ action }) => action === "catalogue_loaded")).toMatchObject({
      who: "catalogue",
      changes: [{ field: `prices.${boat.adult}.price`, from: "5200", to: "5500" }],
    });
    await importCatalogue(getDb(), smallCatalogue, testNow, "demo");
  });

  test("refuse a save that was made on what isn't the newest any more, and change nothing", async () => {
    const { revision, texts } = await read();
    await save({ texts: { de_CH: { ...texts.de_CH, title: "Erste" } } });
    const late = await shop.send(
      saveActivity,
      { params, query: {}, body: { revision, texts: { de_CH: { ...texts.de_CH, title: "Zweite" } } } },
      admin,
    );
    expect(late).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect((await read()).texts.de_CH.title).toBe("Erste");
    const both = await Promise.all(
      ["Dritte", "Vierte"].map((title) =>
        shop.send(
          saveActivity,
          { params, query: {}, body: { revision: revision + 1, texts: { de_CH: { ...texts.de_CH, title } } } },
          admin,
        ),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("leave no step where nothing has changed, and no edit where the catalogue's own word is back", async () => {
    const before = await read();
    expect((await save({ texts: before.texts })).revision).toBe(before.revision);
    await save({ texts: { de_CH: { ...before.texts.de_CH, title: "Boat Trip (de)" } } });
    const edits = await getDb()
      .selectFrom("activity_edit")
      .select("field")
      .where("field", "=", "texts.de_CH.title")
      .execute();
    expect(edits).toEqual([]);
  });

  test("say which fields are wrong", async () => {
    const revision = await newest();
    const wrong = async (body: object) =>
      shop.send(saveActivity, { params, query: {}, body: { revision, ...body } as never }, admin);
    const { texts } = await read();
    expect(await wrong({ texts: { de_CH: { ...texts.de_CH, title: " " } } })).toMatchObject({
      status: 400,
      fields: { "texts.de_CH.title": "a title is wanted" },
    });
    expect(await wrong({ texts: { de_CH: { ...texts.de_CH, teaser: "a\u202eb" } } })).toMatchObject({
      status: 400,
      fields: { "texts.de_CH.teaser": expect.any(String) },
    });
    const price = (ticketCategoryId: number, amount: number, netPrice: number | null) =>
      wrong({ prices: [{ ticketCategoryId, price: amount, netPrice }] });
    expect(await price(boat.adult, -1, null)).toMatchObject({
      status: 400,
      fields: { "prices.0.price": expect.any(String) },
    });
    expect(await price(boat.adult, 10.5, null)).toMatchObject({ status: 400 });
    expect(await price(boat.adult, 4000, 4001)).toMatchObject({
      status: 400,
      fields: { "prices.0.netPrice": expect.any(String) },
    });
    expect(await price(flight.adult, 4000, null)).toMatchObject({
      status: 400,
      fields: { "prices.0.ticketCategoryId": expect.any(String) },
    });
    expect(await newest()).toBe(revision);
  });

  test("that are unpublished are nowhere for a visitor, through every new start, until they are published", async () => {
    const held = await shop.done(createReservation, { body: reservationBody() });
    const off = await shop.done(unpublishActivity, { params, query: {}, body: { revision: await newest() } }, admin);
    expect(off).toMatchObject({ state: "unpublished", isBookable: false });
    const isNowhere = async () => {
      await shop.services.discovery.fresh();
      expect(await shop.send(getActivity, { params: { id: boat.id, locale: "en_CH" } })).toMatchObject({ status: 404 });
      expect(
        await shop.done(listActivities, { params: { locale: "en_CH" }, query: { activityIds: `[${boat.id}]` } }),
      ).toEqual([]);
      expect(await shop.send(createReservation, { body: reservationBody() })).toMatchObject({ status: 404 });
      expect(await shop.send(listAvailabilities, { params: { mappedId: boat.mappedId }, query: {} })).toMatchObject({
        status: 404,
      });
    };
    await isNowhere();
    shop.clock.ms += 1000;
    await importCatalogue(getDb(), nextRelease(), shop.clock.ms, "demo");
    await isNowhere();
    expect((await shop.send(getReservation, { params: held })).status).toBe(200);
    expect(await ids({ state: "unpublished" })).toEqual([boat.id]);
    expect(await ids({ state: "published" })).toEqual([flight.id]);
    const on = await shop.done(publishActivity, { params, query: {}, body: { revision: await newest() } }, admin);
    expect(on).toMatchObject({ state: "published", isBookable: true });
    expect(
      on.history
        .slice(0, 2)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(["published", "unpublished"]);
    await shop.done(createReservation, { body: reservationBody() });
    expect(await ids({ state: "unpublished" })).toEqual([]);
  });

  test("that the catalogue has withdrawn can't be published; named again, what the team had unpublished stays so", async () => {
    await shop.done(unpublishActivity, { params, query: {}, body: { revision: await newest() } }, admin);
    shop.clock.ms += 1000;
    const without = { ...nextRelease(), reviews: [] };
    await importCatalogue(getDb(), { ...without, activities: without.activities.slice(1) }, shop.clock.ms, "demo");
    expect(await read()).toMatchObject({ state: "withdrawn" });
    const refused = await shop.send(publishActivity, { params, query: {}, body: { revision: await newest() } }, admin);
    expect(refused).toMatchObject({ status: 409, code: "not_publishable" });
    await importCatalogue(getDb(), smallCatalogue, shop.clock.ms, "demo");
    expect(await read()).toMatchObject({ state: "unpublished" });
    await shop.done(publishActivity, { params, query: {}, body: { revision: await newest() } }, admin);
    shop.clock.ms = testNow;
  });

  test("without a free slot before its cut-off are the ones that can't be booked", async () => {
    expect(await ids({ state: "not_bookable" })).toEqual([]);
    await getDb().updateTable("slot").set({ capacity: 0 }).where("offer_id", "=", flight.offerId).execute();
    expect(await ids({ state: "not_bookable" })).toEqual([flight.id]);
  });
});
