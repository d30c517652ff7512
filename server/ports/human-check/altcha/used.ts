import { instantAt } from "../../../clock.ts";
import type { Db } from "../../../db/connection.ts";
import { deleteExpiredChallenges, insertUsedChallenge } from "../../../db/queries/human-check-used.ts";

/** Remembers which challenges have been used, so that a solved one is good for one form. */
export interface UsedChallenges {
  /**
   * True for the first that uses a challenge, false for everybody after; forgotten once it has expired (`until`, ms).
   */
  use(challenge: string, until: number, now: number): Promise<boolean>;
}

/** The memory that all processes of a shop share. */
export function usedInDatabase(db: Db): UsedChallenges {
  return {
    async use(challenge, until, now) {
      await deleteExpiredChallenges(db, instantAt(now));
      return insertUsedChallenge(db, challenge, instantAt(until));
    },
  };
}
