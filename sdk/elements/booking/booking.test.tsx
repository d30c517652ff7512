import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { messages as first } from "../../../locales/en/booking.po";
import { messages as later } from "../../../locales/en/booking-steps.po";
import { messages as german } from "../../../locales/de/booking.po";
import { bookingProps, dateView, ticketsView } from "./booking.fixture.ts";
import type { BookingProps, StepView, JourneyDetails, TotalView } from "./booking.props.ts";
import { BookingView } from "./booking.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { fetchPart, loadParts } from "./lazy-parts.tsx";
import OffersStep from "./steps/offers-step.tsx";
import { Slots } from "./steps/slots.tsx";
import TicketsStep from "./steps/tickets-step.tsx";
import type { Services } from "../_kit/record.ts";
import type { ConnectionsDetails } from "./booking.props.ts";
import { BookingBar } from "./booking-bar.tsx";
import TotalStep from "./steps/total-step.tsx";
import { money } from "../../contracts/money.ts";

const english = setupI18n({ locale: "en", messages: { en: { ...first, ...later } } });

const shown = (node: ReactNode, i18n = english) => renderToString(<I18nProvider i18n={i18n}>{node}</I18nProvider>);
const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const step = (Step: typeof TicketsStep, props: BookingProps) =>
  shown(<Step props={props} takesFocus={false} notice={null} />);

/* The words of later steps come with the full machine, those of its troubles with the first of them. */
beforeAll(async () => {
  await loadParts();
  await fetchPart("errorNotice", english, "en_CH");
});

test("shows question, prices, sold-out labels and the legend in the date step", () => {
  const text = words(shown(<BookingView {...bookingProps(dateView)} />));
  for (const expected of [
    "When would you like to go?",
    "sold out",
    "today",
    "Lowest price this month",
    "CHF per adult",
  ])
    expect(text).toContain(expected);
});

test("shows no legend without prices", () => {
  expect(words(shown(<BookingView {...bookingProps({ ...dateView, hasPrices: false })} />))).not.toContain(
    "CHF per adult",
  );
});

test("labels a day in full for screen readers", () => {
  expect(shown(<BookingView {...bookingProps(dateView)} />)).toContain(
    "Monday 9 November 2026, CHF 180, lowest price this month".replace("Monday ", "Monday, "),
  );
});

test("[P4.21] names the day on the main button, or an instruction when incomplete", () => {
  const button = { kind: "chooseOffer", isComplete: true, isBusy: false, press: () => {} } as const;
  const complete = shown(<BookingView {...bookingProps(dateView, { button })} />);
  expect(words(complete)).toContain("Choose a time on Sat 21 November");
  expect(complete).toContain("bg-accent text-on-accent hover:bg-accent-hover");
  const incomplete = shown(<BookingView {...bookingProps(dateView, { button: { ...button, isComplete: false } })} />);
  expect(words(incomplete)).not.toContain("on Sat 21 November ");
  expect(incomplete).toContain("bg-surface-3 text-ink-2");
});

test("keeps a busy button's label and width, and states what it does", () => {
  const html = shown(
    <BookingView
      {...bookingProps(dateView, { button: { kind: "reserve", isComplete: true, isBusy: true, press: () => {} } })}
    />,
  );
  expect(html).toContain('aria-busy="true"');
  expect(words(html)).toContain("Reserve for 30 minutes and pay");
  expect(words(html)).toContain("Reserving your seats");
});

test("states why a plus is disabled, and an alternative", () => {
  const html = step(TicketsStep, bookingProps(ticketsView));
  expect(words(html)).toContain("You have all 4 seats at 10:30. For one more, choose 12:00: 6 seats are free.");
  const reason = /id="([^"]+)" class="flex gap-3 rounded-field/.exec(html)?.[1];
  expect(reason).toBeTruthy();
  expect(html.match(new RegExp(`aria-describedby="${reason}"`, "g"))).toHaveLength(2);
});

test("[P5.15] shows ages, deposits and a child's missing age beside the ticket", () => {
  const text = words(step(TicketsStep, bookingProps(ticketsView)));
  for (const expected of [
    "from 16 years",
    "up to 11 years",
    "plus Deposit CHF 20.00",
    "Age of child 1",
    "This ticket is for up to 11 years.",
  ])
    expect(text).toContain(expected);
  expect(text).toContain("under 1 1 2 3 4 5 6 7 8 9 10 11");
  expect(text).not.toContain("11 12");
});

