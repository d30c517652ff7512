import { expect, test } from "vitest";
import { parseLines } from "./parse-lines.ts";
import { tripsOf } from "./trips.ts";

const head = `# Above all services.
season winter 12-12 04-12
operator SBB EB0000 https://www.sbb.ch Schweizerische Bundesbahnen SBB
change 7 Zürich HB
`;
const service = `IC 2 (Gotthard) | train | SBB
  daily 6:33-21:33/60
  winter sundays 6:03-7:03/30
  Zürich HB >24+2 Zug
  >14+2 Arth-Goldau >60 Bellinzona
`;

test("a service has its times and its stops, on several lines", () => {
  const { services, changes } = parseLines(head + service);
  expect(services).toEqual([
    {
      name: "IC 2 (Gotthard)",
      shortName: "IC 2",
      kind: "train",
      operator: "SBB",
      departures: [
        { season: null, days: "daily", from: 393, until: 1293, every: 60 },
        { season: "winter", days: "sundays", from: 363, until: 423, every: 30 },
      ],
      stops: [
        { name: "Zürich HB", minutes: 0, wait: 0 },
        { name: "Zug", minutes: 24, wait: 2 },
        { name: "Arth-Goldau", minutes: 14, wait: 2 },
        { name: "Bellinzona", minutes: 60, wait: 0 },
      ],
      line: 5,
    },
  ]);
  expect(changes.get("Zürich HB")).toBe(7);
});

test("the way back mirrors the way there around the full hour, with as many departures", () => {
  const [line] = parseLines(head + service).services;
  const trips = tripsOf(line!, 0).filter(({ departures }) => departures.season === null);
  const [there, back] = [0, 1].map((way) => trips.filter(({ direction }) => direction === way));
  // There: 6:33 to 8:15; so it leaves at minute 45, and arrives at minute 27.
  expect(there!.length).toBe(16);
  expect(back!.length).toBe(16);
  expect(back![0]!.calls).toEqual([
    { stop: "Bellinzona", arrival: 405, departure: 405 },
    { stop: "Arth-Goldau", arrival: 465, departure: 467 },
    { stop: "Zug", arrival: 481, departure: 483 },
    { stop: "Zürich HB", arrival: 507, departure: 507 },
  ]);
  expect(there![0]!.id).toBe("train-ic-2-gotthard.a.0633.daily");
});

const mistakes: readonly (readonly [string, number, string])[] = [
  ["season winter 12-40 04-12\n", 1, "12-40 is no month and day"],
  ["operator SBB red https://www.sbb.ch SBB\n", 1, "an operator is written as"],
  ["change soon Zürich HB\n", 1, "write `change 7 Zürich HB`"],
  ["walk 12 Engelberg\n", 1, "write `walk 12 Stop - Other stop`"],
  ["  daily 6:33-21:33/60\n", 1, "needs a service above it"],
  [`${head}IC 2 | train\n`, 5, "a service is written as"],
  [`${head}IC 2 | rocket | SBB\n  daily 6:33-21:33/60\n  A >2 B\n`, 5, "rocket is none of"],
  [`${head}IC 2 | train | DB\n  daily 6:33-21:33/60\n  A >2 B\n`, 5, "there is no operator DB above"],
  [`${head}IC 2 | train | SBB\n  A >2 B\n`, 5, "a line below says when it runs"],
  [`${head}IC 2 | train | SBB\n  autumn daily 6:33-21:33/60\n  A >2 B\n`, 5, "there is no season autumn above"],
  [`${head}IC 2 | train | SBB\n  weekly 6:33-21:33/60\n  A >2 B\n`, 6, "weekly is none of"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:73/60\n  A >2 B\n`, 6, "an hour has 60 minutes"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-5:33/60\n  A >2 B\n`, 6, "the last departure is after the first"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33/0\n  A >2 B\n`, 6, "a minute apart"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33\n  A >2 B\n`, 6, "departures are written as"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33/60\n  A > B\n`, 7, "is no stop"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33/60\n  A >0 B\n`, 7, "in no time"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33/60\n  A >2 A\n`, 7, "A follows itself"],
  [`${head}IC 2 | train | SBB\n  daily 6:33-21:33/60\n  A\n`, 5, "two stops at least"],
  [`${head}${service}${service}`, 10, "IC 2 (Gotthard) is there already"],
];

test.each(mistakes)("a mistake is told with its line: %j", (text, line, message) => {
  expect(() => parseLines(text)).toThrow(`lines.txt:${line}: `);
  expect(() => parseLines(text)).toThrow(message);
});
