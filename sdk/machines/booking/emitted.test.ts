import { afterEach, describe, expect, test, vi } from "vitest";
import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { category, dob, play, slot, whereIs, widerWorld, world, type Played } from "./booking.fixture.ts";

const analyticsOf = ({ emitted }: Played) => emitted.flatMap((event) => (event.type === "analytics" ? [event] : []));
const countOf = (played: Played, name: string) =>
  analyticsOf(played).filter(({ detail }) => detail.name === name).length;

/** Two adults, and what the supplier wants to know of them. */
async function atPersonalized(): Promise<Played> {
  const played = await play(world({ fields: [dob] }));
  for (const event of [
    { type: "next" },
    { type: "ticket.add", ticketCategoryId: 11 },
    { type: "ticket.add", ticketCategoryId: 11 },
    { type: "next" },
  ] as const) {
    played.actor.send(event);
    await played.settle();
  }
  expect(whereIs(played)).toBe("personalized");
  return played;
}

afterEach(() => void vi.useRealTimers());

describe("a booking-data that can't be read", () => {
  const errorsOf = ({ emitted }: Played) =>
    emitted.flatMap((event) => (event.type === "error" ? [event.detail.code] : []));

  test("fires gipfel-error at the start, and again only for another invalid text", async () => {
    const played = await play(world(), { link: "{", unreadableLink: "{" });
    expect(errorsOf(played)).toEqual(["attribute_invalid"]);
    played.actor.send({ type: "attributes.changed", input: { link: "{", checkout: "inline" } });
    expect(errorsOf(played)).toHaveLength(1);
    played.actor.send({ type: "attributes.changed", input: { link: "[" } });
    played.actor.send({ type: "attributes.changed", input: { link: "[" } });
    played.actor.send({ type: "attributes.changed", input: {} });
    expect(errorsOf(played)).toHaveLength(2);
  });

  test("fires no gipfel-error for valid JSON", async () => {
    const played = await play(world(), { link: "{}", data: {} });
    played.actor.send({ type: "attributes.changed", input: { link: `{"adults":2}` } });
    expect(errorsOf(played)).toEqual([]);
  });
});

describe("analytics events", () => {
  test("carry the selection, its price in Rappen and its currency, a second later", async () => {
    const payloads = analyticsOf(await atPersonalized())
      .filter(({ detail }) => detail.name === "select_ticket")
      .at(-1);
    expect(payloads).toMatchObject({
      delay: analyticsDelay,
      detail: {
        payload: {
          date: "2026-12-03",
          offerId: 1,
          startsAt: slot("slot-1", []).startsAt,
          items: [
            {
              item_id: "104",
              item_name: "Paddle steamer",
              item_variant: category(11).label.formatted,
              quantity: 2,
              price: 4900,
            },
          ],
          currency: "CHF",
          value: 9800,
        },
      },
    });
  });

  test("include open_reservation once the activity is loaded, and never for one that is gone", async () => {
    const opened = ({ emitted }: Played) =>
      emitted.flatMap((event) =>
        event.type === "analytics" && event.detail.name === "open_reservation" ? [event] : [],
      );
    expect(opened(await play(world()))).toMatchObject([
      { detail: { payload: { items: [{ item_id: "104", item_name: "Paddle steamer" }] } } },
    ]);
    const gone = Object.defineProperty(world(), "activity", {
      get: () => {
        throw Object.assign(new Error(), { status: 404, code: "activity_not_found" });
      },
    });
    const ofGone = await play(gone);
    expect([whereIs(ofGone), opened(ofGone)]).toEqual(["failed", []]);
  });

  test("report typing once, two seconds after it, without the text", async () => {
    const played = await atPersonalized();
    vi.useFakeTimers();
    const type = (value: string) =>
      played.actor.send({ type: "field.input", guest: { ticketCategoryId: 11, index: 0 }, key: "dob", value });
    type("01.02.19");
    vi.advanceTimersByTime(1999);
    type("01.02.1990");
    vi.advanceTimersByTime(1999);
    expect(countOf(played, "add_information_value")).toBe(0);
    vi.advanceTimersByTime(1);
    expect(countOf(played, "add_information_value")).toBe(1);
    expect(JSON.stringify(played.emitted)).not.toContain("1990");
  });
});