test("states a reduction at the tickets and its number on the button", () => {
  const view = { ...ticketsView, reduction: { requested: 6, possible: 4 } };
  expect(words(step(TicketsStep, bookingProps(view)))).toContain(
    "You wanted 6 people, but only 4 can be booked here. That many are chosen now.",
  );
  const button = { kind: "acceptReduction", isComplete: true, isBusy: false, press: () => {} } as const;
  expect(words(shown(<BookingView {...bookingProps(view, { button })} />))).toContain("Continue with 4 people");
});

describe("what has changed since a link was made", () => {
  const notice = (error: Partial<NonNullable<BookingProps["error"]>>, more: Partial<BookingProps> = {}) => {
    const given = { code: "restore", date: null, retry: undefined, ...error } as const;
    return words(shown(<ErrorNotice {...bookingProps(ticketsView, more)} error={given} />));
  };
  const price = { kind: "price", before: 9800, now: 11_000 } as const;

  test("[P4.37] is one notice with each change in words, and what is kept", () => {
    const text = notice({ changes: [{ kind: "fewer", requested: 6, possible: 4 }, price] });
    expect(text).toContain("Something has changed since this link was made");
    expect(text).toContain("You wanted 6 people, but only 4 can be booked here.");
    expect(text).toContain("For everyone it would now cost CHF 110.00 instead of CHF 98.00.");
    expect(notice({ changes: [price] })).toContain("It now costs CHF 110.00 instead of CHF 98.00.");
    expect(text).toContain("Everything else is as the link has it. Nothing is reserved yet.");
    expect(notice({ changes: [price] }, { isNet: true })).not.toContain("CHF");
  });

  test("[P4.37] names the time that is sold out, all day the day alone, and leads to another day", () => {
    const soldOut = { kind: "soldOut", startsAt: "2026-12-03T10:30:00+01:00", isAllDay: false } as const;
    const text = notice({ changes: [soldOut], otherDay: () => {} });
    expect(text).toMatch(/3 Dec\S* 2026, 10:30 is sold out\./);
    expect(text).toContain("Choose another day");
    expect(notice({ changes: [{ ...soldOut, isAllDay: true }] })).not.toContain("10:30");
  });

  test("[P4.37] a past day is said with another price", () => {
    const text = notice({ code: "datePassed", date: "2026-12-05", changes: [price] });
    expect(text).toContain("The day of this link has passed. The next one that can be booked is");
    expect(text).toContain("It now costs CHF 110.00");
  });

  test("a link of which something is missing says only that", () => {
    const text = notice({ changes: [{ kind: "other" }] });
    expect(text).toContain("Not everything of this link can still be booked.");
    expect(text).not.toContain("Something has changed");
  });

  test("a reduction that is among it is not said twice", () => {
    const view = { ...ticketsView, reduction: { requested: 6, possible: 4 }, isReductionSaid: true };
    expect(words(step(TicketsStep, bookingProps(view)))).not.toContain("You wanted 6 people");
  });
});

test("[R17] shows no time for an all-day slot", () => {
  const summary = { ...bookingProps(dateView).summary, time: null, lines: [] };
  const atDate = words(
    shown(
      <BookingView
        {...bookingProps(dateView, {
          isAllDay: true,
          summary,
          button: { kind: "chooseOffer", isComplete: true, isBusy: false, press: () => {} },
        })}
      />,
    ),
  );
  expect(atDate).toContain("Continue");
  const offers = {
    kind: "offers",
    state: "ready",
    isSlow: false,
    date: "2026-11-21",
    people: [],
    partySize: 0,
    clearParty: () => {},
    retry: () => {},
    otherDate: () => {},
  } as const;
  const slots = [{ availabilityId: "a", time: null, seats: null, isTooSmall: false, isChosen: false }];
  const pass = {
    offerId: 1,
    label: "Pass",
    description: "",
    durationInHours: null,
    startingPrice: null,
    isChosen: true,
    slots,
    choose: () => {},
    chooseSlot: () => {},
  };
  const html = step(OffersStep, bookingProps({ ...offers, offers: [pass] }, { isAllDay: true, summary }));
  expect(words(html)).toContain("whole day");
  for (const text of [atDate, words(html)]) expect(text).not.toMatch(/\btimes?\b/i);
});

