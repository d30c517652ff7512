import type { SearchHit } from "../../contracts/search.ts";
import type { Participants } from "../../contracts/participants.ts";
import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";
import type { Part, ParticipantsChange } from "../../machines/search/search.types.ts";

/** Kinds of groups that hits are shown in. */
export type GroupKind = "places" | "activities" | "themes" | "joined";

export interface ShownHit {
  readonly hit: SearchHit;
  /** Its page on the shop. */
  readonly address: string;
}

interface HitGroup {
  readonly kind: GroupKind;
  readonly hits: readonly ShownHit[];
}

export interface SearchProps {
  readonly placement: "auto" | "dropdown" | "screen";
  readonly languageTag: string;
  readonly isOpen: boolean;
  readonly part: Part;
  readonly text: string;
  readonly date: string | null;
  /** Today in Zurich. */
  readonly today: string;
  readonly participants: Participants;
  /** `waiting` has nothing to show yet; `failed` neither. */
  readonly state: "waiting" | "found" | "failed";
  /** Why the query failed, where it did. */
  readonly failure: LoadFailure;
  readonly isSlow: boolean;
  /** What is shown is what is popular, not what was typed. */
  readonly isPopular: boolean;
  readonly groups: readonly HitGroup[];
  /** Results; 0 where the groups are suggestions. */
  readonly count: number;
  /** The hit that the arrows have reached, by its id. */
  readonly active: string | null;
  /** A chosen hit's page is on its way. */
  readonly isLeaving: boolean;
  readonly nearbyAddress: string;
  readonly open: (part: Part) => void;
  readonly close: () => void;
  readonly type: (text: string, staysOpen?: boolean) => void;
  /** One hit further, or back; round at the ends. */
  readonly move: (by: 1 | -1) => void;
  readonly submit: () => void;
  readonly choose: (hit: SearchHit) => void;
  readonly openElsewhere: (hit: SearchHit) => void;
  readonly chooseNearby: () => void;
  readonly chooseDate: (date: string) => void;
  readonly changeParticipants: (change: ParticipantsChange) => void;
  /** How many can come at most. */
  readonly mostPeople: { readonly adults: number; readonly children: number };
  readonly reset: () => void;
  readonly again: () => void;
}
