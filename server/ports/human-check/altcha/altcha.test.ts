import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { EmbeddedCheck, humanCheckToken, type Challenge } from "../../../../sdk/contracts/human-check.ts";
import { minute } from "../../../clock.ts";
import { onBothDatabases } from "../../../db/testing.ts";
import { testNow } from "../../../testing/services.ts";
import type { HumanCheckPort } from "../human-check.ts";
import { altcha } from "./altcha.ts";
import { usedInDatabase, type UsedChallenges } from "./used.ts";

/** The guard off: no used challenge is stored. */
const forgetful: UsedChallenges = { use: async () => true };

onBothDatabases("the embedded human check", (getDb) => {
  const clock = { ms: testNow, now: () => clock.ms };
  let check: HumanCheckPort;
  beforeAll(() => {
    check = altcha({ clock, used: usedInDatabase(getDb()), secret: "a secret for tests" });
  });
  async function solved(by: HumanCheckPort, change: (challenge: Challenge) => void = () => {}): Promise<string> {
    const { challenge } = v.parse(EmbeddedCheck, await by.createChallenge());
    const solution = await solveChallenge({ challenge, deriveKey });
    change(challenge);
    return humanCheckToken({ challenge, solution: solution! });
  }

  test("would take a solved challenge as often as it comes, were its use not remembered", async () => {
    const unguarded = altcha({ clock, used: forgetful, secret: "a secret for tests" });
    const token = await solved(unguarded);
    expect(await Promise.all([unguarded.verify(token), unguarded.verify(token)])).toEqual([true, true]);
  });

  test("takes a solved challenge once, whichever of many at once comes first, and never again", async () => {
    const token = await solved(check);
    const taken = await Promise.all(Array.from({ length: 8 }, () => check.verify(token)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await check.verify(token)).toBe(false);
    const another = altcha({ clock, used: usedInDatabase(getDb()), secret: "a secret for tests" });
    expect(await another.verify(token)).toBe(false);
  });

  test("takes a challenge for 10 minutes, and forgets it afterwards", async () => {
    const token = await solved(check);
    clock.ms += 10 * minute + 1000;
    expect(await check.verify(token)).toBe(false);
    expect(await check.verify(await solved(check))).toBe(true);
    const stored = await getDb().selectFrom("human_check_used").select("challenge").execute();
    expect(stored).toHaveLength(1);
  });

  test("takes no challenge that was made easier, prolonged or signed by somebody else", async () => {
    expect(await check.verify(await solved(check, ({ parameters }) => void (parameters.data.until += 3600)))).toBe(
      false,
    );
    expect(await check.verify(await solved(check, ({ parameters }) => void (parameters.keyPrefix = "0")))).toBe(false);
    expect(await check.verify(await solved(check, (challenge) => void (challenge.signature = "0".repeat(64))))).toBe(
      false,
    );
    expect(await check.verify(await solved(altcha({ clock, used: forgetful, secret: "another secret" })))).toBe(false);
  });

  test.each(["", "x", "bnVsbA==", Buffer.from('{"challenge":{},"solution":{}}').toString("base64"), "\u0000", "ä"])(
    "takes no %j for a token",
    async (token) => {
      expect(await check.verify(token)).toBe(false);
    },
  );
});