const totalStep = {
  kind: "total",
  date: "2026-11-21",
  time: "10:30",
  offerLabel: "Classic flight",
  lines: [
    { kind: "ticket", label: "Adult", quantity: 2, each: "CHF 190.00", amount: "CHF 380.00" },
    { kind: "deposit", label: "Deposit", quantity: 2, each: "CHF 20.00", amount: "CHF 40.00" },
  ],
  total: "CHF 420.00",
  isNet: false,
  cancellableUntil: "2026-11-20T00:00:00+01:00",
  isOnRequest: true,
  isInvoiced: false,
  requestEnd: null,
  answers: [],
  journey: undefined,
  difference: undefined,
  trash: undefined,
  connections: undefined,
  fewerOnTrips: undefined,
} as const satisfies TotalView;

test("names a move's rides that stay for fewer people before it is pressed, with the way to connections", async () => {
  const html = (persons: number) =>
    step(
      TotalStep,
      bookingProps({ ...totalStep, fewerOnTrips: { persons, search: "https://shop.example/transport" } }),
    );
  expect(words(html(2))).toContain("Your rides stay for 2 people. The others need tickets of their own.");
  expect(words(html(1))).toContain("Your rides stay for 1 person.");
  expect(html(2)).toMatch(/href="https:\/\/shop\.example\/transport"[^>]*>.*Find a connection for the others/s);
  expect(words(step(TotalStep, bookingProps(totalStep)))).not.toContain("Your rides stay");
});

// Cause: a move's last step added up the tickets alone.
test("[R10] names a move's service fee and rebates between its tickets and its total, which the bar has too", () => {
  const code = { kind: "rebate" as const, code: "TENTH", label: "Autumn", amount: money(3800), lines: [] };
  const cost = { total: money(34_450), serviceFee: money(250), codes: [code] };
  const html = words(step(TotalStep, bookingProps({ ...totalStep, total: "CHF 344.50", cost })));
  const found = ["CHF 380.00", "Service fee CHF 2.50", "Rebate Autumn −CHF 38.00", "Total CHF 344.50"];
  expect(found.map((each) => html.indexOf(each))).toEqual(
    found.map((each) => html.indexOf(each)).toSorted((one, other) => one - other),
  );
  for (const each of found) expect(html).toContain(each);
});

test("states on every step what is on request or not cancellable, and when it is charged", async () => {
  await fetchPart("conditions", english, "en_CH");
  const summary = { ...bookingProps(dateView).summary, cancellableUntil: null, isFinal: true, isOnRequest: true };
  for (const view of [dateView, ticketsView]) {
    const html = words(shown(<BookingView {...bookingProps(view, { summary })} />));
    expect(html).toContain("On request: the supplier confirms within 48 hours, and before it begins.");
    expect(html).toContain("A card is only charged for it once the supplier confirms.");
  }
  for (const view of [dateView, ticketsView])
    expect(words(shown(<BookingView {...bookingProps(view, { summary })} />))).toContain(
      "Once booked, this can't be cancelled.",
    );
});

test("[R8.deadline] states by when the supplier confirms once a time is chosen: 48 hours, or the start if sooner", async () => {
  await Promise.all([fetchPart("conditions", english, "en_CH"), fetchPart("nextSide", english, "en_CH")]);
  const shownWords = (requestEnd: string | null, view = ticketsView) =>
    words(
      shown(
        <BookingView
          {...bookingProps(view, { summary: { ...bookingProps(view).summary, isOnRequest: true, requestEnd } })}
        />,
      ),
    );
  expect(shownWords(null)).toContain("On request: the supplier confirms within 48 hours. ");
  const soon = shownWords("2026-11-06T10:30:00+01:00");
  expect(soon).toContain("On request: the supplier confirms by Fri 6 November, 10:30 at the latest.");
  expect(soon).not.toContain("48 hours");
  const total = words(step(TotalStep, bookingProps({ ...totalStep, requestEnd: "2026-11-06T10:30:00+01:00" })));
  expect(total).toContain("On request: the supplier confirms by Fri 6 November, 10:30 at the latest.");
});

