/** The participants of a search. An age is null until it is entered. */
export interface Participants {
  readonly adults: number;
  /** Whole years. */
  readonly childrenAges: readonly (number | null)[];
}

/** No participants chosen (discovery spec §2: Reset sets both to 0). */
export const nobody: Participants = { adults: 0, childrenAges: [] };

/** Larger groups enquire in writing. */
export const mostPeople = { adults: 20, children: 10 } as const;

/** The child rule looks at ages from 0 to 17 (discovery spec §5). */
export const oldestChild = 17;

/**
 * The participants in an address: `adults=2&childrenAges=6,9`; an unknown age is left blank. Invalid values are
 * ignored.
 */
export function participantsIn(query: (name: string) => string | null): Participants {
  const adults = query("adults") ?? "";
  const ages = query("childrenAges");
  return {
    adults: /^\d{1,2}$/.test(adults) ? Math.min(Number(adults), mostPeople.adults) : 0,
    childrenAges: (ages?.split(",") ?? [])
      .slice(0, mostPeople.children)
      .map((age) => (/^\d{1,2}$/.test(age) && Number(age) <= oldestChild ? Number(age) : null)),
  };
}

/** The same as parameters, without unknown values. */
export function participantsParameters({ adults, childrenAges }: Participants): Record<string, string> {
  return {
    ...(adults > 0 ? { adults: String(adults) } : {}),
    ...(childrenAges.length > 0 ? { childrenAges: childrenAges.map((age) => age ?? "").join(",") } : {}),
  };
}
