import type { HitType, SearchHit } from "../../contracts/search.ts";
import type { GroupKind } from "./search.props.ts";

const kinds: Record<HitType, GroupKind> = {
  location: "places",
  "location-generated": "places",
  poi: "places",
  activity: "activities",
  type: "themes",
  attribute: "themes",
  "location-type": "joined",
  "location-attribute": "joined",
};

/** So many of each kind are shown: the list is for looking over, the search page for reading on. */
const most: Record<GroupKind, number> = { places: 6, activities: 8, themes: 4, joined: 4 };

/** Hits by kind. The kind of the best hit comes first, so the first one shown is the first one found. */
export function groupsOf(hits: readonly SearchHit[]): { kind: GroupKind; hits: SearchHit[] }[] {
  const groups = new Map<GroupKind, SearchHit[]>();
  for (const hit of hits) {
    const kind = kinds[hit.type];
    const group = groups.get(kind) ?? [];
    if (group.length < most[kind]) groups.set(kind, [...group, hit]);
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}
