import { expect, test } from "vitest";
import { rankingScores } from "./ranking.ts";

const details = { tickets: 0, ratingAverage: 0, ratingCount: 0, bookableShare: 0 };

test("[R21.relevance] relevance is half tickets, three tenths rating, two tenths bookable days, each scaled to what the catalogue has", () => {
  const [best, half, none] = rankingScores([
    { tickets: 99, ratingAverage: 5, ratingCount: 1000, bookableShare: 1 },
    { tickets: 9, ratingAverage: 5, ratingCount: 1000, bookableShare: 0.5 },
    { tickets: 0, ratingAverage: 3, ratingCount: 1000, bookableShare: 0 },
  ]);
  expect(best).toBe(1);
  expect(half).toBeCloseTo(0.5 * (Math.log(10) / Math.log(100)) + 0.3 + 0.1, 10);
  expect(none).toBe(0);
});

test("[R21.relevance] a rating by few counts less than the same by many: ten of the average are given to everyone", () => {
  const [few, many, unrated] = rankingScores([
    { ...details, ratingAverage: 5, ratingCount: 2 },
    { ...details, ratingAverage: 5, ratingCount: 200 },
    details,
    { ...details, ratingAverage: 3, ratingCount: 200 },
  ]);
  expect(many).toBeCloseTo(0.3, 10);
  expect(few!).toBeLessThan(many!);
  expect(unrated!).toBeLessThan(few!);
  const mean = (2 * 5 + 200 * 5 + 200 * 3) / 402;
  const bayes = (average: number, count: number) => (10 * mean + average * count) / (10 + count);
  expect(few).toBeCloseTo((0.3 * (bayes(5, 2) - bayes(3, 200))) / (bayes(5, 200) - bayes(3, 200)), 10);
});

test("[R21.relevance] a catalogue without sales, ratings or activities has scores too", () => {
  expect(rankingScores([])).toEqual([]);
  expect(rankingScores([{ ...details, bookableShare: 1 }, details])).toEqual([0.2, 0]);
});
