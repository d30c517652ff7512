import { expect, test } from "vitest";
import { skipTheLineItem } from "../../contracts/activity.ts";
import { activityOf, summaryOf } from "./activity.fixture.ts";
import { cancellationRule, freeUntil } from "./cancellation.rules.ts";
import { contentsOf } from "./contents.rules.ts";
import { keyFacts } from "./key-facts.rules.ts";

const until = (cancellationCutOff: number | null, validities: ("other" | "all-day")[] = ["other"]) =>
  cancellationRule(summaryOf({ cancellationCutOff, validities }));

test("states up to 24 hours in hours and more in days, rounded so that no cut-off is stated too late", () => {
  expect(until(2)).toEqual({ kind: "hours", hours: 2 });
  expect(until(24)).toEqual({ kind: "hours", hours: 24 });
  expect(until(25)).toEqual({ kind: "days", days: 2 });
  expect(until(48)).toEqual({ kind: "days", days: 2 });
  expect(until(168)).toEqual({ kind: "days", days: 7 });
  expect(until(0)).toEqual({ kind: "start" });
  expect(until(null)).toEqual({ kind: "start" });
  expect(cancellationRule(summaryOf({ cancellation: false }))).toEqual({ kind: "none" });
});

const days = ["2026-11-22", "2026-11-23", "2026-11-24"];
const allDay = summaryOf({ cancellationCutOff: 24, validities: ["all-day"] });

test("names the first day whose cut-off is in the future, in Zurich's time", () => {
  const at = (instant: string) => freeUntil(allDay, days, Date.parse(instant));
  expect(at("2026-11-20T22:58:00Z")).toEqual({ date: "2026-11-22", until: { date: "2026-11-20", time: "23:59" } });
  expect(at("2026-11-20T22:59:00Z")).toEqual({ date: "2026-11-23", until: { date: "2026-11-21", time: "23:59" } });
  expect(at("2026-11-23T08:00:00Z")).toBeUndefined();
});

test("names no cut-off when it depends on the time or the offer", () => {
  const now = Date.parse("2026-11-01T08:00:00Z");
  expect(freeUntil({ ...allDay, validities: ["other"] }, days, now)).toBeUndefined();
  expect(freeUntil({ ...allDay, numOffers: 2 }, days, now)).toBeUndefined();
  expect(freeUntil({ ...allDay, cancellation: false }, days, now)).toBeUndefined();
});

test("starts an all-day activity at midnight, and states a cut-off at midnight as 23:59 of the day before", () => {
  expect(until(0, ["all-day"])).toEqual({ kind: "clock", days: 1, time: "23:59" });
  expect(until(24, ["all-day"])).toEqual({ kind: "clock", days: 2, time: "23:59" });
  expect(until(6, ["all-day"])).toEqual({ kind: "clock", days: 1, time: "18:00" });
  expect(until(30.5, ["all-day"])).toEqual({ kind: "clock", days: 2, time: "17:30" });
  expect(until(24, ["all-day", "other"])).toEqual({ kind: "hours", hours: 24 });
});

test("lists the key facts that apply, in the order of the specification", () => {
  const everything = activityOf(104, {
    attributes: [{ attributeId: 32, items: [skipTheLineItem] }],
    summary: summaryOf({
      discount: [{ en_CH: "10 % off", de_CH: "10 % günstiger" }],
      bookingOnRequest: true,
      ticketsIssued: 5,
      guideLanguages: ["de", "fr"],
    }),
  });
  const facts = keyFacts(everything, "en_CH");
  expect(facts.map(({ kind }) => kind)).toEqual([
    "duration",
    "mobileTicket",
    "skipTheLine",
    "meetingPoint",
    "discount",
    "cancellation",
    "onRequest",
    "booked",
    "languages",
  ]);
  expect(facts).toContainEqual({ kind: "discount", text: "10 % off" });
  expect(
    keyFacts(activityOf(104, { summary: summaryOf({ discount: [{ en_CH: "" }], ticketsIssued: 4 }) }), "en_CH").map(
      ({ kind }) => kind,
    ),
  ).toEqual(["duration", "mobileTicket", "meetingPoint", "cancellation"]);
  expect(keyFacts(activityOf(104, { summary: null, meeting_points: [] }), "en_CH")).toEqual([]);
});

test("gives activity 1658 a duration of one month, whatever its offers state", () => {
  expect(keyFacts(activityOf(1658, { summary: summaryOf({ durationInHours: [] }) }), "en_CH")[0]).toEqual({
    kind: "duration",
    hours: [],
    lastsOneMonth: true,
  });
});

test("lists the contents in order without empty ones, and accepts web addresses of videos only", () => {
  expect(contentsOf(activityOf()).map(({ id }) => id)).toEqual([
    "includes",
    "highlights",
    "content-1",
    "important-information",
    "meeting-points",
  ]);
  const bare = activityOf(104, {
    info: { title: "x", teaser: "", benefits: [" "], highlights: " ", important_information: "" },
    content_blocks: [
      { title: "Evil", youtube_url: "javascript:alert(1)", text: "words" },
      { title: "", youtube_url: null, text: "no title" },
    ],
    meeting_points: [],
  });
  expect(contentsOf(bare)).toEqual([{ id: "content-1", kind: "block", title: "Evil", text: "words", videoUrl: null }]);
});
