import { useEffect, useState } from "react";
import type { Place } from "../../../contracts/transport.ts";

/** Typing is over after this much quiet (ms). */
const quiet = 300;

interface Typed {
  readonly text: string;
  readonly state: "searching" | "found" | "failed";
  readonly hits: readonly Place[];
  readonly active: string | null;
}

export interface PlaceField {
  readonly text: string;
  readonly isOpen: boolean;
  readonly state: Typed["state"];
  readonly hits: readonly Place[];
  readonly active: string | null;
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly move: (by: 1 | -1) => void;
  readonly pick: (place: Place) => void;
  readonly submit: () => void;
  readonly retry: () => void;
}

interface PlaceSearch {
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** The place that is chosen; its name is empty while unknown. */
  readonly chosen: { readonly id: string; readonly name: string } | null;
  /** Null for none any more. */
  readonly choose: (placeId: string | null) => void;
}

const untyped: Typed = { text: "", state: "found", hits: [], active: null };

/**
 * A place field that stands alone. What is typed lasts while the field has the focus: left without a choice, it shows
 * the place that was chosen before.
 */
export function usePlaceSearch({ find, chosen, choose }: PlaceSearch): PlaceField {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [last, setLast] = useState<Place | null>(null);
  const [attempt, setAttempt] = useState(0);
  const text = typed?.text.trim() ?? "";
  useEffect(() => {
    if (text === "") return undefined;
    const ending = new AbortController();
    const answered = (answer: Partial<Typed>) => {
      if (!ending.signal.aborted) setTyped((now) => now && { ...now, ...answer });
    };
    const timer = setTimeout(() => {
      find(text, ending.signal).then(
        (hits) => answered({ hits, state: "found", active: hits[0]?.id ?? null }),
        () => answered({ hits: [], state: "failed", active: null }),
      );
    }, quiet);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, attempt]);

  const { hits, active, state } = typed ?? untyped;
  const pick = (place: Place | undefined) => {
    if (!place) return;
    setLast(place);
    setTyped(null);
    if (place.id !== chosen?.id) choose(place.id);
  };
  return {
    text: typed?.text ?? (chosen?.id === last?.id ? last?.name : undefined) ?? chosen?.name ?? "",
    isOpen: typed !== null && text !== "",
    state,
    hits,
    active,
    close: () => setTyped(null),
    type: (next) => {
      const isSame = typed !== null && next.trim() === typed.text.trim();
      setTyped({
        ...(typed ?? untyped),
        text: next,
        ...(isSame ? {} : { state: "searching" }),
        ...(next.trim() === "" ? untyped : {}),
      });
      if (next === "" && chosen) choose(null);
    },
    move: (by) => {
      const here = hits.findIndex(({ id }) => id === active);
      const next = here < 0 && by < 0 ? hits.length - 1 : (here + by + hits.length) % Math.max(1, hits.length);
      setTyped(typed && { ...typed, active: hits[next]?.id ?? null });
    },
    pick,
    // Before the answer to what is typed, what an older text has found is no choice.
    submit: () => {
      if (state === "found") pick(hits.find(({ id }) => id === active));
    },
    retry: () => {
      setTyped(typed && { ...typed, state: "searching" });
      setAttempt(attempt + 1);
    },
  };
}
