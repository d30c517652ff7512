import { expect, test } from "vitest";
import { isGuessable } from "./password.ts";

const mia = ["mia.keller@alpenblick.ch", "Mia", "Keller"];

test.each([
  ["gipfelgipfel", "a word twice"],
  ["Gipfel-Gipfel!", "a word twice, with signs"],
  ["gipfelgipfel99", "a word twice, with digits after it"],
  ["gipfelgipfelgip", "a word again and again, the last time not whole"],
  ["aaaaaaaaaa", "one character"],
  ["aaaaabbbbb", "two characters"],
  ["!!!!!!!!!!", "one sign"],
  ["1234567890", "a run of digits"],
  ["0987654321", "a run backwards"],
  ["12345678901", "a run that begins again"],
  ["abcdefghijk", "a run of letters"],
  ["qwertzuiop", "a row of keys"],
  ["asdfghjkl12", "a row of keys with digits"],
  ["abc123def456", "runs one after the other"],
  ["1122334455", "a run of pairs"],
])("%s is guessable: %s", (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(["mia.keller@alpenblick.ch", "MiaKeller1985", "keller.mia", "mia.keller", "Alpenblick.2026", "Kellermia!!"])(
  "%s is guessable by the owner's name or address",
  (password) => {
    expect(isGuessable(password, mia)).toBe(true);
  },
);

test.each([
  "ein langer Weg nach oben",
  "a long walk uphill",
  "gipfel-demo",
  "Kuhglocke+Nebel",
  "k7#Lw9!pQz",
  "9405827163",
  "Frau Keller wandert gern",
  "登山很开心天气很好",
  "🏔️🐄🧀🚂🍫🐐⛰️🚠🛷❄️",
])("%s is not guessable for an owner named Mia Keller", (password) => {
  expect(isGuessable(password, mia)).toBe(false);
});

test("applies no further check when the owner is unknown or has a name of one letter", () => {
  expect(isGuessable("ein langer Weg", ["", "a@b.ch", "W"])).toBe(false);
});

// A pattern that tries every way to repeat would not end here.
test("checks a long password that repeats itself", () => {
  expect(isGuessable("ab".repeat(64), mia)).toBe(true);
  expect(isGuessable("a1!".repeat(43), mia)).toBe(true);
});