test("states below every step until when a chosen time can be cancelled when there is no summary beside it", async () => {
  await fetchPart("conditions", english, "en_CH");
  const deadlines = words(shown(<BookingView {...bookingProps(ticketsView)} />)).match(
    /Free cancellation until Thu 19 November, 23:59/g,
  );
  expect(deadlines, "below the step, and in the summary of a wide widget").toHaveLength(2);
});

test("shows nothing below the calendar for a slot that was selected automatically", async () => {
  await fetchPart("conditions", english, "en_CH");
  const summary = { ...bookingProps(ticketsView).summary, isOnRequest: true, requestEnd: "2026-11-06T10:30:00+01:00" };
  const atDate = words(shown(<BookingView {...bookingProps(dateView, { summary })} />));
  expect(atDate.match(/Free cancellation until/g), "in the summary of a wide widget alone").toHaveLength(1);
  expect(atDate).toContain("within 48 hours, and before it begins.");
});

test("mentions the invoice and no card to a distributor on invoice", async () => {
  await fetchPart("conditions", english, "en_CH");
  const summary = { ...bookingProps(ticketsView).summary, isOnRequest: true, isInvoiced: true };
  const shownWords = words(shown(<BookingView {...bookingProps(ticketsView, { summary })} />));
  expect(shownWords).toContain("You are invoiced only for what the supplier confirms.");
  expect(shownWords).not.toContain("card");
});

test("names the invoice from the total to the reserved seats, and no payment, to a distributor on invoice", async () => {
  const parts = ["total", "nextSide", "reserved", "checkout"] as const;
  await Promise.all(parts.map((part) => fetchPart(part, english, "en_CH")));
  const { summary } = bookingProps(totalStep);
  const shownWords = (view: StepView, isInvoiced: boolean) =>
    words(
      shown(
        <BookingView
          {...bookingProps(view, {
            summary: { ...summary, isInvoiced },
            button: { kind: "reserve", isComplete: true, isBusy: false, press: () => {} },
          })}
        />,
      ),
    );
  const total = { ...totalStep, isOnRequest: false };
  expect(shownWords(total, false)).toContain("You pay on a secure page with TWINT, card or Apple Pay");
  const invoiced = shownWords(total, true);
  expect(invoiced).toContain("Reserve for 30 minutes and book on invoice");
  expect(invoiced).toContain("You book on invoice: there is nothing to pay now");
  expect(invoiced).not.toMatch(/card|TWINT|and pay/);
  const reserved = shownWords({ kind: "reserved", basketUrl: "/basket", bookAnother: () => {} }, true);
  expect(reserved).toContain("You book on invoice in the basket.");
});

test.each([false, true])(
  "a total of zero is reserved and booked, with no word of payment; invoiced: %s",
  async (isInvoiced) => {
    const parts = ["total", "nextSide", "reserved", "checkout"] as const;
    await Promise.all(parts.map((part) => fetchPart(part, english, "en_CH")));
    const { summary } = bookingProps(totalStep);
    const shownWords = (view: StepView) =>
      words(
        shown(
          <BookingView
            {...bookingProps(view, {
              summary: { ...summary, isFree: true, isInvoiced },
              button: { kind: "reserve", isComplete: true, isBusy: false, press: () => {} },
            })}
          />,
        ),
      );
    const total = shownWords({ ...totalStep, isOnRequest: false });
    expect(total).toContain("Reserve for 30 minutes");
    const reserved = shownWords({ kind: "reserved", basketUrl: "/basket", bookAnother: () => {} });
    expect(reserved).toContain("We hold them for 30 minutes.");
    for (const text of [total, reserved]) expect(text).not.toMatch(/\bpay\b|invoice/i);
  },
);

test("beside a move stands that nothing changes before it is confirmed, and nothing of holds and payment", async () => {
  await Promise.all((["total", "nextSide"] as const).map((part) => fetchPart(part, english, "en_CH")));
  const { summary } = bookingProps(totalStep);
  for (const isInvoiced of [false, true]) {
    const view = bookingProps(
      { ...totalStep, isOnRequest: false, isInvoiced },
      {
        summary: { ...summary, isInvoiced, isMove: true },
        button: { kind: "rebook", isComplete: true, isBusy: false, press: () => {} },
      },
    );
    const shownWords = words(shown(<BookingView {...view} />));
    expect(shownWords).toContain("Your booking changes as soon as you confirm; until then it stays as it is");
    expect(shownWords).not.toMatch(/We hold|You pay on a secure page|nothing to pay now/);
  }
});

