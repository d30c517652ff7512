import type { SnapshotFrom } from "xstate";
import { translatedLanguageTag } from "../../contracts/locale.ts";
import { mostPeople } from "../../contracts/participants.ts";
import type { searchMachine } from "../../machines/search/search.machine.ts";
import { wantedOf } from "../../machines/search/search.rules.ts";
import type { SearchEvent } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import { addressOfGoal } from "./addresses.ts";
import { groupsOf } from "./groups.ts";
import type { SearchProps } from "./search.props.ts";

/** From the search's snapshot to its view's props: data, no words. */
export function connectSearch(
  snapshot: SnapshotFrom<typeof searchMachine>,
  send: (event: SearchEvent) => void,
  services: Services,
): SearchProps {
  const { context } = snapshot;
  const { text, date, active, answered } = context;
  const hasHits = context.hits.length > 0;
  const groups = groupsOf(hasHits ? context.hits : context.suggested);
  const ids = groups.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
  const isFailed = snapshot.matches({ query: "failed" });
  return {
    placement: context.placement,
    languageTag: translatedLanguageTag(services.locale),
    isOpen: !snapshot.matches({ panel: "closed" }),
    part: context.part,
    text,
    date,
    today: context.today,
    participants: context.participants,
    state: isFailed ? "failed" : answered === null ? "waiting" : "found",
    failure: loadFailureOf(context.failure),
    isSlow: snapshot.matches({ query: { querying: "slow" } }),
    isPopular: answered?.trim() === "",
    groups: groups.map(({ kind, hits }) => ({
      kind,
      hits: hits.map((hit) => ({ hit, address: addressOfGoal({ to: "hit", hit }, wantedOf(context), services) })),
    })),
    count: hasHits ? ids.length : 0,
    active,
    isLeaving: snapshot.matches({ panel: "leaving" }) || snapshot.matches({ panel: "awaiting" }),
    nearbyAddress: addressOfGoal({ to: "nearby" }, wantedOf(context), services),
    open: (part) => send({ type: "opened", part }),
    close: () => send({ type: "closed" }),
    type: (typed, staysOpen = false) => {
      send({ type: "text.changed", text: typed, staysOpen });
      if (typed !== "") send({ type: "opened", part: "results" });
    },
    move: (by) => send({ type: "active.moved", id: neighbour(ids, active, by) }),
    submit: () => send({ type: "submitted" }),
    choose: (hit) => send({ type: "hit.chosen", hit }),
    openElsewhere: (hit) => send({ type: "hit.opened", hit }),
    chooseNearby: () => send({ type: "nearby.chosen" }),
    chooseDate: (chosen) => send({ type: "date.chosen", date: chosen }),
    changeParticipants: (change) => send({ type: "participants.changed", change }),
    mostPeople,
    reset: () => send({ type: "reset" }),
    again: () => send({ type: "again" }),
  };
}

/** The next one, or the one before; round at the ends (APG, "Combobox"). */
function neighbour(ids: readonly string[], from: string | null, by: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const place = from === null ? (by === 1 ? -1 : 0) : ids.indexOf(from);
  return ids[(place + by + ids.length) % ids.length] ?? null;
}