describe("attributes that change while the widget is used", () => {
  test("keep the selection for another appearance", async () => {
    const played = await atPersonalized();
    played.actor.send({ type: "attributes.changed", input: { activityId: 104, appearance: { theme: "dark" } } });
    await played.settle();
    expect(whereIs(played)).toBe("personalized");
    expect(played.actor.getSnapshot().context.appearance).toEqual({ theme: "dark" });
  });

  test("keep step, selection and answers in another language", async () => {
    const here = world({ fields: [dob] });
    const played = await play(here);
    for (const event of [{ type: "next" }, { type: "ticket.add", ticketCategoryId: 11 }, { type: "next" }] as const) {
      played.actor.send(event);
      await played.settle();
    }
    played.actor.send({
      type: "field.input",
      guest: { ticketCategoryId: 11, index: 0 },
      key: "dob",
      value: "01.02.1990",
    });
    const { tickets, answers, availabilityId } = played.actor.getSnapshot().context;
    Object.assign(here, {
      activity: { ...here.activity, info: { ...here.activity.info, title: "Bateau à vapeur" } },
      offers: here.offers.map((each) => ({ ...each, offerLabel: "Offre" })),
      fields: [{ ...dob, label: "Date de naissance" }],
    });
    played.actor.send({ type: "attributes.changed", input: { locale: "fr_CH" } });
    await played.settle();
    const { context } = played.actor.getSnapshot();
    expect(whereIs(played)).toBe("personalized");
    expect(context).toMatchObject({ locale: "fr_CH", tickets, answers, availabilityId });
    expect([context.activity?.info.title, context.offers?.[0]?.offerLabel, context.fields?.[0]?.label]).toEqual([
      "Bateau à vapeur",
      "Offre",
      "Date de naissance",
    ]);
  });

  test("keep the fields of a slot chosen while another language is loading", async () => {
    let arrive = () => {};
    const here = widerWorld({ fields: [{ ...dob, key: "passport", label: "Passport" }] });
    const played = await play(here);
    const choose = async (offerId: number, availabilityId: string) => {
      played.actor.send({ type: "slot.choose", offerId, availabilityId });
      await played.settle();
    };
    played.actor.send({ type: "next" });
    await played.settle();
    await choose(1, "a-10");
    expect(played.actor.getSnapshot().context).toMatchObject({ fieldsOf: "a-10", fields: [{ key: "passport" }] });
    here.translated = new Promise<void>((resolve) => (arrive = resolve));
    played.actor.send({ type: "attributes.changed", input: { locale: "fr_CH" } });
    here.fields = [dob];
    await choose(2, "b-12");
    arrive();
    await played.settle();
    expect(played.actor.getSnapshot().context).toMatchObject({
      loadedIn: undefined,
      availabilityId: "b-12",
      fieldsOf: "b-12",
      fields: [{ key: "dob" }],
    });
  });

  test("apply the last of two languages, and another activity while a language is loading", async () => {
    const here = world({ fields: [dob] });
    const played = await play(here);
    let arrive = () => {};
    here.translated = new Promise<void>((resolve) => (arrive = resolve));
    played.actor.send({ type: "attributes.changed", input: { locale: "fr_CH" } });
    await played.settle();
    played.actor.send({ type: "attributes.changed", input: { locale: "en_CH" } });
    arrive();
    await played.settle();
    expect(played.log.filter((line) => line.startsWith("translate"))).toEqual(["translate fr_CH", "translate en_CH"]);
    expect(played.actor.getSnapshot().context).toMatchObject({ locale: "en_CH", loadedIn: undefined });
    here.translated = new Promise(() => {});
    played.actor.send({ type: "attributes.changed", input: { locale: "it_CH" } });
    played.actor.send({ type: "attributes.changed", input: { activityId: 105 } });
    await played.settle();
    expect(played.actor.getSnapshot().context).toMatchObject({ locale: "it_CH", activityId: 105, loadedIn: undefined });
  });

  test("request nothing when the former language is set again while another is loading", async () => {
    const here = world({ translated: new Promise(() => {}) });
    const played = await play(here);
    played.actor.send({ type: "attributes.changed", input: { locale: "fr_CH" } });
    await played.settle();
    played.actor.send({ type: "attributes.changed", input: { locale: "de_CH" } });
    await played.settle();
    const snapshot = played.actor.getSnapshot();
    expect([snapshot.context.locale, snapshot.matches({ shown: { language: "current" } })]).toEqual(["de_CH", true]);
  });

  test("start over in another language set before the activity is loaded", async () => {
    const played = await play(world());
    played.actor.send({ type: "attributes.changed", input: { activityId: 105 } });
    played.actor.send({ type: "attributes.changed", input: { locale: "fr_CH" } });
    await played.settle();
    expect([whereIs(played), played.actor.getSnapshot().context.locale]).toEqual(["date", "fr_CH"]);
  });

  test("start over for another activity", async () => {
    const played = await atPersonalized();
    played.actor.send({ type: "attributes.changed", input: { activityId: 105 } });
    await played.settle();
    expect(whereIs(played)).toBe("date");
    expect(played.actor.getSnapshot().context).toMatchObject({ activityId: 105, tickets: {} });
  });
});

test("[P4.23] start over and clean the address when closed in the page", async () => {
  const played = await atPersonalized();
  played.actor.send({ type: "close" });
  await played.settle();
  expect(whereIs(played)).toBe("date");
  expect(played.actor.getSnapshot().context).toMatchObject({ tickets: {}, data: null, reservation: null });
  expect(played.log).toContain("forget address");
});