test("disables a slot that is too small for the party, and states why", () => {
  const slots = [
    { availabilityId: "a", time: "10:30", seats: 4, isTooSmall: true, isChosen: false },
    { availabilityId: "b", time: "12:00", seats: 6, isTooSmall: false, isChosen: false },
  ];
  const html = shown(<Slots label="Times" slots={slots} partySize={6} onChoose={() => {}} onClearParty={() => {}} />);
  expect(html.match(/disabled/g)?.length).toBeGreaterThan(0);
  expect(words(html)).toContain("You are 6 people. What has fewer free places can’t be chosen.");
  expect(words(html)).toContain("Choose the number of people again");
});

test("shows a cut-off at midnight as 23:59 of the day before, and a deposit as its own line", () => {
  const html = step(TotalStep, bookingProps(totalStep));
  const text = words(html);
  for (const expected of [
    "Free cancellation until Thu 19 November, 23:59",
    "2 × Deposit",
    "CHF 420.00",
    "within 48 hours",
  ])
    expect(text).toContain(expected);
});

test("announces an error with its meaning and a way on", () => {
  const html = shown(
    <BookingView
      {...bookingProps(dateView, {
        error: { code: "errorDate", date: "2026-11-21T10:30:00+01:00", retry: () => {} },
      })}
    />,
  );
  expect(html).toContain('role="alert"');
  expect(words(html)).toContain("Sat 21 November 2026, 10:30 can no longer be booked like this. Nothing was charged.");
  expect(words(html)).toContain("Try again");
});

test("offers a place to break the German word ausverkauft", () => {
  const i18n = setupI18n({ locale: "de", messages: { de: german } });
  const html = shown(<BookingView {...bookingProps(dateView, { locale: "de_CH" })} />, i18n);
  expect(html).toContain("ausver\u00adkauft");
  expect(words(html)).toContain("Wann passt es Ihnen?");
});

test.each(["drawer", "modal"] as const)(
  "a %s whose activity could not be loaded is named as its button, in its head too",
  async (presentation) => {
    await fetchPart("presentation", english, "en_CH");
    const failed = { kind: "failed", code: "error500", retry: () => {} } as const;
    const props = bookingProps(failed, { presentation });
    const html = shown(<BookingView {...props} head={{ ...props.head, title: "", close: () => {} }} />);
    expect(html).toMatch(/<dialog[^>]* aria-label="Book now"/);
    expect(html).toMatch(/<header.*>Book now<\/p>/);
  },
);

const movingTrip = {
  bookingItemId: "trip-1",
  originName: "Visp",
  destinationName: "Zermatt",
  before: { startTime: "2026-12-03T08:00:00+01:00", endTime: "2026-12-03T09:05:00+01:00" },
  after: {
    tripId: "later",
    startTime: "2026-12-10T12:00:00+01:00",
    endTime: "2026-12-10T13:05:00+01:00",
    difference: { amount: 120, currency: "CHF", formatted: "CHF 1.20" },
  },
  refusal: null,
} as const;

test("[R12.quote] a rebooking says where its trips move, what that costs more, and lets the visitor leave them", async () => {
  await fetchPart("movingTrips", english, "en_CH");
  const journey = { trips: [movingTrip], moves: true, isTooDear: false, difference: "CHF 1.20", choose: () => {} };
  const htmlOf = (changes: Partial<JourneyDetails>) =>
    step(TotalStep, bookingProps({ ...totalStep, journey: { ...journey, ...changes } }));
  const moving = words(htmlOf({}));
  expect(moving).toContain("Your journey moves with it");
  expect(moving).toMatch(
    /Visp – Zermatt.*Thu 3 December, 08:00 – 09:05.*Thu 10 December, 12:00 – 13:05.*CHF.1\.20 more/,
  );
  expect(htmlOf({})).toContain("checked");
  expect(words(htmlOf({ moves: false }))).toContain("Your journey stays as it is");
  expect(htmlOf({ moves: false })).not.toContain("checked=");
  const warning = "The activity moves and your journey doesn’t: check that it still fits.";
  expect(words(htmlOf({ moves: false })), "before the press").toContain(warning);
  expect(moving).not.toContain(warning);
});

test("[R12.quote] a rebooking says why a trip stays, and offers no choice where none can move", async () => {
  await fetchPart("movingTrips", english, "en_CH");
  const sentences = {
    no_connection: "There is no connection for the new time",
    sold_out: "Its tickets are sold out for the new time",
    not_sold: "Its kind of ticket isn't sold for the new time",
    too_late: "This trip can't be changed any more.",
    no_timetable: "The timetable can't be reached at the moment",
  } as const;
  for (const [refusal, sentence] of Object.entries(sentences)) {
    const trip = { ...movingTrip, after: null, refusal: refusal as keyof typeof sentences };
    const journey = { trips: [trip], moves: false, isTooDear: false, difference: "", choose: undefined };
    const html = step(TotalStep, bookingProps({ ...totalStep, journey }));
    expect(words(html)).toContain(sentence);
    expect(html).not.toContain("checkbox");
  }
  const dear = { trips: [movingTrip], moves: false, isTooDear: true, difference: "CHF 4.20", choose: undefined };
  expect(words(step(TotalStep, bookingProps({ ...totalStep, journey: dear })))).toContain(
    "Together with your journey it would cost CHF 4.20 more than you have paid",
  );
});

describe("connections at the total", () => {
  const held = {
    bookingItemId: "i1",
    reservationId: "t1",
    cartId: "c1",
    price: 3400,
    originName: "Basel SBB",
    destinationName: "Luzern",
    startTime: "2026-11-21T08:04:00+01:00",
    endTime: "2026-11-21T09:05:00+01:00",
  };
  const services = {
    locale: "en_CH",
    shopOrigin: "https://shop.example",
    apiBase: "https://shop.example/api",
    address: { with: () => "https://hotel.example/" },
    storage: { get: () => null },
    now: () => 0,
  } as unknown as Services;
  const connections: ConnectionsDetails = {
    appointment: { activityId: 167, arriveBy: "2026-11-21T10:30:00+01:00", services },
    time: "10:30",
    trips: [],
    others: [],
    lost: [],
    sum: null,
    hold: () => {},
    removeOthers: () => {},
    isRemoving: false,
    hasFailed: false,
  };
  const shownWith = (changes: Partial<ConnectionsDetails>) =>
    step(TotalStep, bookingProps({ ...totalStep, connections: { ...connections, ...changes } }));

  test("are a link to the shop's page of those that arrive before the slot", () => {
    const html = shownWith({});
    expect(html).toContain("https://shop.example/en-ch/transport?activity=167&amp;arrive-by=2026-11-21T10%3A30");
    expect(words(html)).toMatch(/Find a connection.*arrives before 10:30/);
  });

  test("beside them the bar's amount is the activity's, which its press holds", () => {
    const bar = (sum: string | null) =>
      words(shown(<BookingBar props={bookingProps({ ...totalStep, connections: { ...connections, sum } })} />));
    expect(bar("CHF 83.00")).toMatch(/Activity, for \d/);
    expect(bar("CHF 83.00")).not.toContain("Total for");
    expect(bar(null)).toContain("Total for");
  });

  test("name what is in the basket, and what is there for another time", () => {
    const trip = "Basel SBB – Luzern, Sat 21 November 2026, 08:04 – 09:05";
    expect(words(shownWith({ trips: [held], sum: "CHF 83.00" }))).toMatch(
      /08:04 – 09:05.*CHF.34\.00.*Activity and connections together.*CHF 83\.00/,
    );
    expect(words(shownWith({ trips: [held] }))).toContain(trip);
    expect(words(shownWith({ lost: [held] }))).toMatch(/no longer held.*08:04 – 09:05/);
    const others = words(shownWith({ others: [held], hasFailed: true }));
    expect(others).toContain("The connection in the basket is for another time:");
    expect(others).toMatch(/08:04 – 09:05.*It could not be removed. Please try again..*Remove the connection/);
  });
});
